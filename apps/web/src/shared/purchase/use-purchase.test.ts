import type { Payment } from '@portal/contract/paying/payments';
import { expect, it } from 'vitest';
import { isJustBought } from './use-purchase.tsx';

const payment = (change: object = {}) =>
  ({
    status: 'authorized',
    paymentDate: new Date(Date.now() - 100_000).toISOString(),
    totalAmount: { amount: 3, units: 'USD' },
    paymentItem: [{ item: { id: 'INT-1G-1D', '@referredType': 'package', name: '1 GB' } }],
    ...change,
  }) as Payment;
const topUp = { paymentItem: [{ item: { id: 'recarga', '@referredType': 'recharge', name: 'Recarga' } }] };
const [aPackage, aTopUp] = ['paquete:0991000001:INT-1G-1D', 'recarga:0991000001:300'];

it.each<[string, Payment, string, boolean]>([
  ['the same package', payment(), aPackage, true],
  ['another package', payment(), 'paquete:0991000001:INT-3G-7D', false],
  ['the same top-up', payment(topUp), aTopUp, true],
  ['a top-up of another amount', payment(topUp), 'recarga:0991000001:600', false],
  ['a package that cost as much', payment(), aTopUp, false],
  ['one that was refused', payment({ status: 'denied' }), aPackage, false],
  ['one that was charged by itself', payment({ ...topUp, isAutomatic: true }), aTopUp, false],
  [
    'one of three minutes ago',
    payment({ paymentDate: new Date(Date.now() - 180_000).toISOString() }),
    aPackage,
    false,
  ],
])('%s', (_name, one, subject, is) => {
  expect(isJustBought(one, subject)).toBe(is);
});
