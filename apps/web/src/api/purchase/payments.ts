// Payments: pay, ask how one stands, list them.
import {
  closePaymentCode,
  createPayment as createCall,
  getPayment,
  listPayments,
  type Payment,
  type PaymentRequest,
  sendPaymentCode,
} from '@portal/contract/paying/payments';
import { type PurchaseKind, purchaseKinds } from '@portal/contract/paying/purchase-kinds';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../../lib/http/result.ts';
import { ALL, asked, request, userProfileHeader } from '../requests.ts';
import { type OtherOrder, payForOther } from './pay-other.ts';

/** For a line of the customer's, or for somebody else. */
export type PaymentOrder = OwnOrder | OtherOrder;

export interface OwnOrder {
  action: PurchaseKind;
  /** The number of the line that the purchase is for. */
  line: string;
  body: PaymentRequest;
}

/**
 * The whole result, because each ending has its words: 201 authorized, 202 in verification, 402 declined,
 * 409 no longer payable; no answer means the outcome is unknown, so ask `paymentsQuery` by `correlatorId`
 * or send the very same order again, which charges at most once.
 */
export async function createPayment(order: PaymentOrder): Promise<Result<Payment>> {
  if ('other' in order) return payForOther(order);
  const { action, line, body } = order;
  return request(createCall, {
    line,
    headers: { ...userProfileHeader(), action: purchaseKinds[action].action, serviceid: line },
    body,
  });
}

/** By SMS, to the confirmed number of the profile. */
export const sendCode = async (id: string): Promise<Result<null>> =>
  request(sendPaymentCode, { params: { id } });

/** Nothing is paid by it any more; how the payment stands then. */
export const closeCode = async (id: string): Promise<Result<Payment>> =>
  request(closePaymentCode, { params: { id } });

/** While its outcome is not known, a payment that is shown is asked for again. */
const VERIFY_EVERY_MS = 3_000;

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: ['payments', 'one', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Payment> =>
      dataOf(await request(getPayment, { params: { id }, signal })),
    refetchInterval: ({ state }) => state.data?.status.startsWith('pending') === true && VERIFY_EVERY_MS,
  });

/** So many at first; the double each time that more are wanted. */
export const MOVEMENTS_AT_ONCE = 30;

export interface Movements {
  payments: Payment[];
  /** With those that were not asked for. */
  total: number;
}

/** The latest payments for one line, or for all that the customer paid for, newest first. */
export const movementsQuery = (line: string | null, count: number) =>
  queryOptions({
    queryKey: ['payments', 'line', line, count],
    queryFn: async ({ signal }): Promise<Movements> => {
      const answer = await request(listPayments, {
        query: {
          limit: String(Math.min(count, Number(ALL))),
          ...(line === null ? {} : { 'product.publicIdentifier': line }),
        },
        ...(line === null ? {} : { line }),
        signal,
      });
      const payments = dataOf(answer);
      const total = Number(answer.headers.get('X-Total-Count') ?? payments.length);
      return { payments, total };
    },
  });

/** The latest for a line, as the server has them at this moment: from whatever tab or device. */
export async function latestPayments(line: string): Promise<Payment[]> {
  const query = { limit: '10', 'product.publicIdentifier': line };
  const { data } = await request(listPayments, { query, line });
  return data ?? [];
}

/** The customer's payments, newest first; of one bill or package, or of one purchase's own key. */
export function paymentsQuery(filter: { itemId?: string; correlatorId?: string } = {}) {
  const { itemId, correlatorId } = filter;
  return queryOptions({
    queryKey: ['payments', 'list', itemId ?? null, correlatorId ?? null],
    staleTime: 0,
    queryFn: asked(listPayments, {
      query: {
        ...(itemId === undefined ? {} : { 'item.id': itemId }),
        ...(correlatorId === undefined ? {} : { correlatorId }),
      },
    }),
  });
}
