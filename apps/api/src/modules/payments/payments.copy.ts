// What is told of a payment: how it was made, what was bought, and of one that is made elsewhere by a code.
import type { LaterMethod, ReturnedMoney } from '@portal/contract/paying/paid-later';
import type { PurchaseMethod } from '@portal/contract/paying/payments';
import type { PurchaseKind } from '@portal/contract/paying/purchase-kinds';

export const returnWords: Record<ReturnedMoney['reason'], string> = {
  twice: 'porque ya estaba pagado',
  amount: 'porque no era el valor exacto',
  late: 'porque el código ya había vencido',
  replaced: 'porque ya lo pagaste de otra forma',
  gone: 'porque la compra no se pudo completar',
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

interface BoughtWords {
  label: string;
  /** In a receipt. */
  short: (name: string) => string;
  /** As what was agreed to, and on a bill. */
  long: (name: string) => string;
}

const named = (label: string) => ({ label, short: (name: string) => `${label} ${name}` });

export const rechargeName = 'Recarga de saldo';
export const boughtCopy: Record<PurchaseKind, BoughtWords> = {
  bill: { ...named('Factura'), long: (billNo) => `Pago de la factura ${billNo}` },
  package: { ...named('Paquete'), long: named('Paquete').short },
  recharge: { label: 'Recarga', short: () => rechargeName, long: () => rechargeName },
  instalment: { ...named('Acuerdo de pago:'), label: 'Acuerdo de pago', long: (name) => `Pago: ${name}` },
};
/** Of the bill of somebody else nothing more is said. */
export const ofAnother = 'de otra persona';

/** A part of an arrangement. */
export const instalmentName = (position: number, count: number, billNo: string): string =>
  count === 1 ? `acuerdo de la factura ${billNo}` : `parte ${position} de ${count} de la factura ${billNo}`;
