// The states of a bill, each by one word wherever it is shown.
import { bookedWithin } from '@portal/help/promises';

export const billStates = {
  toPay: 'Por pagar',
  overdue: 'Vencida',
  verifying: 'En verificación',
  awaited: 'Esperando tu pago',
  inProcess: 'Pago en proceso',
  inProcessText: (money: string) => `Recibimos tu pago de ${money}. Se registra ${bookedWithin}.`,
  settled: 'Pagada',
  cancelled: 'Anulada',
  /** Beside one of the others. */
  inClaim: 'En reclamo',
} as const;
