import type { CustomerBill } from '@portal/contract/paying/billing';
import type { Payment } from '@portal/contract/paying/payments';
import { expect, test } from 'vitest';
import { movementStanding } from './movement-facts.ts';

type Method = Payment['paymentMethod']['@type'];

function payment(
  change: Partial<Pick<Payment, 'status' | 'isExpired' | 'isClosed'>> & {
    method?: Method;
    of?: 'bill' | 'package';
    returned?: string;
  },
) {
  const {
    status = 'authorized',
    isExpired,
    isClosed,
    method = 'bankCard',
    of = 'package',
    returned,
  } = change;
  return {
    id: 'one',
    status,
    isExpired,
    isClosed,
    paymentItem: [{ item: { id: '001-002-000000001', '@referredType': of, name: '' } }],
    paymentMethod: { id: 'one-1', '@type': method },
    caracteristicas: returned ? [{ nombre: 'Devuelto', valor: returned }] : [],
  } as Payment;
}

const bill = (state: CustomerBill['state']) => ({ billNo: '001-002-000000001', state }) as CustomerBill;
const nothing = { bills: null, waiting: null };

test('what is charged to the invoice is never called paid', () => {
  const charged = payment({ method: 'account' });
  expect(movementStanding(charged, nothing)).toBe('charged');
  expect(movementStanding(charged, { ...nothing, waiting: new Set(['one']) })).toBe('charged');
  expect(movementStanding(charged, { ...nothing, waiting: new Set(['two']) })).toBe('billed');
});

test("a bill's payment says what its bill says", () => {
  const paid = payment({ of: 'bill' });
  expect(movementStanding(paid, { ...nothing, bills: [bill('paymentInProcess')] })).toBe('inProcess');
  expect(movementStanding(paid, { ...nothing, bills: [bill('settled')] })).toBe('paid');
  expect(movementStanding(paid, { ...nothing, bills: [] })).toBe('paid');
});

test('an outcome that is not known is in verification, a refusal a refusal', () => {
  expect(movementStanding(payment({ status: 'pendingAuthorization' }), nothing)).toBe('verifying');
  expect(movementStanding(payment({ status: 'denied', method: 'account' }), nothing)).toBe('denied');
  const isExpired = true as const;
  expect(movementStanding(payment({ status: 'denied', method: 'cash', isExpired }), nothing)).toBe('expired');
  const late = { status: 'denied', method: 'cash', isExpired, returned: '$5,00' } as const;
  expect(movementStanding(payment(late), nothing)).toBe('returned');
  const waits = payment({ status: 'pending', method: 'cash', returned: '$4,00' });
  expect(movementStanding(waits, nothing)).toBe('pending');
  // The provider gave no code for it.
  expect(movementStanding(payment({ status: 'denied', method: 'cash' }), nothing)).toBe('denied');
  expect(movementStanding(payment({ status: 'failed' }), nothing)).toBe('failed');
  expect(movementStanding(payment({ status: 'failed', method: 'cash', isClosed: true }), nothing)).toBe(
    'closed',
  );
  expect(movementStanding(payment({}), nothing)).toBe('paid');
});
