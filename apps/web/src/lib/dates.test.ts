import { expect, test } from 'vitest';
import { civilDate } from './civil-date.ts';
import {
  dayHeading,
  daysLeftTwoDigits,
  daysUntil,
  dueWords,
  endOfMonth,
  formatDate,
  formatDateLong,
  formatDateTime,
  formatMonth,
  formatPeriod,
  formatTime,
  isOverdue,
  momentWords,
  updatedAtWords,
} from './dates.ts';

const NOON = '2026-11-24T12:00:00-05:00';

test('the day is the day in Ecuador, whatever zone the device or the text is in', () => {
  expect(civilDate('2026-11-30T23:59:59-05:00')).toBe('2026-11-30');
  expect(civilDate('2026-12-01T04:59:59Z')).toBe('2026-11-30');
  expect(civilDate('2026-12-01T05:00:00Z')).toBe('2026-12-01');
  expect(civilDate('2026-11-30')).toBe('2026-11-30');
});

test('days are counted by calendar, not by hours', () => {
  expect(daysUntil('2026-11-25T00:00:01-05:00', '2026-11-24T23:59:59-05:00')).toBe(1);
  expect(daysUntil('2026-11-24T23:59:59-05:00', '2026-11-24T00:00:00-05:00')).toBe(0);
  expect(daysUntil('2028-03-01', '2028-02-28')).toBe(2);
  expect(daysUntil('2027-01-01', '2026-12-31')).toBe(1);
});

test('due words', () => {
  expect(dueWords('2026-11-30T23:59:59-05:00', NOON)).toBe('Vence en 6 días');
  expect(dueWords('2026-11-25T23:59:59-05:00', NOON)).toBe('Vence mañana');
  expect(dueWords('2026-11-24T23:59:59-05:00', NOON)).toBe('Vence hoy');
  expect(dueWords('2026-11-23T23:59:59-05:00', NOON)).toBe('Venció ayer');
  expect(dueWords('2026-11-22T23:59:59-05:00', NOON)).toBe('Venció hace 2 días');
  expect(isOverdue('2026-11-24T00:00:00-05:00', NOON)).toBe(false);
  expect(isOverdue('2026-11-23T23:59:59-05:00', NOON)).toBe(true);
});

test('two digits of days left', () => {
  expect(daysLeftTwoDigits('2026-11-30', NOON)).toBe('06');
  expect(daysLeftTwoDigits('2026-12-24', NOON)).toBe('30');
  expect(daysLeftTwoDigits('2026-11-20', NOON)).toBe('00');
});

test('written dates', () => {
  expect(formatDate('2026-11-30T23:59:59-05:00')).toBe('30 nov 2026');
  expect(formatDate('2026-09-01')).toBe('1 sep 2026');
  expect(formatDateLong('2026-11-30')).toBe('30 de noviembre de 2026');
  expect(formatMonth('2026-10-15')).toBe('Octubre 2026');
  expect(formatTime('2026-11-24T14:05:00Z')).toBe('09:05');
  expect(formatTime('2026-11-24T05:00:00Z')).toBe('00:00');
  expect(formatDateTime('2026-11-24T14:05:00Z')).toBe('24 nov 2026, 09:05');
});

test('a day above what happened on it', () => {
  expect(dayHeading('2026-11-24T08:00:00-05:00', NOON)).toBe('Hoy');
  expect(dayHeading('2026-11-23T23:00:00-05:00', NOON)).toBe('Ayer, lunes 23');
  expect(dayHeading('2026-11-20T23:00:00-05:00', NOON)).toBe('Viernes 20 de noviembre');
  expect(dayHeading('2025-11-20T23:00:00-05:00', NOON)).toBe('Jueves 20 de noviembre de 2025');
});

test('a period says the year once, or both', () => {
  expect(formatPeriod('2026-10-01T00:00:00-05:00', '2026-10-31T23:59:59-05:00')).toBe('1 oct – 31 oct 2026');
  expect(formatPeriod('2025-12-05', '2026-01-04')).toBe('5 dic 2025 – 4 ene 2026');
});

test('updated at, with the day when it was another one', () => {
  expect(updatedAtWords('2026-11-24T09:42:10-05:00', NOON)).toBe('Actualizado a las 09:42');
  expect(updatedAtWords('2026-11-23T09:42:10-05:00', NOON)).toBe('Actualizado el 23 nov 2026 a las 09:42');
});

test('the last day of a month', () => {
  expect(endOfMonth('2026-11-24')).toBe('2026-11-30');
  expect(endOfMonth('2028-02-03')).toBe('2028-02-29');
  expect(endOfMonth('2026-12-31T23:00:00-05:00')).toBe('2026-12-31');
});

test('a moment near is said by its weekday, one further away by its date', () => {
  expect(momentWords('2026-11-24T18:00:00-05:00', NOON)).toBe('hoy a las 18:00');
  expect(momentWords('2026-11-30T09:00:00-05:00', NOON)).toBe('el lunes 30 a las 09:00');
  expect(momentWords('2026-12-10T09:00:00-05:00', NOON)).toBe('el 10 dic 2026 a las 09:00');
});
