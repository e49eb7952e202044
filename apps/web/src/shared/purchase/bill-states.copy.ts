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

/** Of a bill as a file. */
export const billFileCopy = {
  failed: 'No pudimos descargar la factura. Revisa tu internet e intenta de nuevo.',
  notYet: 'Tu factura estará lista en los próximos 5 días laborales a partir de tu fecha de corte.',
} as const;
