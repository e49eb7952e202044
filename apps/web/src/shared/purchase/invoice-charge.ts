// A purchase that was charged to the invoice: not paid yet, and from some day on part of a bill.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { waitingChargesQuery } from '../../api/purchase/billing.ts';
import { receiptCopy } from './result/receipt.copy.ts';

const { charged: copy } = receiptCopy;

export function isCharged({ paymentMethod }: Payment): boolean {
  return paymentMethod['@type'] === 'account';
}

/** Ids of the account's payments that wait for its next bill; null while that is not known. */
export type WaitingIds = ReadonlySet<string> | null;

/** @param of one of the account's payments; nothing is asked without one */
export function useWaitingIds(of: Payment | undefined): WaitingIds {
  const line = { number: of?.product.publicIdentifier ?? '', accountId: of?.account.id ?? '' };
  const { data } = useQuery({ ...waitingChargesQuery(line), enabled: of !== undefined });
  return data ? new Set(data.map(({ id }) => id)) : null;
}

export function chargeWords({ id }: Payment, waiting: WaitingIds): string {
  return waiting === null || waiting.has(id) ? copy.next : copy.billed;
}
