import { expect, test } from 'vitest';
import { addWorkingDays, civilDateOf, instantAt, wallTime } from '../civil-dates.ts';
import { isDocument } from '../documents.ts';
import { centsOf, unitsOf } from '../money.ts';
import { portalBase } from '../path.ts';
import { canonicalMobile, canonicalServiceNumber, nationalNumber } from '../service-number.ts';
import { gigabyteWords, moneyWords, numberWords } from '../words.ts';

test('days are five hours behind UTC, all year', () => {
  expect(portalBase).toBe('/ec');
  for (const month of ['01', '07'])
    expect(wallTime(new Date(`2026-${month}-01T12:00:00Z`))).toBe(`2026-${month}-01T07:00:00-05:00`);
  expect(civilDateOf(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30');
  expect(instantAt('2026-12-01')).toEqual(new Date('2026-12-01T05:00:00Z'));
  // 1 May is a Friday there.
  expect(addWorkingDays('2026-04-30', 1)).toBe('2026-05-04');
});

test('money is dollars with two decimals', () => {
  expect([moneyWords(123_450), moneyWords(-435)]).toEqual(['$1.234,50', '-$4,35']);
  expect([unitsOf(1_839), centsOf(18.39), centsOf(1.005)]).toEqual([18.39, 1_839, 101]);
  expect(gigabyteWords(9_421)).toBe('9,2');
});

test('numbers have ten digits with their zero', () => {
  for (const spelling of ['0991000001', '991000001', '+593 99 100 0001'])
    expect(canonicalMobile(spelling)).toBe('593991000001');
  expect([canonicalServiceNumber('042100001'), nationalNumber('59342100001')]).toEqual([
    '59342100001',
    '042100001',
  ]);
  expect([numberWords('593991000001'), numberWords('59342100001')]).toEqual([
    '(099) 100-0001',
    '4210 - 0001',
  ]);
});

test('documents are a cédula, a RUC and a passport', () => {
  expect([
    isDocument('CED', '1710034065'),
    isDocument('CED', '171003406'),
    isDocument('PAS', 'XK300003'),
  ]).toEqual([true, false, true]);
});
