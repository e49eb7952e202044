import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { expect, test } from 'vitest';
import { isEnough } from '../../shared/purchase/payment-request.ts';
import { characteristicsOf, firstCategory, packageIn, priceOf } from './package-facts.ts';
import { packagePayment } from './package-order.ts';

const offering = {
  id: 'INT-3G-7D',
  '@type': 'INTERNET',
  href: '/productOffering/INT-3G-7D',
  name: '3 GB',
  description: '3 GB de internet por 7 días',
  productOfferingPrice: [
    {
      name: 'Pago único',
      unitOfMeasure: 'USD',
      price: {
        dutyFreeAmount: { unit: 'USD', value: 2.61 },
        taxRate: 15,
        taxIncludedAmount: { unit: 'USD', value: 3 },
      },
    },
  ],
  prodSpecCharValueUse: [
    { name: 'Internet', productSpecCharacteristicValue: [{ value: '3', unitOfMeasure: 'GB' }] },
    { name: 'Renovación', productSpecCharacteristicValue: [{ value: 'No se renueva', unitOfMeasure: '' }] },
  ],
} as unknown as PackageOffering;

const category = (type: string, productOffering: PackageOffering[] = []) =>
  ({ '@type': type, name: type, productOffering }) as unknown as PackageCategory;

test('a price in cents: what is paid, less the tax', () => {
  expect(priceOf(offering)).toMatchObject({
    subtotalCents: 261,
    taxCents: 39,
    totalCents: 300,
    taxRate: 15,
    word: 'Pago único',
  });
});

test('the tab asked for, the one of all packages, or the first', () => {
  const tabs = [category('INTERNET'), category('ALL'), category('ROAMING')];
  expect(firstCategory(tabs, null)).toBe('ALL');
  expect(firstCategory(tabs, 'ROAMING')).toBe('ROAMING');
  expect(firstCategory(tabs, 'SMS')).toBe('ALL');
  expect(firstCategory([category('VOZ')], null)).toBe('VOZ');
});

test('a package by its id, whatever tab it stands under', () => {
  const tabs = [category('SMS'), category('INTERNET', [offering])];
  expect(packageIn(tabs, offering.id)).toBe(offering);
  expect(packageIn(tabs, null)).toBeUndefined();
  expect(packageIn(undefined, offering.id)).toBeUndefined();
});

test('characteristics in words', () => {
  expect(characteristicsOf(offering)).toEqual([
    { term: 'Internet', value: '3 GB' },
    { term: 'Renovación', value: 'No se renueva' },
  ]);
});

test('a balance of exactly the price is not enough', () => {
  expect(isEnough(301, 300)).toBe(true);
  expect(isEnough(300, 300)).toBe(false);
  expect(isEnough(299, 300)).toBe(false);
});

const correlatorId = 'paquete-1';
const line = { number: '0991000001', accountId: '8.100001', planName: 'Plus 15 GB' };

test('the request: amounts, item, account and payer of a charge to the invoice', () => {
  const amounts = {
    amount: { amount: 2.61, units: 'USD' },
    taxAmount: { amount: 0.39, units: 'USD' },
    totalAmount: { amount: 3, units: 'USD' },
  };
  expect(packagePayment(offering, line, { correlatorId, method: 'invoice', card: null })).toMatchObject({
    correlatorId: 'paquete-1',
    type: 'normal',
    ...amounts,
    account: { id: '8.100001' },
    paymentItem: [{ ...amounts, item: { id: 'INT-3G-7D', '@referredType': 'package', href: offering.href } }],
    paymentMethod: { '@type': 'account', details: { id: '8.100001', name: 'Plus 15 GB' } },
    payer: { id: '0991000001' },
  });
});

test('the request: the token of a card, and nothing of it for the balance', () => {
  const card = { token: 'tok_1' };
  const byCard = packagePayment(offering, line, { correlatorId, method: 'card', card });
  expect(byCard.paymentMethod).toEqual({ '@type': 'bankCard', authorizationCode: 'tok_1' });
  const byBalance = packagePayment(offering, line, { correlatorId, method: 'balance', card });
  expect(byBalance.paymentMethod).toEqual({ '@type': 'wallet' });
});
