import { expect, test } from 'vitest';
import { rechargePayment } from './recharge-screen.tsx';

const line = { number: '0991000003', accountId: '8.100003', planName: 'Prepago' };
const correlatorId = 'recarga-1';

test('the request: whole dollars for the number, by card, by a saved one, or charged to the invoice', () => {
  expect(
    rechargePayment(line, 500, { correlatorId, method: 'card', card: { token: 'tok_1' } }),
  ).toMatchObject({
    correlatorId: 'recarga-1',
    totalAmount: { amount: 5, units: 'USD' },
    paymentItem: [{ item: { id: '0991000003', '@referredType': 'recharge' } }],
    paymentMethod: { '@type': 'bankCard', authorizationCode: 'tok_1' },
  });
  const saved = { savedCardId: 'card-1' };
  expect(rechargePayment(line, 500, { correlatorId, method: 'card', card: saved })).toMatchObject({
    paymentMethod: [{ '@type': 'tokenizedCard', id: 'card-1' }],
  });
  expect(rechargePayment(line, 500, { correlatorId, method: 'invoice', card: null })).toMatchObject({
    paymentMethod: { '@type': 'account', details: { id: '8.100003' } },
    payer: { id: '0991000003' },
  });
});
