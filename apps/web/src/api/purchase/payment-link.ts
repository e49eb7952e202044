// A bill that somebody without an account pays: the link to it, what it shows, and its payment.
import {
  createPaymentLink as createCall,
  getLinkedBill,
  type LinkedBill,
  type LinkPayment,
  payLinkedBill,
} from '@portal/contract/paying/payment-link';
import { currencyCode } from '@portal/market/money';
import type { Result } from '../../lib/http/result.ts';
import { dollarsFromCents } from '../../lib/money.ts';
import { isMoment, isNumber, isText, oneOf, record } from '../../lib/shape.ts';
import { request } from '../requests.ts';

const malformed = { code: 'MALFORMED', message: '' } as const;

const isLink = record({ url: isText, expiresAt: isMoment });
const isLinkedBill = record({
  totalAmount: record({ amount: isNumber }),
  serviceNumber: isText,
  status: oneOf('open', 'inProcess', 'paid'),
  expiresAt: isMoment,
});
const isLinkPayment = record({
  status: oneOf('authorized', 'pendingAuthorization', 'denied', 'failed'),
  totalAmount: record({ amount: isNumber }),
});

export async function createPaymentLink(billNo: string): Promise<Result<{ url: string; expiresAt: string }>> {
  const answer = await request(createCall, { body: { billNo } });
  return answer.error || isLink(answer.data) ? answer : { ...answer, error: malformed, data: null };
}

export async function findLinkedBill(token: string): Promise<Result<LinkedBill>> {
  const answer = await request(getLinkedBill, { params: { token } });
  return answer.error || isLinkedBill(answer.data) ? answer : { ...answer, error: malformed, data: null };
}

export interface LinkedOrder {
  /** The same key is the same payment. */
  correlatorId: string;
  cardToken: string;
  totalCents: number;
  email: string;
}

export async function payLinked(token: string, order: LinkedOrder): Promise<Result<LinkPayment>> {
  const { correlatorId, cardToken, totalCents, email } = order;
  const answer = await request(payLinkedBill, {
    params: { token },
    body: {
      correlatorId,
      authorizationCode: cardToken,
      totalAmount: { amount: dollarsFromCents(totalCents), units: currencyCode },
      ...(email === '' ? {} : { email }),
    },
  });
  return answer.error || isLinkPayment(answer.data) ? answer : { ...answer, error: malformed, data: null };
}
