// 'Tu consumo': how long what is left lasts, a day by touch and by arrows, the same as a table and as a file.
import { type DayUsage, listDailyUsage, listUsages, type Usage } from '@portal/contract/lines/usage-records';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ana, inDays, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const civil = (days: number) => new Date(Date.parse(inDays(days)) - 5 * 3_600_000).toISOString().slice(0, 10);

const daysOf = (used: readonly number[]): DayUsage[] =>
  used.map((each, place) => ({
    date: civil(place - used.length + 1),
    used: each,
    unit: 'MB',
    included: 15_360,
    records: each === 0 ? 0 : 2,
  }));

const record = (id: string, used: string): Usage => ({
  '@type': 'Usage',
  id,
  href: `/u/${id}`,
  usageType: 'data',
  usageDate: inDays(0),
  status: 'rated',
  description: 'Datos',
  ratedProductUsage: [],
  usageCharacteristic: [
    { name: 'urlConnection', valueType: 'string', value: 'video.example' },
    { name: 'data', valueType: 'integer', value: used },
  ],
});

const open = (used: readonly number[], prepare: (server: Server) => void = () => {}) =>
  openPortal(`/service-details/usage?line=${postpaid}`, ana, (server) => {
    server.answer(listDailyUsage, daysOf(used));
    server.answer(listUsages, [record('u-1', '300'), record('u-2', '212')]);
    prepare(server);
  });

const chart = main.getByRole('listbox');
const chosen = chart.getByRole('option', { selected: true });
const twenty = (each: number) => Array.from({ length: 20 }, () => each);

it('a day is chosen by touch, by arrows and by the buttons beside it, and shows its records', async () => {
  const server = await open([...twenty(200), 512]);
  await expect.element(chosen).toHaveAccessibleName(/: 0,5 GB, hoy hasta ahora$/);
  const rows = main.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect.poll(() => rows.elements().length).toBe(2);
  await chart.getByRole('option').nth(3).click();
  await expect.element(chosen).toHaveAccessibleName(/: 0,2 GB$/);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{End}{Home}{ArrowRight}');
  await expect.element(chart.getByRole('option').nth(1)).toHaveFocus();
  await expect.element(chart.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await main.getByRole('button', { name: /^Día siguiente/ }).click();
  await expect.element(chart.getByRole('option').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect
    .poll(() => server.asked(listUsages).map(({ words }) => words.get('usageDate.gte')))
    .toContain(daysOf([...twenty(200), 512])[2]?.date);
  await inspect('use by day');
});

it('the same figures stand in a table, newest first, with what was used before', async () => {
  await open([100, 0, 1024]);
  await main.getByRole('button', { name: 'Ver como tabla' }).click();
  const table = main.getByRole('table', { name: /Internet por día/ });
  await expect.element(table.getByRole('row').nth(1)).toMatchTextContent(/0,1 GB.*1,0 GB/);
  await expect.element(table.getByRole('row').nth(3)).toMatchTextContent(/0,0 GB.*0,1 GB/);
  await inspect('use by day as a table');
});

it('a day without use, and a cycle without any, say so; days that do not come can be asked for again', async () => {
  const server = await open([0, 0, 0]);
  await expect.element(main).toMatchTextContent('Aún no hay consumo');
  await expect.element(main).toMatchTextContent('Sin consumo en este día.');
  await inspect('no use in the cycle');
  server.fail(listDailyUsage, 500);
  await main.getByRole('tab', { name: 'Minutos' }).click();
  const minutes = part('Tus minutos por día');
  await expect.element(minutes).toMatchTextContent('No pudimos cargar tu consumo por día');
  server.answer(listDailyUsage, daysOf([5, 6, 7]));
  await minutes.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(chosen).toBeVisible();
});
