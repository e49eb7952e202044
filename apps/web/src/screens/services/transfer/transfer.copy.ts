// Every sentence of «Pasar saldo».

export const transferCopy = {
  title: 'Pasar saldo',
  lead: 'De tu línea prepago a otra línea prepago, tuya o de quien quieras.',
  none: 'No tienes líneas prepago. Cuando tengas una, la verás aquí.',
  failed: 'No pudimos cargar cuánto puedes pasar',
  waiting: 'Cargando',
  card: '¿A quién y cuánto?',
  to: 'Número que recibe',
  toWrong: 'Escribe un número móvil',
  amount: 'Valor',
  rule: (least: string, most: string, left: string) =>
    `Desde ${least}, hasta ${most} al día. Hoy te quedan ${left}.`,
  amountWrong: (least: string, left: string) => `Escribe un valor entre ${least} y ${left}`,
  effects: [
    'Llega enseguida y no cuesta nada.',
    'No se devuelve: revisa el número.',
    'Avisamos a las dos líneas.',
  ],
  pass: 'Pasar saldo',
  passing: 'Pasando…',
  passed: (amount: string) => `Listo, pasaste ${amount}`,
  notPassed: (phone: string) => `No pudimos pasar el saldo. Inténtalo de nuevo o llámanos al ${phone}.`,
  errors: {
    TRANSFER_RECEIVER: 'No podemos pasar saldo a ese número: tiene que ser una línea prepago activa.',
    TRANSFER_BALANCE: 'No tienes saldo suficiente.',
    TRANSFER_LIMIT: 'Es más de lo que te queda por hoy.',
    ADVANCE_OPEN: 'Primero paga tu adelanto con una recarga.',
    NOT_FOR_THIS_LINE: 'Esta línea no puede pasar saldo.',
    TOO_MANY_REQUESTS: 'Pasaste saldo muchas veces hoy. Inténtalo mañana.',
  } as Readonly<Record<string, string>>,
} as const;
