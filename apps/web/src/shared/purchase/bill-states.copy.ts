// The states of a bill, each by one word wherever it is shown.
export const billStates = {
  toPay: 'Por pagar',
  overdue: 'Vencida',
  verifying: 'En verificación',
  awaited: 'Esperando tu pago',
  inProcess: 'Pago en proceso',
  inProcessText: (money: string) => `Recibimos tu pago de ${money}. Se registra en 24 horas.`,
  settled: 'Pagada',
  cancelled: 'Anulada',
  /** Beside one of the others. */
  inClaim: 'En reclamo',
} as const;
