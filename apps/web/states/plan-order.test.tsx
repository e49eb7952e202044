// A change of plan on its way: codes that are wrong, spent or refused, an answer that is lost, an order that is refused or
// made elsewhere; and pages without a line, without plans, or without what came before.
import { generateCode, validateCode } from '@portal/contract/access/sso';
import { problems } from '@portal/contract/errors';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { createProductOrder, getProductOrder, listProductOrders } from '@portal/contract/shopping/ordering';
import { getPlanAdvice } from '@portal/contract/shopping/plan-advice';
import { listPlanCategories } from '@portal/contract/shopping/plan-list';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, postpaid } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { givenPlans, planOrder } from './portal/plans.ts';
import { address, dialog, heading, main, openPortal, show } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const CHOICE = `/change-plan/ideal-plan?line=${postpaid}`;
const radio = (name: RegExp) => main.getByRole('radio', { name });
const sent = { codeNumberEn: 'first', codeLength: 4, expiresIn: 300, destination: '******0001' } as const;

const open = (path: string, prepare: (server: Server) => void = () => {}) =>
  openPortal(path, ana, (server) => {
    givenPlans(server);
    server.fail(getPlanAdvice, 500);
    server.answer(generateCode, sent);
    server.answer(validateCode, { valid: true }, { headers: { 'x-otp-grant': 'a-grant' } });
    prepare(server);
  });

const change = main.getByRole('button', { name: 'Cambiar Plan' });
const popup = dialog('Confirma con tu código');
const boxes = popup.getByLabelText('Código de 4 dígitos');
const confirm = popup.getByRole('button', { name: 'Confirmar cambio' });

/** The comparison, with Esencial chosen, and its code on its way. */
async function openCode(prepare?: (server: Server) => void): Promise<Server> {
  const server = await open(CHOICE, prepare);
  await radio(/^Esencial/).click();
  await main.getByRole('button', { name: 'Continuar' }).first().click();
  await expect.element(heading).toMatchTextContent('Compara tu Plan');
  await change.first().click();
  await expect.element(popup).toMatchTextContent('******0001');
  return server;
}

async function type(code: string): Promise<void> {
  await boxes.fill(code);
  await confirm.click();
}

it('a code: not full, wrong, spent, and another one that is refused', async () => {
  const server = await openCode((each) => each.refuse(validateCode, 'OTP_INVALID'));
  await type('12');
  await expect.element(popup.getByRole('alert')).toMatchTextContent('El código es inválido');
  expect(server.asked(validateCode)).toEqual([]);
  await type('1234');
  await expect.element(popup.getByRole('alert').first()).toMatchTextContent(problems.OTP_INVALID.message);
  await expect.element(boxes).toHaveValue('');
  server.refuse(validateCode, 'OTP_SPENT');
  await type('1234');
  await expect.element(popup).toMatchTextContent(problems.OTP_SPENT.message);
  await expect.element(confirm).toBeDisabled();
  await inspectEverySize('plan-code-spent');
  // The minute between two codes has passed here, and not yet at the server.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  onTestFinished(() => void vi.useRealTimers());
  server.refuse(generateCode, 'TOO_MANY_REQUESTS');
  await popup.getByRole('button', { name: 'Reenviar aquí' }).click();
  await expect.element(popup).toMatchTextContent(problems.TOO_MANY_REQUESTS.message);
  server.answer(generateCode, { ...sent, codeNumberEn: 'second' });
  await popup.getByRole('button', { name: 'Reenviar aquí' }).click();
  await expect.element(popup).toMatchTextContent('Código de confirmación reenviado a ******0001');
  await popup.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(popup).not.toBeInTheDocument();
});

it('a lost answer is asked for again with the same order, and a double press is one', async () => {
  const server = await openCode((each) => each.fail(createProductOrder, 'no connection'));
  await boxes.fill('1234');
  const answer = server.hold(createProductOrder);
  await confirm.dblClick();
  answer();
  await expect.element(popup).toMatchTextContent('Tu código sigue siendo válido');
  server.answer(createProductOrder, planOrder, { status: 201 });
  server.answer(getProductOrder, planOrder);
  await confirm.dblClick();
  await expect.element(heading).toMatchTextContent('Cambio de plan solicitado');
  const orders = server.asked(createProductOrder);
  expect(orders).toHaveLength(2);
  expect(new Set(orders.map(({ headers }) => headers.get('request-uuid'))).size).toBe(1);
  expect(server.asked(validateCode)).toHaveLength(1);
});

it('ordered elsewhere meanwhile: said, and nothing is left to order', async () => {
  const server = await openCode((each) => each.refuse(createProductOrder, 'PLAN_CHANGE_PENDING'));
  server.answer(listProductOrders, [planOrder]);
  await type('1234');
  await expect.element(main).toMatchTextContent('Tu línea cambia a Esencial 8 GB el');
  await expect.element(change.first()).not.toBeInTheDocument();
  await inspect('plan-ordered-elsewhere');
});

it('a refusal has its own page, from which the same order is sent again without another code', async () => {
  const server = await openCode((each) => each.fail(createProductOrder, 500));
  await type('1234');
  await expect.element(heading).toMatchTextContent('No pudimos cambiar tu plan');
  await inspectEverySize('plan-failed');
  server.answer(createProductOrder, planOrder, { status: 201 });
  server.answer(getProductOrder, planOrder);
  await main.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await change.first().click();
  await expect.element(heading).toMatchTextContent('Cambio de plan solicitado');
  expect(server.asked(generateCode)).toHaveLength(1);
});

it.each([
  '/change-plan/ideal-plan',
  '/change-plan/ideal-plan?line=0995000001',
  '/change-plan/compare-plan',
  '/change-plan/buy-review',
])('%s leads home: there is nothing to change there', async (path) => {
  await open(path);
  await expect.poll(address).toBe('/home/with-services');
});

it('a comparison without a choice begins with the choice, which is kept until the line changes', async () => {
  await open(`/change-plan/compare-plan?line=${postpaid}`);
  await expect.poll(address).toBe(CHOICE);
  await radio(/^Esencial/).click();
  show(CHOICE);
  await expect.element(radio(/^Esencial/)).toBeChecked();
});

it('who has no line that changes plans is told so; plans that do not come are asked for again', async () => {
  const server = await open(CHOICE, (each) => each.fail(listPlanCategories, 500));
  await expect.element(main).toMatchTextContent('No pudimos cargar los planes');
  await inspect('plan-not-loaded');
  givenPlans(server);
  await main.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(radio(/^Esencial/)).toBeVisible();

  server.answer(
    listBillingAccounts,
    accounts.filter(({ type: kind }) => kind === 'PREPAID'),
  );
  show('/change-plan/ideal-plan?line=0991000003');
  await expect.element(page.getByRole('heading', { name: 'Usted no tiene líneas' })).toBeVisible();
  await inspect('plan-no-lines');
});
