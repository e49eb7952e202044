import type { CustomerBill } from '@portal/contract/paying/billing';
import { expect, test } from 'vitest';
import { withDueDate } from './billing.ts';

test('without a due date a bill is due at the end of the current month', () => {
  const now = '2026-11-24T12:00:00-05:00';
  const bill = (paymentDueDate?: string) => ({ billNo: '1', paymentDueDate }) as CustomerBill;
  expect(withDueDate(bill(), now).paymentDueDate).toBe('2026-11-30');
  const due = '2026-11-26T23:59:59-05:00';
  expect(withDueDate(bill(due), now).paymentDueDate).toBe(due);
});
