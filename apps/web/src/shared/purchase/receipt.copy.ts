// Every sentence around a receipt, whatever was paid.
import { paymentStates } from './payment-states.copy.ts';

export const receiptCopy = {
  title: 'Comprobante de pago',
  charged: {
    title: 'Comprobante de compra',
    /** Until a bill has it. */
    next: paymentStates.charged,
    billed: paymentStates.billed,
    total: 'Total',
    date: 'Fecha de compra',
  },
  loading: 'Cargando tu comprobante',
  authorization: 'Número de autorización',
  paidOn: 'Fecha de pago',
  customer: 'Cliente',
  line: 'Línea',
  method: 'Forma de pago',
  total: 'Total pagado',
  print: 'Imprimir',
  share: 'Compartir',
  copied: 'Copiamos el comprobante. Pégalo donde quieras.',
  notCopied: 'No pudimos copiar el comprobante.',
  fact: (term: string, value: string) => `${term}: ${value}`,
  overdue: {
    title: (name: string, money: string) => `${name} tiene ${money} vencidos`,
    pay: (money: string) => `Pagar ${money}`,
  },
  failed: {
    title: 'No pudimos cargar tu comprobante',
    text: 'Tu pago está hecho. Intenta de nuevo en un momento.',
  },
} as const;
