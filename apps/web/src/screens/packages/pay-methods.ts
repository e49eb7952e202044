// How a package may be paid, by kind of line (PAY-7): the invoice for postpaid, a card for prepaid.
import { settings } from '../../lib/settings.ts';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import type { SoldLine } from '../../shared/line-facts.ts';

/** The balance of a prepaid line is behind a setting of the operator's. */
export function payMethods(kind: SoldLine['kind']): readonly PayMethod[] {
  if (kind === 'Postpaid') return ['invoice'];
  return settings().balancePayment === 'on' ? ['card', 'balance'] : ['card'];
}

/** A balance of exactly the price is not enough (PAY-8). */
export function isEnough(balanceCents: number, priceCents: number): boolean {
  return balanceCents - priceCents > 0;
}
