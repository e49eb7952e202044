import type { UsageConsumptionReport } from '@portal/contract/lines/usage';
import type { DayUsage } from '@portal/contract/lines/usage-records';
import { expect, it } from 'vitest';
import { csvRows, dailyFacts, rowsOf } from './daily-facts.ts';

const days = (...used: number[]): DayUsage[] =>
  used.map((each, place) => ({
    date: `2026-11-${String(place + 1).padStart(2, '0')}`,
    used: each,
    unit: 'MB',
    included: 15_360,
    records: 1,
  }));

const report = (available: number, consume: number, isLimit = false) =>
  ({ category: [{ type: 'internet', available, consume, unity: 'MB', isLimit }] }) as UsageConsumptionReport;

const twenty = days(...Array.from({ length: 20 }, () => 512));
const facts = (words: Partial<Parameters<typeof dailyFacts>[0]>) =>
  dailyFacts({ kind: 'data', days: twenty, report: report(4400, 10_240), end: '2026-11-30', ...words });

it('what ends before the cycle says its day, and what may be used a day to reach the end, never too much', () => {
  expect(facts({})).toMatchObject({
    title: 'Te alcanza hasta el 28',
    text: 'Te quedan 4,3 GB de 14,3 GB. Para llegar al 30, usa hasta 0,4 GB al día.',
    isShort: true,
  });
  expect(facts({ end: '2026-12-05' }).text).toContain('Para llegar al 5 de diciembre, usa hasta 0,2 GB');
  expect(facts({ report: report(100, 1) }).title).toBe('Te alcanza hasta hoy');
});

it('what lasts, what has no limit, what is gone, what is too young, and what is not known', () => {
  expect(facts({ report: report(6_000, 0) })).toMatchObject({ isShort: false });
  expect(facts({ report: report(6_000, 0) })).toMatchObject({
    title: 'Te alcanza para todo el mes',
    text: 'Te quedan 5,9 GB de 5,9 GB. A tu ritmo llegas al 30 con 0,9 GB libres.',
  });
  expect(facts({ report: report(-1, 10, true) })).toMatchObject({ title: 'Internet ilimitado', pace: null });
  expect(facts({ report: report(0, 15_360) })).toMatchObject({ title: 'Se acabaron los GB', isShort: true });
  expect(facts({ days: days(1, 2) })).toMatchObject({ pace: null, title: 'Te quedan 4,3 GB de 14,3 GB' });
  expect(facts({ report: undefined }).title).toBe('Tu internet por día');
  expect(facts({ end: undefined })).toMatchObject({ pace: null, coming: [] });
});

it('the table and the file hold the same days', () => {
  expect(rowsOf(days(1, 2, 3)).map(({ before, used }) => [before, used])).toEqual([
    [3, 3],
    [1, 2],
    [0, 1],
  ]);
  expect(csvRows(days(7))).toEqual([
    ['Día', 'Usado', 'Unidad', 'Incluido', 'Registros'],
    ['2026-11-01', 7, 'MB', 15_360, 1],
  ]);
});
