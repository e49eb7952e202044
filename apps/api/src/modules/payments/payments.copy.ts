// What is told of a payment: how it was made, what was bought, and of one that is made elsewhere by a code.
import { isPaidLater, type ReturnedMoney } from '@portal/contract/paying/paid-later';
import type { PurchaseMethod } from '@portal/contract/paying/payments';
import type { PurchaseKind } from '@portal/contract/paying/purchase-kinds';
import { elsewhereWords, wayNames } from '@portal/help/ways-to-pay.copy';

export const returnWords: Record<ReturnedMoney['reason'], string> = {
  twice: 'porque ya estaba pagado',
  amount: 'porque no era el valor exacto',
  late: 'porque el código ya había vencido',
  replaced: 'porque ya lo pagaste de otra forma',
  gone: 'porque la compra no se pudo completar',
};

export const methodCopy = {
  name: (method: PurchaseMethod): string =>
    isPaidLater(method) ? elsewhereWords[method].name : wayNames[method],
  card: (brand: string, lastFour: string) => `${brand} terminada en ${lastFour}`,
  automatic: (words: string) => `${words}, cobro automático`,
  byLink: 'Tarjeta de otra persona, por enlace de pago',
} as const;

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
