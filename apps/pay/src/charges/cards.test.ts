import { expect, test } from 'vitest';
import { newTicketNumber, newToken, newTransactionReference } from '../identifiers.ts';
import { toCents } from './amounts.ts';
import { brandOf, hasExpired, outcomeOf, passesLuhn, sandboxCards } from './cards.ts';

test('every sandbox card passes Luhn, and one digit off does not', () => {
  for (const { number } of sandboxCards) {
    expect(passesLuhn(number)).toBe(true);
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    expect(outcomeOf(wrong)).toBe('refused');
  }
});

test('a valid number outside the table is approved', () => {
  expect(outcomeOf('4111111111111111')).toBe('approved');
});

test('brands by prefix', () => {
  expect(brandOf('4349003000047015')).toBe('Visa');
  expect(brandOf('5451951574925480')).toBe('Mastercard');
  expect(brandOf('2720990000000007')).toBe('Mastercard');
  expect(brandOf('371449635398431')).toBe('American Express');
  expect(brandOf('36259600000004')).toBe('Diners');
  expect(brandOf('6011000990139424')).toBe('Discover');
  expect(brandOf('9999999999999995')).toBe('Unknown');
});

test('a card is good until its month ends in Ecuador', () => {
  expect(hasExpired(2, 28, new Date('2028-03-01T04:59:59Z'))).toBe(false);
  expect(hasExpired(2, 28, new Date('2028-03-01T05:00:00Z'))).toBe(true);
  expect(hasExpired(12, 27, new Date('2028-01-01T05:00:00Z'))).toBe(true);
});

test('dollars become cents only when whole', () => {
  expect(toCents(18.39)).toBe(1839);
  expect(toCents(0.29)).toBe(29);
  expect(toCents(999_999.99)).toBe(99_999_999);
  expect(toCents(1.005)).toBeNull();
});

test('identifiers never look like a card', () => {
  for (let round = 0; round < 2000; round++) {
    expect(newToken()).toMatch(/^(?!.*\d{13})[0-9a-f]{32}$/);
    expect(newTransactionReference().replaceAll('-', '')).not.toMatch(/\d{13}/);
    const ticket = newTicketNumber();
    expect(ticket).toMatch(/^\d{18}$/);
    for (const length of [13, 14, 15, 16, 17, 18]) {
      for (let start = 0; start + length <= ticket.length; start++) {
        expect(passesLuhn(ticket.slice(start, start + length))).toBe(false);
      }
    }
  }
});
