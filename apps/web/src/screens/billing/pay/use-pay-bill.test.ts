import type { CustomerBill } from '@portal/contract/paying/billing';
import { expect, test } from 'vitest';
import { billPayment } from './use-pay-bill.ts';

const bill = {
  billNo: '001-002-004518273',
  href: '/customerBill/001-002-004518273',
  paymentDueDate: '2026-11-30T23:59:59-05:00',
  remainingAmount: { unit: 'USD', value: 18.39 },
  billingAccount: { id: '8.100001' },
  product: { id: '0991000001', publicIdentifier: '0991000001', name: 'Plus 15 GB' },
} as CustomerBill;

test('the request of the contract: token, amounts, tax 0, the bill and its due date', () => {
  const request = billPayment(bill, 'factura-1', { token: 'token-of-the-card' }, null);
  expect(request).toMatchObject({
    correlatorId: 'factura-1',
    authorizationCode: 'token-of-the-card',
    totalAmount: { amount: 18.39, units: 'USD' },
    taxAmount: { amount: 0, units: 'USD' },
    account: { id: '8.100001' },
    paymentItem: [{ item: { id: '001-002-004518273', '@referredType': 'bill' } }],
    paymentMethod: { '@type': 'paymentGateway' },
    characteristicSpecification: [{ name: 'paymentDueDate', value: '2026-11-30' }],
  });
});
