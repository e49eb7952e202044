// '¿Qué plan me conviene?' while a plan is chosen, and a change that waits and is taken back.
import { listPrivacyChoices } from '@portal/contract/privacy/agreements';
import { cancelProductOrder, listProductOrders } from '@portal/contract/shopping/ordering';
import { type AdvisedPlan, getPlanAdvice, type PlanAdvice } from '@portal/contract/shopping/plan-advice';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, postpaid, profiling } from './portal/given.ts';
import { inspectEverySize } from './portal/inspect.ts';
import { givenPlans, others, planOrder, usd } from './portal/plans.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const advised = (
  planId: string,
  name: string,
  price: number,
  more: Partial<AdvisedPlan> = {},
): AdvisedPlan => ({
  planId,
  name,
  price: usd(price),
  isCurrent: false,
  fits: true,
  missing: [],
  leftOver: [],
  wouldHavePaid: [usd(price), usd(price), usd(price)],
  nextBill: usd(price),
  ...more,
});
const internet = { usageType: 'internet' as const, units: 'MB' as const };
const advice: PlanAdvice = {
  '@type': 'PlanAdvice',
  cycles: [
    { from: '2026-08-15', to: '2026-09-14' },
    { from: '2026-09-15', to: '2026-10-14' },
    { from: '2026-10-15', to: '2026-11-14' },
  ],
  unrecorded: [],
  used: [
    { ...internet, amounts: [6_349, 9_216, 124_928] },
    { usageType: 'voz', units: 'MIN', amounts: [120, 1_240, 98] },
    { usageType: 'sms', units: 'SMS', amounts: [12, 0, 3] },
  ],
  runningBill: { date: '2026-12-15', amount: usd(18.98) },
  plannedBillDate: '2027-01-15',
  suggestedPlanId: 'ESE08',
  plans: [
    advised('ESE08', 'Esencial 8 GB', 11.49, {
      fits: false,
      wouldHavePaid: [usd(11.49), usd(12.99), usd(11.49)],
      missing: [{ ...internet, amounts: [0, 1_024, 0], cost: [usd(0), usd(1.5), usd(0)] }],
      leftOver: [{ usageType: 'sms', units: 'SMS', amounts: [38, 50, 47] }],
    }),
    advised('PLAN', 'Plus 15 GB', 15.99, {
      isCurrent: true,
      leftOver: [{ ...internet, amounts: [9_011, 6_144, 7_168] }],
    }),
    advised('LARGO', others[1]?.name ?? '', 1239.99, { leftOver: [{ ...internet, amounts: null }] }),
  ],
};

const open = (told: PlanAdvice | null, prepare: (server: Server) => void = () => {}) =>
  openPortal(`/change-plan/ideal-plan?line=${postpaid}`, ana, (server) => {
    givenPlans(server);
    if (told) server.answer(getPlanAdvice, told);
    else server.fail(getPlanAdvice, 500);
    prepare(server);
  });

const card = part('¿Qué plan me conviene?');
const radio = (name: string) => main.getByRole('radio', { name });

it('nothing is worked out from what was used until it is asked for, or was allowed', async () => {
  const server = await open(advice, (each) => each.answer(listPrivacyChoices, [profiling(false)]));
  await expect.element(card).toMatchTextContent('que solo miramos si nos lo pides');
  await inspectEverySize('plan-advice-unasked');
  expect(server.asked(getPlanAdvice)).toEqual([]);
  await card.getByRole('button', { name: 'Comparar con mis consumos' }).click();
  await expect.element(card).toMatchTextContent('Con Esencial 8 GB habrías pagado');
});

it('a cycle without records counts for nothing, and says so; equal rests are said once; the own bills may be more', async () => {
  const [first, ...rest] = advice.cycles;
  await open({
    ...advice,
    cycles: rest,
    unrecorded: first ? [first] : [],
    used: advice.used.map(({ amounts: [, ...amounts], ...of }) => ({ ...of, amounts })),
    plans: [
      advised('PLAN', 'Plus 15 GB', 15.99, {
        isCurrent: true,
        wouldHavePaid: [usd(15.99), usd(15.99)],
        leftOver: [{ ...internet, amounts: [30_720, 30_719] }],
      }),
    ],
  });
  await expect.element(card).toMatchTextContent('Sin registros de tu consumo, no contamos 15 ago – 14 sep');
  await expect.element(main).toMatchTextContent('Te habrían sobrado 30,0 GB de internet');
  await expect.element(main).toMatchTextContent('Tus facturas pudieron sumar más');
});

