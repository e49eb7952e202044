// The browser's half of a card payment: a token from the provider, bound to an amount.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AutoPay,
  type PaymentMethod,
  savePaymentMethod,
  setAutoPay,
} from '@portal/contract/paying/payment-methods';
import { createPayment } from '@portal/contract/paying/payments';
import { currencyCode } from '@portal/market/money';
import type { TestApp } from '../build-app.ts';
import { proveSession } from './codes.ts';

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

/** The same, paid later with a code: no card gives a token for it. */
export const byCode = (body: object, method = 'cash') => ({
  ...body,
  authorizationCode: undefined,
  paymentMethod: { '@type': method },
});

/** The body of a part of a payment arrangement: a bill's, but for what is paid. */
export function partPaymentBody({ id, ...asked }: Omit<BillPayment, 'billNo'> & { id: string }) {
  const { paymentItem, ...body } = billPaymentBody({ ...asked, billNo: id });
  return {
    ...body,
    paymentItem: paymentItem.map((each) => ({ ...each, item: { id, '@referredType': 'instalment' } })),
  };
}

// The line between the server and the card sandbox, with the faults that real ones have.

/**
 * What happens to a charge on its way: it passes; it never arrives; it arrives and its answer is lost, or
 * becomes a 500; or it waits until it is let go. Questions and refunds always pass, unless the provider is down.
 */
type LineFault = 'none' | 'cut before' | 'cut after' | '500 after' | 'held' | 'down';

interface CardLine {
  /** For `cardsThrough`. */
  lead(payOrigin: string): Promise<string>;
  /** Of the charges that come from now on. */
  fault: LineFault;
  /** Lets the held charges go on. */
  release(): void;
  /** How many charges are held. */
  held(): number;
  close(): Promise<void>;
}

export function createCardLine(): CardLine {
  let target = '';
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    void forward(request, response).catch(() => response.destroy());
  });

  const line: CardLine = {
    fault: 'none',
    async lead(payOrigin) {
      target = payOrigin;
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    release() {
      for (const go of waiting.splice(0)) go();
    },
    held: () => waiting.length,
    async close() {
      line.release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (line.fault === 'down') return void response.writeHead(503).end();
    const fault = request.method === 'POST' ? line.fault : 'none';
    if (fault === 'cut before') return void response.destroy();
    if (fault === 'held') await new Promise<void>((go) => waiting.push(go));

    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const answer = await fetch(`${target}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const body = await answer.text();
    if (fault === 'cut after') return void response.destroy();
    const status = fault === '500 after' ? 500 : answer.status;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }

  return line;
}

interface PaidBill {
  billNo: string;
  dollars: number;
  card?: string;
  cardToken?: string;
}

const payBill = (app: TestApp, token: string, payload: object) =>
  app.call({ method: 'POST', url: createPayment.path, token, headers: { action: '3' }, payload });

/** Each time a payment of its own. */
export async function payBillByCard(app: TestApp, token: string, { billNo, dollars, ...by }: PaidBill) {
  const cardToken = by.cardToken ?? (await givenToken(app, by.card ?? cards.approved, dollars));
  const correlatorId = `EC-${randomUUID()}`;
  return payBill(app, token, billPaymentBody({ billNo, dollars, correlatorId, token: cardToken }));
}

/** The code by which it is paid later. */
export const askBillCode = (app: TestApp, token: string, bill: Pick<PaidBill, 'billNo' | 'dollars'>) =>
  payBill(app, token, byCode(billPaymentBody({ ...bill, correlatorId: `EC-${randomUUID()}`, token: '' })));

/** A card that is saved, as a browser saves one: a token made for it, and the call. */
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

interface SavedPayment {
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
