// TMF676 payments: the ledger. What is bought and what follows from it is the flows' business.
import type { CodeEnd } from '@portal/contract/paying/paid-later';
import { purchaseKinds } from '@portal/contract/paying/purchase-kinds';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import { boughtCopy, methodCopy, ofAnother } from './payments.copy.ts';
import type { createPaymentsStore, PaymentRow } from './payments.store.ts';

export type { NewPayment, PaymentFilter, PaymentResult, PaymentRow } from './payments.store.ts';

export type Payments = ReturnType<typeof createPaymentsStore>;

/** The card by its brand and last digits, once the provider has named it. */
export function methodWords(
  payment: Pick<PaymentRow, 'method' | 'cardBrand' | 'cardLastFour' | 'channel'>,
): string {
  const { method, cardBrand, cardLastFour, channel } = payment;
  // Of somebody who paid by a link not even the end of their card.
  if (channel === 'link') return methodCopy.byLink;
  const words =
    cardBrand && cardLastFour ? methodCopy.card(cardBrand, cardLastFour) : methodCopy.name(method);
  return channel === 'automatic' ? methodCopy.automatic(words) : words;
}

/** Who pays does not have what it is for, and learns nothing more of it than they came with. */
export const isForOther = ({ channel }: { channel: string }): boolean =>
  channel === 'other' || channel === 'guest';

/** The line, and the bill, as whoever has paid may read them. */
export function shownOf(payment: Pick<PaymentRow, 'kind' | 'channel' | 'serviceNumber' | 'itemId'>) {
  const number = nationalNumber(payment.serviceNumber);
  const isHidden = payment.kind === 'bill' && isForOther(payment);
  const shown = isHidden ? lastFourShown(number) : number;
  return { number: shown, item: isHidden ? shown : nationalNumber(payment.itemId) };
}

type Bought = Pick<PaymentRow, 'kind' | 'channel' | 'itemId' | 'itemName'>;

/** What was bought: its kind, in few words, and in more. */
export function boughtWords({
  kind,
  channel,
  itemId,
  itemName,
}: Bought): Record<'label' | 'short' | 'long', string> {
  const { label, short, long } = boughtCopy[kind];
  const name = kind === 'bill' && isForOther({ channel }) ? ofAnother : itemName || itemId;
  return { label, short: short(name), long: long(name) };
}

/** As it may be told: what was charged and not yet given is in verification. */
export const standingOf = ({ status, effect }: PaymentRow): PaymentRow['status'] =>
  status === 'authorized' && effect === 'due' ? 'unknown' : status;

/**
 * What became of a code that pays nothing: nobody has paid by it in time, it was closed, or it was paid for what could no
 * longer be given. Null where there was none, or it waits, or has paid.
 */
export function endOfCode({ status, instructions, declineCode }: PaymentRow): CodeEnd | null {
  if (instructions === null) return null;
  if (declineCode === closedCode.byOwner || declineCode === closedCode.byOther) return 'closed';
  if (status === 'denied') return 'expired';
  return status === 'failed' ? 'gone' : null;
}

/** Who has closed it: whose it is, or somebody else, or nobody knows who. */
export const closedCode = { byOwner: 'REPLACED', byOther: 'REPLACED_BY_OTHER' } as const;

/** What was billed before: its tax is inside, and it can be paid once. */
export const isOwed = ({ kind }: Pick<PaymentRow, 'kind'>): boolean => purchaseKinds[kind].isOwed;
