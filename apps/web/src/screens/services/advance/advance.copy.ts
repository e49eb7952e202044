// Every sentence of «Adelanto de saldo».

export const advanceCopy = {
  title: 'Adelanto de saldo',
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
