import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { thisYear } from './civil-date.ts';
import { learnTime, letTimePass, standAt, trueNow, trueTime } from './clock.ts';
import { dueWords, updatedAtWords } from './dates.ts';

const really = new Date('2026-11-24T12:00:00-05:00');

beforeEach(() => {
  vi.useFakeTimers({ now: really });
});
afterEach(() => {
  vi.useRealTimers();
  learnTime(new Date().toUTCString());
});

it.each([
  ['a day ahead', '2026-11-25T12:00:00-05:00'],
  ['a year behind', '2025-11-24T11:00:00-05:00'],
])('the server’s time counts where the device is %s', (_how, device) => {
  vi.setSystemTime(new Date(device));
  learnTime(really.toUTCString());
  expect(trueNow()).toBe(really.getTime());
  expect(dueWords('2026-11-22')).toBe('Venció hace 2 días');
  expect(updatedAtWords(trueTime(Date.now()))).toBe('Actualizado a las 12:00');
});

it('follows a clock that is set right, and leaves one alone that is nearly right', () => {
  vi.setSystemTime(new Date('2026-11-25T12:00:00-05:00'));
  learnTime(really.toUTCString());
  vi.setSystemTime(really.getTime() + 30_000);
  learnTime(really.toUTCString());
  expect(trueNow()).toBe(Date.now());
});

it('learns nothing from an answer without a time', () => {
  learnTime(null);
  learnTime('yesterday');
  expect(trueNow()).toBe(Date.now());
});

it.each([
  ['drawn a moment ago, in another minute', 2_000],
  ['a little ahead', 50_000],
  ['a little behind', -50_000],
  ['a day ahead', 86_400_000],
])('until the app goes on with a page it is the moment of its drawing: the device is %s', (_how, ms) => {
  const drawnAt = Date.parse('2026-11-23T23:59:59.400-05:00');
  vi.setSystemTime(drawnAt + ms);
  const figuresOf = standAt(drawnAt) - 700;
  vi.advanceTimersByTime(5_000);
  learnTime(new Date().toUTCString());
  expect(trueNow()).toBe(drawnAt);
  expect(trueTime(figuresOf)).toBe(drawnAt - 700);
  expect(updatedAtWords(trueTime(figuresOf))).toBe('Actualizado a las 23:59');
  letTimePass();
  expect(Math.abs(trueNow() - drawnAt - 5_000)).toBeLessThanOrEqual(60_000);
});

it('the year is the market’s', () => {
  expect(thisYear('2026-12-31T23:00:00-05:00')).toBe(2026);
});
