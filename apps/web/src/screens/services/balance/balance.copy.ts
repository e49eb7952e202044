// Every sentence of «Adelanto de saldo» and «Pasar saldo».
import * as titles from '@portal/help/page-titles.copy';

export const advanceCopy = {
  title: titles.advance,
  lead: 'Si se te acabó el saldo, te lo adelantamos y lo descontamos de tu próxima recarga.',
  none: 'No tienes líneas prepago. Cuando tengas una, la verás aquí.',
  failed: 'No pudimos cargar tu adelanto',
  waiting: 'Cargando tu adelanto',
  card: '¿Cuánto necesitas?',
  owed: 'Tu adelanto',
  choose: 'Valor',
  total: (total: string, fee: string) => `De tu próxima recarga se descuentan ${total}: ${fee} es el costo.`,
  effects: [
    'Lo recibes enseguida en tu saldo.',
    'Se descuenta de cualquier recarga, la haga quien la haga.',
    'Solo puedes tener un adelanto a la vez.',
  ],
  take: (amount: string) => `Recibir ${amount}`,
  taking: 'Pidiendo…',
  taken: 'Listo, ya tienes el saldo',
  open: (owed: string) => `Debes ${owed} de tu adelanto`,
  openText: 'Se descuentan de tu próxima recarga. Después puedes pedir otro.',
  recharge: 'Recargar',
  reasons: {
    balance: 'Todavía tienes saldo. El adelanto es para cuando se acaba.',
    line: 'Esta línea no puede recibir adelantos.',
    open: 'Esta línea ya tiene un adelanto por pagar.',
  },
  notTaken: (phone: string) => `No pudimos adelantarte saldo. Inténtalo de nuevo o llámanos al ${phone}.`,
  errors: {
    ADVANCE_OPEN: 'Esta línea ya tiene un adelanto por pagar.',
    ADVANCE_NOT_NOW: 'Todavía tienes saldo. El adelanto es para cuando se acaba.',
    NOT_FOR_THIS_LINE: 'Esta línea no puede recibir adelantos.',
    AMOUNT_CHANGED: 'El costo cambió. Revísalo antes de pedirlo.',
  } as Readonly<Record<string, string>>,
} as const;

export const transferCopy = {
  title: titles.passBalance,
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
