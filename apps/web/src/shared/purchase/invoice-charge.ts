// A purchase that was charged to the invoice: not paid yet, and from some day on part of a bill.
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery } from '@tanstack/react-query';
import { waitingChargesQuery } from '../../api/purchase/billing.ts';
import { receiptCopy } from './receipt.copy.ts';

const { charged: copy } = receiptCopy;

export function isCharged({ paymentMethod }: Payment): boolean {
  return paymentMethod['@type'] === 'account';
}

/** Ids of the payments that wait for a next bill; null while that is not known. */
export type WaitingIds = ReadonlySet<string> | null;

/** @param isAsked there is a payment of which it is not said otherwise */
export function useWaitingIds(isAsked: boolean): WaitingIds {
  const { data } = useQuery({ ...waitingChargesQuery, enabled: isAsked });
  return data ? new Set(data.map(({ id }) => id)) : null;
}

export function chargeWords({ id }: Payment, waiting: WaitingIds): string {
  return waiting === null || waiting.has(id) ? copy.next : copy.billed;
}
