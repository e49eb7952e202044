import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addWorkingDays, civilDateOf, instantAt, wallTime } from '../civil-dates.ts';
import { csvOf } from '../csv.ts';
import { isDocument } from '../documents.ts';
import { centsOf, unitsOf } from '../money.ts';
import { portalBase } from '../path.ts';
import { canonicalMobile, canonicalServiceNumber, nationalNumber } from '../service-number.ts';
import { gigabyteWords, moneyWords, numberWords } from '../words.ts';
import { accessKeyCheckDigit, buildAccessKey } from './receipts.ts';

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

it('figures have a comma, fields semicolons, and what would break a row is quoted', () => {
  expect(
    csvOf([
      ['Día', 'Usado'],
      ['2026-11-14', 0.43],
      ['uno; "dos"\ntres', -12],
    ]),
  ).toBe('\uFEFFDía;Usado\r\n2026-11-14;0,43\r\n"uno; ""dos""\ntres";-12\r\n');
});

it('a text that a spreadsheet would compute stays a text', () => {
  expect(csvOf([['=1+1', '+593', '@a', '-x']])).toBe("\uFEFF'=1+1;'+593;'@a;'-x\r\n");
});

const parts = {
  issuedOn: '2026-02-28',
  ruc: '1790011674001',
  environment: 1,
  establishment: '001',
  emissionPoint: '002',
  sequence: '004518273',
  numericCode: '12345678',
} as const;

const body = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 48, maxLength: 48 })
  .map((list) => list.join(''));

describe('check digit, by hand', () => {
  // A single digit at place p from the right weighs 2 + (p mod 6); the rest are zeros.
  test.each([
    ['all zeros: 11 − 0 = 11, written 0', '0'.repeat(48), 0],
    ['a final 1 weighs 2: 11 − 2', `${'0'.repeat(47)}1`, 9],
    ['a final 6 weighs 12, rest 1: 11 − 1 = 10, written 1', `${'0'.repeat(47)}6`, 1],
    ['sixth from the right weighs 7: 11 − 7', `${'0'.repeat(42)}100000`, 4],
    ['seventh from the right weighs 2 again: 11 − 2', `${'0'.repeat(41)}1000000`, 9],
    ['leftmost, 48th, weighs 7: 11 − 7', `1${'0'.repeat(47)}`, 4],
    ['48 ones: 8 × (2+3+4+5+6+7) = 216, rest 7: 11 − 7', '1'.repeat(48), 4],
    ['48 nines: 9 × 216 = 1944, rest 8: 11 − 8', '9'.repeat(48), 3],
  ])('%s', (_words, digits, expected) => {
    expect(accessKeyCheckDigit(digits)).toBe(expected);
  });
});

describe('a whole key', () => {
  test('has every part at its place', () => {
    // Six digits at a time from the right, times 2 … 7:
    //   187654 → 142 · 321372 → 87 · 815400 → 59 · 200100 → 9 · 110047 → 78 · 611009 → 82 · 711062 → 71 · 022082 → 76
    // 604 in all; 604 mod 11 = 10, and 11 − 10 = 1.
    expect(buildAccessKey(parts)).toBe('2802202601179001167400110010020045182731234567811');
  });

  test('agrees with the example of the tax authority’s technical sheet', () => {
    expect(accessKeyCheckDigit('211020110117921467390011002001000000001123456781')).toBe(3);
  });

  test.each([
    ['ruc', '179001167400'],
    ['establishment', '1'],
    ['emissionPoint', '0002'],
    ['sequence', '4518273'],
    ['numericCode', '1234567x'],
    ['issuedOn', '28/02/2026'],
  ])('refuses a %s that is not of its shape', (name, value) => {
    expect(() => buildAccessKey({ ...parts, [name]: value })).toThrow(RangeError);
  });
});

test('the weighted sum with its check digit is a multiple of eleven, unless the digit was 10', () => {
  fc.assert(
    fc.property(body, (digits) => {
      const check = accessKeyCheckDigit(digits);
      const sum = [...digits].reduce(
        (total, digit, index) => total + Number(digit) * (2 + ((47 - index) % 6)),
        0,
      );
      expect(check).toBeGreaterThanOrEqual(0);
      expect(check).toBeLessThanOrEqual(9);
      expect(sum % 11 === 1 ? check === 1 : (sum + check) % 11 === 0).toBe(true);
    }),
  );
});

test('one wrong digit is noticed', () => {
  const otherwise = fc.tuple(body, fc.nat(47), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(otherwise, ([digits, place, step]) => {
      const changed = (Number(digits[place]) + step) % 10;
      const other = digits.slice(0, place) + changed + digits.slice(place + 1);
      const [before, after] = [accessKeyCheckDigit(digits), accessKeyCheckDigit(other)];
      // The digit 1 stands for both 1 and 10, so the only change that may pass is between those two.
      expect(before !== after || before === 1).toBe(true);
    }),
  );
});
