import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { PackageCategory, PackageOffering } from '@portal/contract/shopping/catalogue';
import { describe, expect, test } from 'vitest';
import { isEnough } from '../../shared/purchase/payment-request.ts';
import {
  characteristicsOf,
  firstCategory,
  fitOf,
  packageIn,
  packagePayment,
  priceOf,
  runningOut,
  sorted,
  unitPriceOf,
  validityOf,
} from './package-facts.ts';

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

type Allowances = PackageOffering['allowances'];

const offer = (id: string, price: number, days: number, allowances: Allowances) =>
  ({
    id,
    allowances,
    productOfferingPrice: [
      {
        name: 'Pago único',
        price: { dutyFreeAmount: { value: price }, taxIncludedAmount: { value: price } },
      },
    ],
    productOfferingTerm: [{ name: 'Vigencia', description: '', duration: { amount: days, units: 'day' } }],
  }) as unknown as PackageOffering;
const data = (amount: number | null) => [{ usageType: 'internet', units: 'MB' as const, amount }];

const oneGb = offer('1 GB', 2, 1, data(1024));
const fiveGb = offer('5 GB', 5, 15, data(5 * 1024));
const allData = offer('sin límite', 9, 7, data(null));
const calls = offer('60 min', 2.5, 7, [{ usageType: 'voz', units: 'MIN', amount: 60 }]);
const messages = offer('100 SMS', 1.15, 15, [{ usageType: 'sms', units: 'SMS', amount: 100 }]);
const both = offer('todo', 4, 30, [...data(1024), { usageType: 'sms', units: 'SMS', amount: 50 }]);
const all = [calls, oneGb, allData, messages, both, fiveGb];

const report = (rows: [type: string, available: number, consume: number, isLimit?: boolean][]) =>
  ({
    bucket: [],
    category: rows.map(([type, available, consume, isLimit = false]) => ({
      type,
      available,
      consume,
      isLimit,
      unity: 'SMS',
    })),
  }) as unknown as UsageConsumptionReport;

describe('what is running out', () => {
  test('a fifth or less, the least first (BUY-12); not what has no limit or was never given', () => {
    const of = report([
      ['internet', 2_048, 13_312],
      ['voz', -1, 90, true],
      ['sms', 0, 100],
    ]);
    expect(runningOut(of)).toEqual([
      { type: 'sms', left: null },
      { type: 'internet', left: '2,0 GB' },
    ]);
    expect(runningOut(report([['sms', 14, 86]]))).toEqual([{ type: 'sms', left: '14 SMS' }]);
    expect(runningOut(report([['sms', 21, 79]]))).toEqual([]);
    expect(runningOut(undefined)).toEqual([]);
  });

  test('a package that gives any of it fits', () => {
    const out = runningOut(report([['sms', 14, 86]]));
    expect(all.filter((offering) => fitOf(offering, out))).toEqual([messages, both]);
  });
});

describe('in the order that somebody wants', () => {
  const out = runningOut(report([['sms', 14, 86]]));
  const order = (by: Parameters<typeof sorted>[1]) => sorted(all, by, out).map(({ id }) => id);

  test.each([
    ['missing', ['100 SMS', 'todo', '1 GB', '60 min', '5 GB', 'sin límite']],
    ['price', ['100 SMS', '1 GB', '60 min', 'todo', '5 GB', 'sin límite']],
    ['size', ['sin límite', '5 GB', '1 GB', 'todo', '60 min', '100 SMS']],
    ['validity', ['todo', '100 SMS', '5 GB', '60 min', 'sin límite', '1 GB']],
    ['unitPrice', ['5 GB', '1 GB', 'sin límite', 'todo', '60 min', '100 SMS']],
  ] as const)('%s', (by, ids) => {
    expect(order(by)).toEqual(ids);
  });

  test('a GB, a minute, a message costs; what gives several things or has no limit has no such price', () => {
    expect(unitPriceOf(fiveGb)).toEqual({ cents: 100, unit: 'MB' });
    expect(unitPriceOf(messages)?.cents).toBeCloseTo(1.15);
    expect([allData, both].map(unitPriceOf)).toEqual([null, null]);
    expect(validityOf(fiveGb)).toBe(15);
  });
});
