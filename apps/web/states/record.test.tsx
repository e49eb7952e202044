// 'Historial': days that cannot be asked for, days without anything, and answers that do not come.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import {
  type DataUsage,
  type DayUsage,
  getDataUsage,
  getVoiceUsage,
  listDailyUsage,
  listUsages,
  type Usage,
  type VoiceUsage,
} from '@portal/contract/lines/usage-records';
import { getDocument } from '@portal/contract/paying/documents';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ana, inDays, postpaid } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { address, main, openPortal, part, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const range = { dateFrom: '2026-01-01', dateTo: '2026-01-31' };
const call = (minute: number): VoiceUsage['consumption'][number] => ({
  date: inDays(-minute),
  type: 'Saliente',
  destinationNumber: '0991112223',
  duration: 3,
  amount: 0.2,
});
const voice: VoiceUsage = {
  '@type': 'VoiceUsage',
  ...range,
  total: { records: 2, duration: 6, amount: 0.4 },
  consumption: [call(1), call(2)],
};
const data: DataUsage = { '@type': 'DataUsage', ...range, total: { records: 0, data: 0 }, consumption: [] };

const openRecord = (prepare: (server: Server) => void = () => {}) =>
  openPortal(`/service-record?line=${postpaid}`, ana, (server) => {
    server.answer(getVoiceUsage, voice);
    server.answer(getDataUsage, data);
    prepare(server);
  });

const rows = main.getByRole('row').filter({ has: page.getByRole('cell', { name: /\d (min|MB)$/ }) });
const from = main.getByRole('textbox', { name: 'De', exact: true });
const to = main.getByRole('textbox', { name: 'Hasta' });
const hasRows = () => expect.poll(() => rows.elements().length).toBe(2);

/** As it is typed: `21/11/2026`, the day in Ecuador. */
const typed = (daysAgo: number) =>
  new Date(Date.parse(inDays(-daysAgo)) - 5 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .toReversed()
    .join('/');

it('days that cannot be asked for are explained, and ask nothing', async () => {
  const server = await openRecord();
  await hasRows();
  const asked = server.asked(getVoiceUsage).length;

  await to.fill(typed(-1));
  await expect.element(main).toMatchTextContent('Elige una fecha hasta hoy');
  await to.fill(typed(40));
  await expect.element(main).toMatchTextContent('Debe ser antes de la fecha «Hasta»');
  await from.fill(typed(200));
  await to.fill(typed(0));
  await expect.element(main).toMatchTextContent('Puedes ver hasta 6 meses atrás');
  await inspect('days that are refused');
  await from.fill('');
  await userEvent.tab();
  await expect.element(main).toMatchTextContent('Elige una fecha');
  await from.click();
  await userEvent.keyboard('30022026');
  await expect.element(from).toHaveValue('30/02/2026');
  await userEvent.tab();
  await expect.element(main).toMatchTextContent('Escríbela como dd/mm/aaaa');
  expect(server.asked(getVoiceUsage)).toHaveLength(asked);

  await from.fill(typed(7));
  await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
});

it('days without calls say so', async () => {
  await openRecord((server) =>
    server.answer(getVoiceUsage, {
      ...voice,
      total: { records: 0, duration: 0, amount: 0 },
      consumption: [],
    }),
  );
  await expect.element(part('Llamadas')).toMatchTextContent('Sin llamadas en estas fechas');
  await inspect('days without calls');
});

it('what does not come can be asked for again', async () => {
  const server = await openRecord((each) => {
    each.fail(getVoiceUsage, 500);
    each.fail(getDataUsage, 500);
  });
  const calls = part('Llamadas');
  await expect.element(calls).toMatchTextContent('No pudimos cargar tus llamadas');
  await inspect('calls that do not come');
  server.answer(getVoiceUsage, voice);
  await calls.getByRole('button', { name: 'Reintentar' }).click();
  await hasRows();
  await main.getByRole('tab', { name: 'Datos' }).click();
  await expect.element(part('Datos')).toMatchTextContent('No pudimos cargar tu uso de datos');
});

it('a file that cannot be had is told, and had at the second try', async () => {
  const server = await openRecord((given) => given.fail(getDocument, 503));
  await hasRows();
  await main.getByRole('button', { name: /CSV/ }).click();
  const told = page.getByText('No pudimos descargar el archivo. Intenta de nuevo.');
  await expect.element(told).toBeVisible();
  await inspect('a file that failed');
  server.answer(getDocument, {} as never);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => server.asked(getDocument).length).toBe(2);
  await expect.element(told).not.toBeInTheDocument();
});

it('other days and the other tab begin at page 1, whose address a reload keeps', async () => {
  const server = await openRecord((given) =>
    given.answer(
      getVoiceUsage,
      { ...voice, total: { ...voice.total, records: 30 } },
      { status: 206, headers: { 'X-Total-Count': '30' } },
    ),
  );
  const pages = main.getByRole('navigation', { name: 'Páginas del historial' });
  const onPage = (number: number) =>
    expect
      .element(pages.getByRole('button', { name: `Página ${number}`, exact: true }))
      .toHaveAttribute('aria-current', 'page');
  await pages.getByRole('button', { name: 'Página 3', exact: true }).click();
  await onPage(3);
  expect(server.asked(getVoiceUsage).at(-1)?.words.get('offset')).toBe('20');
  await from.fill(typed(60));
  await onPage(1);
  await main.getByRole('tab', { name: 'Datos' }).click();
  await expect.poll(address).toContain('data=true');
  show('/service-record/data');
  await expect.element(main.getByRole('tab', { name: 'Datos' })).toHaveAttribute('aria-selected', 'true');
});

it('who has no mobile line is told so', async () => {
  await openRecord((given) => given.answer(listBillingAccounts, []));
  await expect.element(main).toMatchTextContent('Aún no tienes líneas móviles');
  await inspect('record-no-lines');
});

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
