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
import { request } from '../requests.ts';

export async function createPaymentLink(billNo: string): Promise<Result<{ url: string; expiresAt: string }>> {
  return request(createCall, { body: { billNo } });
}

export async function findLinkedBill(token: string): Promise<Result<LinkedBill>> {
  return request(getLinkedBill, { params: { token } });
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
  return request(payLinkedBill, {
    params: { token },
    body: {
      correlatorId,
      authorizationCode: cardToken,
      totalAmount: { amount: dollarsFromCents(totalCents), units: currencyCode },
      ...(email === '' ? {} : { email }),
    },
  });
}
