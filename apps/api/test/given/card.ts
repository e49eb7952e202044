// The browser's half of a card payment: a token from the provider, bound to an amount.
import { currencyCode } from '@portal/market/money';
import type { TestApp } from '../build-app.ts';

export const cards = {
  approved: '5451951574925480',
  refusedAtToken: '4574441215190335',
  declined: '4349003000047015',
  insufficient: '4349001210846432',
  answerLost: '4349004800000006',
  repeatsItsWebhook: '4349009900000004',
  /** Its bank asks, and is not answered. */
  unproven: '4349003100000005',
} as const;

export async function requestToken(
  payOrigin: string,
  number: string,
  totalAmount: number,
): Promise<Response> {
  return fetch(`${payOrigin}/card/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'public-merchant-id': 'sandbox' },
    body: JSON.stringify({
      card: { name: 'CLIENTA', number, cvv: '123', expiryMonth: '12', expiryYear: '39' },
      totalAmount,
      currency: currencyCode,
      isDeferred: false,
    }),
  });
}

export async function givenToken(
  app: Pick<TestApp, 'payOrigin'>,
  number: string,
  totalAmount: number,
): Promise<string> {
  const answer = await requestToken(app.payOrigin, number, totalAmount);
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`no card token: ${answer.status}`);
  return token;
}

/** What the provider knows of a payment: its ledger, asked from outside. */
export async function chargesOf(payOrigin: string, paymentId: string): Promise<unknown[]> {
  const answer = await fetch(`${payOrigin}/card/v1/charges?idempotencyKey=${paymentId}`, {
    headers: { 'private-merchant-id': 'sandbox-private' },
  });
  return (await answer.json()) as unknown[];
}

export interface BillPayment {
  billNo: string;
  token: string;
  dollars: number;
  correlatorId: string;
}

export interface OtherPayment extends Omit<BillPayment, 'billNo'> {
  serviceId: string;
  email?: string;
}

/** The body of a bill or a top-up that is paid for somebody else. */
export const otherPaymentBody = ({ token, dollars, ...asked }: OtherPayment) => ({
  ...asked,
  totalAmount: { amount: dollars, units: currencyCode },
  paymentMethod: { '@type': 'bankCard', authorizationCode: token },
});

/** The body of the documents' bill payment. */
export function billPaymentBody({ billNo, token, dollars, correlatorId }: BillPayment) {
  const amount = { amount: dollars, units: currencyCode };
  const none = { amount: 0, units: currencyCode };
  return {
    correlatorId,
    name: 'Pago de factura',
    authorizationCode: token,
    paymentDate: '2026-11-21',
    amount,
    taxAmount: none,
    totalAmount: amount,
    channel: { id: '1', name: 'Portal personas' },
    paymentItem: [
      { amount, taxAmount: none, totalAmount: amount, item: { id: billNo, '@referredType': 'bill' } },
    ],
    paymentMethod: { '@type': 'paymentGateway' },
  };
}

/** The body of a part of a payment arrangement: a bill's, but for what is paid. */
export function partPaymentBody({ id, ...asked }: Omit<BillPayment, 'billNo'> & { id: string }) {
  const { paymentItem, ...body } = billPaymentBody({ ...asked, billNo: id });
  return {
    ...body,
    paymentItem: paymentItem.map((each) => ({ ...each, item: { id, '@referredType': 'instalment' } })),
  };
}
