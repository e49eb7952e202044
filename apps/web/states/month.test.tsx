// The summary of a month: what was used against the month before, what it cost, what suits, and a picture without numbers.
import { type DayUsage, listDailyUsage } from '@portal/contract/lines/usage-records';
import { type ExpandedBill, getCustomerBill } from '@portal/contract/paying/billing';
import { listPrivacyChoices } from '@portal/contract/privacy/agreements';
import { getPlanAdvice, type PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { expect, it, vi } from 'vitest';
import { ana, bills, inDays, profiling } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { heading, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const usd = (value: number) => ({ unit: 'USD' as const, value });
const [ofLine, ofHome] = bills;
if (!ofLine || !ofHome) throw new Error('nothing is billed');

const whole = (bill: ExpandedBill): ExpandedBill => ({
  ...bill,
  billDate: '2026-11-15T08:00:00-05:00',
  billingPeriod: { startDateTime: '2026-10-15T00:00:00-05:00', endDateTime: '2026-11-14T23:59:59-05:00' },
  groups: [
    { group: 'plan', amount: usd(13.9), taxIncludedAmount: usd(15.99), lines: [] },
    { group: 'purchases', amount: usd(2.09), taxIncludedAmount: usd(2.4), lines: [] },
    { group: 'tax', amount: usd(2.4), taxIncludedAmount: usd(2.4), lines: [] },
  ],
  comparison: {
    previousBillNo: 'before',
    difference: usd(2.4),
    text: 'Subió $2,40: compraste 1 paquete (+$2,40).',
    causes: [{ cause: 'purchases', amount: usd(2.4), text: 'compraste 1 paquete (+$2,40)' }],
  },
  firstBill: null,
  history: [{ billNo: bill.billNo, billDate: bill.billDate, amount: usd(18.39) }],
  appliedPayment: [],
});

/** In MB: of the month before, of the month, and of a day after it that is not of it. */
const days: DayUsage[] = [
  { date: '2026-09-15', used: 2_048 },
  { date: '2026-10-14', used: 1_024 },
  { date: '2026-10-15', used: 4_096 },
  { date: '2026-11-14', used: 1_024 },
  { date: '2026-11-15', used: 9_216 },
].map((day) => ({ ...day, unit: 'MB', included: 15_360, records: 2 }));

const advice: PlanAdvice = {
  '@type': 'PlanAdvice',
  cycles: [{ from: '2026-10-15', to: '2026-11-14' }],
  unrecorded: [],
  used: [],
  runningBill: null,
  plannedBillDate: null,
  suggestedPlanId: 'ESE08',
  plans: [
    ['ESE08', 'Esencial 8 GB', 11.49],
    ['PLAN', 'Plus 15 GB', 15.99],
  ].map(([planId, name, price]) => ({
    planId: String(planId),
    name: String(name),
    price: usd(Number(price)),
    isCurrent: planId === 'PLAN',
    wouldHavePaid: [usd(Number(price))],
    nextBill: null,
    leftOver: [],
    missing: [],
    fits: true,
  })),
};

const open = (bill: ExpandedBill, prepare: (server: Server) => void = () => undefined) =>
  openPortal(`/billing/${bill.billNo}/summary`, ana, (server) => {
    server.answer(getCustomerBill, whole(bill));
    server.answer(listDailyUsage, days);
    server.answer(listPrivacyChoices, [profiling(false)]);
    server.answer(getPlanAdvice, advice);
    prepare(server);
  });

it('says in one page what was used, what it cost, what changed and what is due; what suits only when it is asked (BILL-12)', async () => {
  const server = await open(ofLine);
  await expect.element(heading).toMatchTextContent('Tu noviembre en un minuto');
  await expect.element(main).toMatchTextContent('Subió $2,40: compraste 1 paquete');
  await expect
    .element(part('Cuánto usaste'))
    .toMatchTextContent(/Internet.*2,0 GB más que en octubre.*5,0 GB/);
  expect(server.asked(listDailyUsage)[0]?.words.get('dateFrom')).toBe('2026-09-15');
  await expect
    .element(part('Cuánto costó'))
    .toMatchTextContent(/Plan.*\$15,99.*Paquetes.*\$2,40.*Total.*\$18,39/);
  await expect.element(main.getByRole('link', { name: 'Pagar $18,39' })).toBeVisible();
  expect(server.asked(getPlanAdvice)).toEqual([]);
  await main.getByRole('button', { name: 'Comparar con mis consumos' }).click();
  await expect
    .element(part('¿Te conviene tu plan?'))
    .toMatchTextContent('Con Esencial 8 GB habrías pagado $4,50 menos en tu último ciclo.');
  await inspectEverySize('month');
});

it('its picture goes to another application, and to the downloads where none takes files', async () => {
  const shared: File[] = [];
  const share = async ({ files = [] }: ShareData) => void shared.push(...files);
  // A browser on a desk has neither.
  Object.assign(navigator, { canShare: () => true, share });
  await open(ofLine);
  await part('Para compartir').getByRole('button', { name: 'Compartir imagen' }).click();
  await expect
    .poll(() => shared.map(({ name, type }) => [name, type]))
    .toEqual([['mi-noviembre.png', 'image/png']]);
  Object.assign(navigator, { canShare: undefined });
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await part('Para compartir').getByRole('button', { name: 'Compartir imagen' }).click();
  await expect.poll(() => saved).toContain('mi-noviembre.png');
  click.mockRestore();
});

it('of a home service, or of a month of long ago, there is no consumption to show; what it cost stands there', async () => {
  await open(ofHome);
  await expect.element(part('Cuánto costó')).toMatchTextContent('Total');
  expect(part('Cuánto usaste').elements()).toHaveLength(0);
  await open(ofLine, (server) =>
    server.answer(getCustomerBill, {
      ...whole(ofLine),
      billingPeriod: { startDateTime: inDays(-300), endDateTime: inDays(-270) },
    }),
  );
  await expect.element(part('Cuánto costó')).toMatchTextContent('Total');
  expect(part('Cuánto usaste').elements()).toHaveLength(0);
});

it('what does not come is asked for again, and what is not there leads to the bills', async () => {
  const server = await open(ofLine, (each) => each.fail(listDailyUsage, 500));
  await expect.element(part('Cuánto usaste')).toMatchTextContent('No pudimos cargar tu consumo');
  server.answer(listDailyUsage, days);
  await part('Cuánto usaste').getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(part('Cuánto usaste')).toMatchTextContent('5,0 GB');
  await open(ofLine, (each) => each.refuse(getCustomerBill, 'NOT_FOUND'));
  await expect.element(main).toMatchTextContent('No encontramos este mes');
});
