import { expect, test } from 'vitest';
import { addDays, addWorkingDays, civilDateOf, instantAt, wallTime } from '../civil-dates.ts';
import { isDocument } from '../documents.ts';
import { centsOf, unitsOf } from '../money.ts';
import { portalBase } from '../path.ts';
import { canonicalMobile, canonicalServiceNumber, nationalNumber } from '../service-number.ts';
import { splitTax, taxOn } from '../tax.ts';
import { gigabyteWords, moneyWords, numberWords } from '../words.ts';

test('days begin with the clocks of the Canaries, an hour earlier in summer', () => {
  expect(portalBase).toBe('/xa');
  expect(wallTime(new Date('2026-07-01T12:00:00Z'))).toBe('2026-07-01T13:00:00+01:00');
  expect(wallTime(new Date('2026-12-01T12:00:00Z'))).toBe('2026-12-01T12:00:00+00:00');
  expect(civilDateOf(new Date('2026-06-30T23:30:00Z'))).toBe('2026-07-01');
  expect(instantAt('2026-07-01')).toEqual(new Date('2026-06-30T23:00:00Z'));
  // 2026-03-29 has no hour from one to two, and 2026-10-25 has it twice.
  expect(instantAt('2026-03-29', 24).getTime() - instantAt('2026-03-29').getTime()).toBe(23 * 3_600_000);
  expect(instantAt('2026-10-25', 24).getTime() - instantAt('2026-10-25').getTime()).toBe(25 * 3_600_000);
});

test('each day of ten years begins on that day', () => {
  for (let day = '2024-01-01'; day < '2034-01-01'; day = addDays(day, 1)) {
    expect(civilDateOf(instantAt(day))).toBe(day);
    expect(civilDateOf(new Date(instantAt(day).getTime() - 1))).toBe(addDays(day, -1));
  }
});

test('nobody works on a holiday', () => {
  expect(addWorkingDays('2026-12-18', 1)).toBe('2026-12-22');
});

test('money has no parts', () => {
  expect([moneyWords(1_839), moneyWords(-435), unitsOf(1_839), centsOf(1_839)]).toEqual([
    'A/ 1,839',
    '-A/ 435',
    1_839,
    1_839,
  ]);
  expect([taxOn(1_000), splitTax(1_080)]).toEqual([80, { netCents: 1_000, taxCents: 80 }]);
  expect(gigabyteWords(9_421)).toBe('9.2');
});

test('numbers have nine digits and nothing is dialled before them', () => {
  for (const spelling of ['791000001', '+999 791 000 001', '999791000001'])
    expect(canonicalMobile(spelling)).toBe('999791000001');
  expect(canonicalMobile('0991000001')).toBeNull();
  expect(canonicalServiceNumber('42100001')).toBe('99942100001');
  expect(nationalNumber('999791000001')).toBe('791000001');
  expect([numberWords('999791000001'), numberWords('99942100001'), numberWords('IN-1')]).toEqual([
    '791 000 001',
    '42 10 00 01',
    'IN-1',
  ]);
});

test('documents are a carné, a Nit and a passport', () => {
  expect([
    isDocument('CIP', '710034065'),
    isDocument('CED', '1710034065'),
    isDocument('NIT', 'J1799999982'),
  ]).toEqual([true, false, true]);
});
