import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { describe, expect, test } from 'vitest';
import { fitOf, runningOut, sorted, unitPriceOf, validityOf } from './package-sort.ts';

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
