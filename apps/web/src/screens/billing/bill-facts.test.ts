import type { CustomerBill } from '@portal/contract/paying/billing';
import { expect, test } from 'vitest';
import { billStanding, isPayable, monthWord, mostUrgent, shortDay } from './bill-facts.ts';

const NOW = '2026-11-24T12:00:00-05:00';

function bill(change: {
  state?: CustomerBill['state'];
  payment?: CustomerBill['paymentStatus'];
  due?: string;
  left?: number;
  no?: string;
}): CustomerBill {
  return {
    billNo: change.no ?? '001-002-000000001',
    state: change.state ?? 'sent',
    paymentStatus: change.payment,
    paymentDueDate: change.due ?? '2026-11-26T23:59:59-05:00',
    remainingAmount: { unit: 'USD', value: change.left ?? 18.39 },
  } as CustomerBill;
}

test('a bill is overdue the day after its due date, and only while it is unpaid', () => {
  expect(billStanding(bill({}), NOW)).toBe('toPay');
  expect(billStanding(bill({ due: '2026-11-24T23:59:59-05:00' }), NOW)).toBe('toPay');
  expect(billStanding(bill({ due: '2026-11-23T23:59:59-05:00' }), NOW)).toBe('overdue');
  expect(billStanding(bill({ due: '2026-11-01', state: 'paymentInProcess' }), NOW)).toBe('inProcess');
  expect(billStanding(bill({ due: '2026-11-01', state: 'settled' }), NOW)).toBe('settled');
});

test('a bill whose payment is not known to have gone through is in verification, never paid, in process or overdue', () => {
  const late = { due: '2026-11-01', state: 'paymentInProcess' } as const;
  expect(billStanding(bill({ ...late, payment: 'pendingAuthorization' }), NOW)).toBe('verifying');
  expect(billStanding(bill({ ...late, payment: 'authorized' }), NOW)).toBe('inProcess');
});

test('only what is owed can be paid, the most urgent first', () => {
  expect(isPayable(bill({ left: 0 }))).toBe(false);
  expect(isPayable(bill({ state: 'paymentInProcess' }))).toBe(false);
  const late = bill({ due: '2026-10-26T23:59:59-05:00', no: 'late' });
  const paid = bill({ due: '2026-09-26T23:59:59-05:00', state: 'settled' });
  expect(mostUrgent([bill({}), late, paid])?.billNo).toBe('late');
  expect(mostUrgent([paid])).toBeUndefined();
});

test('words', () => {
  expect(monthWord('2026-11-01')).toBe('noviembre');
  expect(shortDay('2026-11-26')).toBe('26 nov');
});
