import { expect, test } from 'vitest';
import { rechargePayment } from './recharge-order.ts';
import { readRechargeVisit } from './recharge-visit.ts';

const draft = {
  kind: 'recharge',
  subject: 'recarga:0991000003:500',
  correlatorId: 'recarga-1',
  line: '0991000003',
  itemId: '0991000003',
  amountCents: 500,
} as const;
const line = { accountId: '8.100003', name: 'Prepago' };

test('the request: whole dollars for the number, by card, by a saved one, or charged to the invoice', () => {
  const card = { token: 'tok_1', brand: 'Visa', last4: '1111', expiresAt: 0 };
  expect(rechargePayment({ ...draft, method: 'card', card }, line)).toMatchObject({
    correlatorId: 'recarga-1',
    totalAmount: { amount: 5, units: 'USD' },
    paymentItem: [{ item: { id: '0991000003', '@referredType': 'recharge' } }],
    paymentMethod: { '@type': 'bankCard', authorizationCode: 'tok_1' },
  });
  const saved = { savedCardId: 'card-1', brand: 'Visa', last4: '1111' };
  expect(rechargePayment({ ...draft, method: 'card', card: saved }, line)).toMatchObject({
    paymentMethod: [{ '@type': 'tokenizedCard', id: 'card-1' }],
  });
  expect(rechargePayment({ ...draft, method: 'invoice', card: null }, line)).toMatchObject({
    paymentMethod: { '@type': 'account', details: { id: '8.100003' } },
    payer: { id: '0991000003' },
  });
});

test('a page opened without a line, or with an amount that is not sold, begins anew', () => {
  const phoneNumber = '0991000003';
  expect(readRechargeVisit({ phoneNumber, amountCents: 3_000 })).toEqual({ phoneNumber, amountCents: 3_000 });
  expect(readRechargeVisit({ phoneNumber, amountCents: 500, isDetailService: true })).toEqual({
    phoneNumber,
    amountCents: 500,
    isDetailService: true,
  });
  for (const state of [null, {}, { phoneNumber }, { phoneNumber, amountCents: 700 }, { amountCents: 500 }]) {
    expect(readRechargeVisit(state)).toBeNull();
  }
});
