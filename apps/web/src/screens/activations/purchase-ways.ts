// How packages and top-ups are paid from 'Compra de paquetes y recargas': each method in the payment frame, or, where
// there is none, on the pages that take it.
import type { FrameType } from '@portal/contract/payment-frame';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import type { SoldLine } from '../../shared/line-facts.ts';

type MobileKind = SoldLine['kind'];

export type Way = 'recharge' | 'packages';

/** A card for both kinds, the invoice for postpaid lines, the balance for prepaid ones (PAY-7). */
const METHODS: Record<MobileKind, readonly PayMethod[]> = {
  Postpaid: ['card', 'invoice'],
  Prepaid: ['card', 'balance'],
};

/** What the payment frame is opened for. */
export const frameTypes: Record<PayMethod, FrameType> = {
  card: 'tdc',
  invoice: 'factura',
  balance: 'prepaid',
};

export const wayPaths: Record<Way, string> = { recharge: paths.recharge(), packages: paths.packages() };

/** The pages that take this method for this kind of line. */
export function waysOf(kind: MobileKind, method: PayMethod): readonly Way[] {
  if (kind === 'Postpaid') return method === 'invoice' ? ['recharge', 'packages'] : [];
  if (method === 'balance') return settings().balancePayment === 'on' ? ['packages'] : [];
  return method === 'card' ? ['recharge', 'packages'] : [];
}

export const hasFrame = (): boolean => settings().paymentFrame === 'on';

/** Those that lead somewhere; the others are not offered. */
export function methodsFor(kind: MobileKind, isAvailable: (path: string) => boolean): readonly PayMethod[] {
  if (hasFrame()) return METHODS[kind];
  return METHODS[kind].filter((method) => waysOf(kind, method).some((way) => isAvailable(wayPaths[way])));
}