it('without any record there is no figure', async () => {
  const { cycles, plans } = advice;
  await open({
    ...advice,
    cycles: [],
    unrecorded: cycles,
    used: [],
    suggestedPlanId: null,
    plans: plans.map((each) => ({ ...each, wouldHavePaid: [], missing: [], leftOver: [], fits: null })),
  });
  await expect.element(card).toMatchTextContent('No tenemos registros de tu consumo');
  await expect.element(main).not.toMatchTextContent('Habrías pagado');
});

it('who would have paid less with another plan reads with which, how much, and what would have been missing', async () => {
  await open(advice);
  await expect
    .element(card)
    .toMatchTextContent(
      'Con Esencial 8 GB habrías pagado $12,00 menos en tus últimos 3 ciclos. Ya cuenta los paquetes',
    );
  await expect
    .element(card)
    .toMatchTextContent('Tu próxima factura, la del 15 de diciembre, no cambia: $18,98');
  await expect.element(card).toMatchTextContent('La primera con otro plan es la del 15 de enero');
  await expect
    .element(radio('Esencial 8 GB $11,49 al mes'))
    .toHaveAccessibleDescription(
      /El más económico para ti.*con paquetes \$35,97.*faltado hasta 1,0 GB de internet, en 1 de 3 ciclos.*sobrado de 38 SMS a 50 SMS.*Tu factura del 15 de enero: \$11,49/,
    );
  await expect
    .element(part('Plan actual'))
    .toMatchTextContent('Te habrían sobrado de 6,0 GB a 8,8 GB de internet');
  await inspectEverySize('plan-advice');

  await radio('Esencial 8 GB $11,49 al mes').click();
  await main.getByRole('button', { name: 'Continuar' }).first().click();
  const table = main.getByRole('table', { name: /ciclo por ciclo/ });
  await expect.element(table.getByRole('row', { name: /^En total/ })).toMatchTextContent(/\$47,97\s*\$35,97/);
  await expect
    .element(table.getByRole('row', { name: /^Te habría faltado/ }))
    .toMatchTextContent(/Nada\s*1,0 GB/);
  await inspectEverySize('plan-advice-compared');
});

it('the own plan is as good; a young line has nothing to be compared by', async () => {
  await open({ ...advice, suggestedPlanId: 'PLAN' });
  await expect.element(card).toMatchTextContent('tu plan es el más económico');
  const young = advice.plans.map((each) => ({
    ...each,
    wouldHavePaid: [],
    leftOver: [],
    missing: [],
    fits: null,
    nextBill: null,
  }));
  await open({
    ...advice,
    cycles: [],
    unrecorded: [],
    used: [],
    suggestedPlanId: null,
    runningBill: null,
    plannedBillDate: null,
    plans: young,
  });
  await expect.element(card).toMatchTextContent('Tu línea aún no tiene un ciclo completo');
  await expect.element(main).not.toMatchTextContent('Habrías pagado');
});

it('a comparison that does not come keeps nobody from choosing a plan, and is asked for again', async () => {
  const server = await open(null);
  await expect.element(card).toMatchTextContent('No pudimos comparar tus últimos ciclos');
  await expect.element(radio('Esencial 8 GB $11,49 al mes')).toBeVisible();
  server.answer(getPlanAdvice, advice);
  await card.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(card).toMatchTextContent('habrías pagado $12,00 menos');
});

it('a change that waits is taken back once it was asked for twice; begun, it says that it is too late', async () => {
  const server = await open(advice, (each) => each.answer(listProductOrders, [planOrder]));
  const begin = main.getByRole('button', { name: 'Cancelar el cambio' });
  const asked = dialog('¿Cancelar el cambio a Esencial 8 GB?');
  await begin.click();
  await expect.element(asked).toMatchTextContent('Sigues con Plus 15 GB');
  await inspectEverySize('plan-cancel');
  await asked.getByRole('button', { name: 'Dejarlo como está' }).click();
  expect(server.asked(cancelProductOrder)).toHaveLength(0);

  server.refuse(cancelProductOrder, 'PLAN_CHANGE_BEGUN');
  await begin.click();
  await asked.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect.element(page.getByText('El cambio ya empezó y no se puede cancelar.')).toBeVisible();

  server.answer(cancelProductOrder, null as never);
  await begin.click();
  server.answer(listProductOrders, []);
  await asked.getByRole('button', { name: 'Cancelar el cambio' }).click();
  await expect.element(page.getByText('Listo: sigues con Plus 15 GB.')).toBeVisible();
  await expect.element(radio('Esencial 8 GB $11,49 al mes')).toBeVisible();
});
