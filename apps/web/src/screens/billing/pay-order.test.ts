import type { CustomerBill } from '@portal/contract/billing';
import { expect, test } from 'vitest';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { billPayment, carriesCard } from './pay-order.ts';

const bill = {
  billNo: '001-002-004518273',
  href: '/customerBill/001-002-004518273',
  paymentDueDate: '2026-11-30T23:59:59-05:00',
  remainingAmount: { unit: 'USD', value: 18.39 },
  billingAccount: { id: '8.100001' },
  product: { id: '0991000001', publicIdentifier: '0991000001', name: 'Plus 15 GB' },
} as CustomerBill;

const card: Card = {
  name: 'ANA PAREDES',
  number: '5451951574925480',
  cvc: '123',
  expiryMonth: '08',
  expiryYear: '29',
};

test('the request of the contract: token, amounts, tax 0, the bill and its due date', () => {
  const request = billPayment(bill, 'factura-1', 'token-of-the-card');
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

test('a card number in the request is noticed, in one piece or in groups', () => {
  expect(carriesCard(billPayment(bill, 'factura-1', 'token'), card)).toBe(false);
  expect(carriesCard(billPayment(bill, 'factura-1', '5451951574925480'), card)).toBe(true);
  expect(carriesCard(billPayment(bill, 'factura-1', '5451 9515-7492 5480'), card)).toBe(true);
});
