// A home that is tested: a problem that is known and whoever wants to be told of it, every outcome, and no answer.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import {
  listServiceProblems,
  type ServiceTest,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import { expect, it } from 'vitest';
import { accounts, ana, cutFibre, inDays, internet } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const steps = part('Lo que revisamos');

type Results = [bill: Result, problem: Result, network: Result];
type Result = ServiceTest['testMeasure'][number]['result'];

const tested = (
  outcome: ServiceTest['outcome'],
  [bill, problem, network]: Results,
  known: ServiceTest['problem'] = null,
): ServiceTest => ({
  '@type': 'ServiceTest',
  relatedService: { id: internet },
  endDateTime: inDays(0),
  testMeasure: [
    { metricName: 'bill', result: bill },
    { metricName: 'problem', result: problem },
    { metricName: 'network', result: network },
  ],
  outcome,
  problem: known,
});

const openTest = (prepare: (server: Server) => void) =>
  openPortal(`/service-details/diagnosis?line=${internet}`, ana, prepare);

it('a problem that is known says until when and what comes back, and tells who wants to be told', async () => {
  const server = await openTest((each) => {
    each.answer(testService, tested('knownProblem', ['failed', 'failed', 'failed'], cutFibre));
    each.answer(watchServiceProblem, { ...cutFibre, isWatched: true });
  });
  await expect
    .element(steps)
    .toMatchTextContent(/Tu cuenta.*vencida.*zona.*conocida.*Tu equipo.*No responde/);
  const cause = main.getByRole('heading', { level: 2 }).first();
  await expect.element(cause).toMatchTextContent(/Hay una falla en tu zona\. El servicio vuelve/);
  await expect.element(main).toMatchTextContent(/No es tu equipo.*No hace falta que la reportes/);
  await expect.element(main).toMatchTextContent(/Te devolvemos.*cerca de \$2,70.*Desde el minuto 60/);
  await inspectEverySize('diagnosis-known');
  await main.getByRole('button', { name: 'Avísame cuando vuelva' }).click();
  await expect.element(main).toMatchTextContent('Te avisamos si cambia la hora');
  expect(server.asked(watchServiceProblem)[0]?.body).toEqual({ isWatched: true });
  await expect.element(main.getByRole('button', { name: 'Ya no me avises' })).toBeEnabled();
});

it('a wish that is not saved says so and can be made again', async () => {
  await openTest((each) => {
    each.answer(testService, tested('knownProblem', ['passed', 'failed', 'failed'], cutFibre));
    each.fail(watchServiceProblem, 500);
  });
  const watch = main.getByRole('button', { name: 'Avísame cuando vuelva' });
  await watch.click();
  await expect.element(main).toMatchTextContent('No pudimos guardar tu elección');
  await expect.element(watch).toBeEnabled();
});

it('each outcome says what to do, and a home is tested again by a press', async () => {
  const server = await openTest((each) =>
    each.answer(testService, tested('suspended', ['failed', 'passed', 'failed'])),
  );
  await expect.element(main).toMatchTextContent('Tu servicio está suspendido');
  await expect
    .element(main.getByRole('link', { name: 'Ver mis facturas' }))
    .toHaveAttribute('href', '/ec/billing/');
  const again = steps.getByRole('button', { name: 'Probar otra vez' });
  for (const [outcome, results, words] of [
    ['visit', ['passed', 'passed', 'failed'], 'Desconéctalo de la corriente un minuto'],
    ['working', ['passed', 'passed', 'passed'], 'Todo responde bien'],
    ['unknown', ['unknown', 'unknown', 'unknown'], 'No pudimos terminar la revisión'],
  ] as const) {
    server.answer(testService, tested(outcome, [...results]));
    await again.click();
    await expect.element(main).toMatchTextContent(words);
    await inspect(`diagnosis-${outcome}`);
  }
});

it('a test that fails is tried again', async () => {
  const server = await openTest((each) => each.fail(testService, 500));
  await expect.element(steps).toMatchTextContent('No pudimos revisar tu servicio');
  await inspect('diagnosis-failed');
  server.answer(testService, tested('working', ['passed', 'passed', 'passed']));
  await steps.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(main).toMatchTextContent('Todo responde bien');
});

it('that a line is in service is said only where it is known that nothing fails', async () => {
  await openTest((each) => {
    each.answer(testService, tested('unknown', ['unknown', 'unknown', 'unknown']));
    each.fail(listServiceProblems, 500);
  });
  await expect.element(main).toMatchTextContent('No pudimos terminar la revisión');
  await expect.element(main).not.toMatchTextContent('Activo');
});

it('who has no home is told so', async () => {
  await openPortal('/service-details/diagnosis', ana, (server) => {
    server.answer(
      listBillingAccounts,
      accounts.filter(({ type }) => type !== 'FIXED'),
    );
  });
  await expect.element(main).toMatchTextContent('No tienes servicios Hogar');
});
