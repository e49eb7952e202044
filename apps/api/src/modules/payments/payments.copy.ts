// What is told of a payment: how it was made, what was bought, and of one that is made elsewhere by a code.
import type { LaterMethod, ReturnedMoney } from '@portal/contract/paying/paid-later';
import type { PurchaseMethod } from '@portal/contract/paying/payments';

export const returnWords: Record<ReturnedMoney['reason'], string> = {
  twice: 'porque ya estaba pagado',
  amount: 'porque no era el valor exacto',
  late: 'porque el código ya había vencido',
  replaced: 'porque ya lo pagaste de otra forma',
};

export const methodCopy = {
  names: {
    card: 'Tarjeta de crédito o débito',
    savedCard: 'Tarjeta guardada',
    invoice: 'Cargo a factura',
    balance: 'Cargo a saldo',
    bankTransfer: 'Transferencia bancaria',
    cash: 'Efectivo con código',
    qr: 'Código QR',
  } satisfies Record<PurchaseMethod, string>,
  card: (brand: string, lastFour: string) => `${brand} terminada en ${lastFour}`,
  automatic: (words: string) => `${words}, cobro automático`,
  byLink: 'Tarjeta de otra persona, por enlace de pago',
} as const;

/** Without accents: what an SMS holds. */
export const laterCopy: Record<LaterMethod, (code: string) => string> = {
  bankTransfer: (code) => `Transfiere con la referencia ${code}`,
  cash: (code) => `Paga en caja con el codigo ${code}`,
  qr: (code) => `Paga con el codigo QR ${code}`,
};

/** What was bought, as an agreement calls it. */
export const purchaseActCopy = {
  bill: (billNo: string) => `Pago de la factura ${billNo}`,
  otherBill: 'Pago de la factura de otra persona',
  package: (name: string) => `Paquete ${name}`,
  instalment: (name: string) => `Pago: ${name}`,
  /** A part of an arrangement. */
  instalmentName: (position: number, count: number, billNo: string) =>
    count === 1 ? `acuerdo de la factura ${billNo}` : `parte ${position} de ${count} de la factura ${billNo}`,
  recharge: () => 'Recarga de saldo',
} as const;
