// A card that is saved, as a browser saves one: a token made for it, and the call.
import { randomUUID } from 'node:crypto';
import {
  type AutoPay,
  type PaymentMethod,
  savePaymentMethod,
  setAutoPay,
} from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import type { TestApp } from '../build-app.ts';
import { billPaymentBody, cards } from './card.ts';
import { proveSession } from './second-factor.ts';

export async function savingToken(
  { payOrigin }: Pick<TestApp, 'payOrigin'>,
  number: string = cards.approved,
  expiryYear = '39',
) {
  const card = { name: 'CLIENTA', number, cvv: '123', expiryMonth: '12', expiryYear };
  const answer = await fetch(`${payOrigin}/v1/subscription-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'public-merchant-id': 'sandbox' },
    body: JSON.stringify({ card, currency: currencyCode }),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`no token: ${answer.status}`);
  return token;
}

/** By somebody who has just said who they are. */
export async function saveCard(app: TestApp, token: string, cardToken: string) {
  await proveSession(app, token);
  return app.call({ method: 'POST', url: savePaymentMethod.path, token, payload: { cardToken } });
}

export async function givenCard(app: TestApp, token: string, number?: string): Promise<PaymentMethod> {
  const answer = await saveCard(app, token, await savingToken(app, number));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** By somebody who has just said who they are. */
export async function wishAutoPay(app: TestApp, token: string, accountId: string, wish: object) {
  await proveSession(app, token);
  const url = `${setAutoPay.path}?billingAccountId=${encodeURIComponent(accountId)}`;
  return app.call({ method: 'PUT', url, token, payload: wish });
}

export async function autoPayOf(app: TestApp, token: string, accountId: string): Promise<AutoPay> {
  const url = `${setAutoPay.path}?billingAccountId=${encodeURIComponent(accountId)}`;
  return (await app.call({ method: 'GET', url, token })).json();
}

/** The bill is paid with a saved card. */
export function payWithSaved(
  app: TestApp,
  token: string,
  { billNo, methodId, dollars = 18.39, correlatorId = `EC-${randomUUID()}` }: SavedPayment,
) {
  const { authorizationCode: _, ...body } = billPaymentBody({ billNo, token: '', dollars, correlatorId });
  return app.call({
    method: 'POST',
    url: createPayment.path,
    token,
    headers: { action: '3' },
    payload: { ...body, paymentMethod: [{ '@type': 'tokenizedCard', id: methodId }] },
  });
}

export interface SavedPayment {
  billNo: string;
  methodId: string;
  dollars?: number;
  correlatorId?: string;
}

/** As if so many days had passed for what is paid by itself, and everything of this user were due. */
export async function passDays({ database }: Pick<TestApp, 'database'>, userId: string, days: number) {
  const { pool } = database;
  await pool.query('update auto_pay_bills set charge_on = charge_on - $2::int where user_id = $1', [
    userId,
    days,
  ]);
  await pool.query("update auto_pays set look_at = now() - interval '1 second' where user_id = $1", [userId]);
  await pool.query("update auto_top_ups set look_at = now() - interval '1 second' where user_id = $1", [
    userId,
  ]);
}
