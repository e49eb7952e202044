// 'Alertas y topes': what was stopped and when, raised where it is read; off, wrong, not saved; lines without caps.
import {
  getSpendingControl,
  listUsageConsumptionReports,
  putSpendingControl,
  type SpendingCap,
  type SpendingControl,
} from '@portal/contract/lines/usage';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { formatTime } from '../src/lib/dates.ts';
import { ana, inDays, postpaid, prepaid, usage } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const usd = (value: number) => ({ unit: 'USD', value }) as const;
const cap = (more: Partial<SpendingCap> = {}): SpendingCap => ({
  amount: usd(10),
  action: 'stop',
  spent: usd(0),
  reachedAt: null,
  ...more,
});
const control = (more: Partial<SpendingControl> = {}): SpendingControl => ({
  '@type': 'SpendingControl',
  product: { publicIdentifier: postpaid },
  alerts: (['internet', 'voz', 'sms'] as const).map((usageType) => ({ usageType, percents: [80, 100] })),
  cap: cap(),
  roamingCap: cap(),
  ...more,
});

const open = (
  given: SpendingControl,
  { line = postpaid, prepare = () => {} }: { line?: string; prepare?: (server: Server) => void } = {},
) =>
  openPortal(`/service-details/control?line=${line}`, ana, (server) => {
    server.answer(getSpendingControl, given);
    prepare(server);
  });

const save = main.getByRole('button', { name: 'Guardar' });
const plan = part('Consumo fuera del plan');
const roaming = part('Roaming');
const amount = plan.getByLabelText('Tope por ciclo, con impuestos');

it('what was stopped says at which hour and figure, leads to the records, and goes on once its cap is raised', async () => {
  const reachedAt = inDays(0);
  const reached = cap({ amount: usd(5), spent: usd(5), reachedAt });
  const server = await open(control({ cap: reached }));
  await expect.element(plan).toMatchTextContent(`Se detuvo a las ${formatTime(reachedAt)} al llegar a $5,00`);
  await expect
    .element(plan.getByRole('link', { name: 'Ver qué se usó' }))
    .toHaveAttribute('href', `/ec/service-details/usage?line=${postpaid}`);
  await inspectEverySize('spending-stopped');
  await amount.fill('8,50');
  server.answer(putSpendingControl, control({ cap: cap({ amount: usd(8.5), spent: usd(5) }) }));
  await save.click();
  await expect.element(plan).toMatchTextContent('Llevas $5,00 de $8,50 en este ciclo');
  await expect.element(plan).not.toMatchTextContent('Se detuvo');
  expect(server.asked(putSpendingControl)[0]?.body).toMatchObject({
    cap: { amount: usd(8.5), action: 'stop' },
  });
});

it('roaming is switched off, an alert added; a wrong amount says so, and what is not saved can be sent again', async () => {
  const server = await open(control());
  await roaming.getByLabelText('Permitir roaming').click();
  await expect.element(roaming).toMatchTextContent('Desactivado: en otro país no funciona y no pagas nada.');
  await part('Alertas').getByRole('group', { name: 'Internet' }).getByLabelText('70 %').click();
  await amount.fill('diez');
  await save.click();
  await expect.element(plan).toMatchTextContent('Escribe un valor entre $0,01 y $1.000,00.');
  await expect.element(amount).toHaveFocus();
  await inspectEverySize('spending-wrong');
  await amount.fill('5');
  await plan.getByRole('radio', { name: /^Ir más lento/ }).click();
  server.fail(putSpendingControl, 500);
  await save.click();
  await expect.element(main).toMatchTextContent('No pudimos guardarlo');
  await inspect('spending-not-saved');
  server.answer(putSpendingControl, control());
  await save.click();
  await expect.element(page.getByText('Guardado. Se aplica desde ahora.')).toBeVisible();
  expect(server.asked(putSpendingControl).at(-1)?.body).toMatchObject({
    alerts: [{ usageType: 'internet', percents: [70, 80, 100] }, {}, {}],
    cap: { amount: usd(5), action: 'slow' },
    roamingCap: { amount: usd(0), action: 'stop' },
  });
});

it('a prepaid line has its balance for a cap; what has no limit has no alert', async () => {
  await open(control({ cap: null, roamingCap: null }), {
    line: prepaid,
    prepare: (server) => {
      const report = usage(prepaid);
      const bucket = report.bucket.filter(({ usageType }) => usageType === 'internet');
      server.answer(listUsageConsumptionReports, [{ ...report, bucket }]);
    },
  });
  await expect.element(part('Topes')).toMatchTextContent('el tope es tu saldo');
  await expect
    .element(part('Alertas'))
    .toMatchTextContent('Minutos y SMS sin límite: no hace falta una alerta.');
  await inspectEverySize('spending-prepaid');
});

it('figures that do not come, or are malformed, are asked for again', async () => {
  const server = await open(control(), { prepare: (each) => each.fail(getSpendingControl, 500) });
  await expect.element(main).toMatchTextContent('No pudimos cargar tus alertas y topes');
  await inspect('spending-failed');
  server.fail(getSpendingControl, { shape: { alerts: 'none' } });
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main).toMatchTextContent('No pudimos cargar tus alertas y topes');
  server.answer(getSpendingControl, control());
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(plan).toMatchTextContent('Llevas $0,00 de $10,00 en este ciclo');
});
