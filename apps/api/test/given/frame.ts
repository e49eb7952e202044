// The payment frame from both its sides: the portal's window, and the frame's own server.

import { createHmac } from 'node:crypto';
import {
  authenticatePaymentFrame,
  confirmPaymentFrame,
  type FrameOrder,
  type FrameType,
  getPaymentFrame,
  openPaymentFrame,
  type PaymentFrame,
  redeemPaymentFrame,
} from '@portal/contract/paying/payment-frame';
import { currencyCode } from '@portal/market/money';
import { expect } from 'vitest';
import { frameSecret, type TestApp } from '../build-app.ts';
import type { Buyer } from './buyer.ts';
import { cards, givenToken } from './cards.ts';

export type Who = Pick<Buyer, 'token'> & { line: { number: string } };

export interface Confirmation {
  id: string;
  dollars: number;
  card?: string;
  cardToken?: string;
  savingToken?: string;
}

export function frameSides(app: TestApp) {
  const open = (who: Who, type: FrameType, item?: string, line = who.line.number) =>
    app.call({
      method: 'POST',
      url: openPaymentFrame.path,
      token: who.token,
      headers: { claroid: line },
      payload: { type, ...(item ? { item: { id: item } } : {}) },
    });
  const opened = async (who: Who, type: FrameType, item?: string): Promise<PaymentFrame> => {
    const answer = await open(who, type, item);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const state = async (who: Who, sid: string): Promise<PaymentFrame> =>
    (
      await app.call({ method: 'GET', url: getPaymentFrame.path.replace(':id', sid), token: who.token })
    ).json();
  const authenticate = (who: Who, sid?: string, line = who.line.number) =>
    app.call({
      method: 'GET',
      url: `${authenticatePaymentFrame.path}${sid ? `?sid=${sid}` : ''}`,
      token: who.token,
      headers: { claroid: line },
    });

  function fromFrame(path: string, payload: object, over: { secret?: string; time?: string } = {}) {
    const body = JSON.stringify(payload);
    const time = over.time ?? String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', over.secret ?? frameSecret)
      .update(`${time}.${body}`)
      .digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-frame-time': time,
      'x-frame-signature': signature,
    };
    return app.call({ method: 'POST', url: path, payload: body, headers });
  }
  const redeem = (sid: string, credentials: object = {}) =>
    fromFrame(redeemPaymentFrame.path, { sid, ...credentials });
  const redeemed = async (who: Who, sid: string): Promise<FrameOrder> => {
    const credentials = (await authenticate(who, sid)).json();
    const answer = await redeem(sid, credentials);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  async function confirm(
    order: FrameOrder,
    { id, dollars, card = cards.approved, cardToken, savingToken }: Confirmation,
  ) {
    const choice = order.choices.find((each) => each.id === id);
    const isByCard = order.paymentMethod['@type'] === 'bankCard';
    const token = cardToken ?? (isByCard ? await givenToken(app, card, dollars) : undefined);
    return fromFrame(confirmPaymentFrame.path, {
      sid: order.sid,
      visit: order.visit,
      item: { id, '@referredType': choice?.['@referredType'] ?? 'package' },
      totalAmount: { amount: dollars, units: currencyCode },
      ...(token ? { authorizationCode: token } : {}),
      ...(savingToken ? { savingToken } : {}),
    });
  }

  return { open, opened, state, authenticate, fromFrame, redeem, redeemed, confirm };
}
