// 'Visita técnica': no slot, one that was just taken, pending, moved, its turn, cancelled; no answer.
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { changeConnectedDevice, restartRouter } from '@portal/contract/lines/home-network';
import {
  listServiceProblems,
  type ServiceTest,
  testService,
  watchServiceProblem,
} from '@portal/contract/network/service-problems';
import {
  type Appointment,
  changeAppointment,
  createAppointment,
  listAppointments,
  searchTimeSlots,
  type TimeSlot,
} from '@portal/contract/network/visits';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { accounts, ana, cutFibre, device, inDays, internet, running } from './portal/given.ts';
import { inspect, inspectEverySize } from './portal/inspect.ts';
import { dialog, main, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

const half = (day: string, hour: string, until: string) => ({
  startDateTime: `${day}T${hour}:00-05:00`,
  endDateTime: `${day}T${until}:00-05:00`,
});
const thursday = half('2026-11-26', '08:00', '12:00');
const friday = half('2026-11-27', '13:00', '17:00');
const slots: TimeSlot[] = [
  { id: 'jue-am', validFor: thursday },
  { id: 'jue-pm', validFor: half('2026-11-26', '13:00', '17:00') },
  { id: 'vie-pm', validFor: friday },
];
const visit = (more: Partial<Appointment> = {}): Appointment => ({
  '@type': 'Appointment',
  id: 'VIS-261123-7K3M9Q',
  href: '',
  lastUpdate: inDays(0),
  status: 'pending',
  validFor: thursday,
  wantedFor: null,
  queuePosition: null,
  outcome: null,
  credit: null,
  place: 'Av. de los Almendros 1204 y Calle Los Ceibos, Guayaquil',
  description: '',
  relatedEntity: [{ id: internet, '@referredType': 'Service' }],
  creationDate: inDays(0),
  ...more,
});

const open = (visits: Appointment[], prepare: (server: Server) => void = () => {}) =>
  openPortal(`/service-details/visit?line=${internet}`, ana, (server) => {
    server.answer(listAppointments, visits);
    server.answer(searchTimeSlots, slots);
    prepare(server);
  });

const form = part('Pide una visita');
const yours = part('Tu visita');
const choose = async (day: string, hours: string) => {
  await main.getByRole('radio', { name: day }).click();
  await main.getByRole('radio', { name: hours }).click();
};

it('is asked for by day and hours, and stays to be confirmed', async () => {
  const server = await open([]);
  await form.getByRole('button', { name: 'Pedir visita' }).click();
  await expect.element(form).toMatchTextContent('Elige un día');
  await main.getByRole('radio', { name: 'Jueves 26 de noviembre' }).click();
  await expect.element(form).toMatchTextContent('Elige un horario');
  await inspectEverySize('visit-form');
  server.answer(createAppointment, visit(), { status: 201 });
  await choose('Jueves 26 de noviembre', '08:00 a 12:00');
  await form.getByLabelText('¿Qué no funciona?').fill('El módem no enciende');
  await form.getByRole('button', { name: 'Pedir visita' }).click();
  await expect
    .element(yours)
    .toMatchTextContent(/Por confirmar.*Jueves 26 de noviembre, 08:00 a 12:00.*Te avisamos apenas/);
  expect(server.asked(createAppointment)[0]?.body).toEqual({
    serviceId: internet,
    slot: { id: 'jue-am' },
    description: 'El módem no enciende',
  });
  await inspect('visit-pending');
});

it('a slot that somebody took meanwhile is said, and another one can be chosen', async () => {
  const server = await open([], (each) => each.refuse(createAppointment, 'SLOT_TAKEN'));
  await choose('Jueves 26 de noviembre', '13:00 a 17:00');
  server.answer(searchTimeSlots, slots.slice(2));
  await form.getByRole('button', { name: 'Pedir visita' }).click();
  await expect.element(form).toMatchTextContent('Ese horario se acaba de ocupar. Elige otro.');
  await expect.element(main.getByRole('radio', { name: 'Jueves 26 de noviembre' })).not.toBeInTheDocument();
  server.answer(createAppointment, visit({ validFor: friday }), { status: 201 });
  await choose('Viernes 27 de noviembre', '13:00 a 17:00');
  await form.getByRole('button', { name: 'Pedir visita' }).click();
  await expect.element(yours).toMatchTextContent('Viernes 27 de noviembre, 13:00 a 17:00');
});

it('is moved, and keeps its hours until the others are confirmed', async () => {
  const server = await open([visit({ status: 'confirmed' })]);
  await expect.element(yours).toMatchTextContent(/Confirmada.*Jueves 26.*Guayaquil/);
  await yours.getByRole('button', { name: 'Cambiar horario' }).click();
  server.answer(changeAppointment, visit({ status: 'confirmed', wantedFor: friday }));
  await choose('Viernes 27 de noviembre', '13:00 a 17:00');
  await main.getByRole('button', { name: 'Pedir este horario' }).click();
  await expect
    .element(yours)
    .toMatchTextContent(/Jueves 26 de noviembre.*Viernes 27 de noviembre.*se mantiene hasta que confirmemos/);
  expect(server.asked(changeAppointment)[0]?.body).toEqual({ slot: { id: 'vie-pm' } });
  await inspectEverySize('visit-moved');
});

it('on its day it says whose turn it is; a press and an answer cancel it', async () => {
  const server = await open([visit({ status: 'confirmed', queuePosition: 3 })]);
  await expect.element(yours).toMatchTextContent('Tienes el puesto 3 en la ruta de hoy');
  await yours.getByRole('button', { name: 'Cancelar visita' }).click();
  const asked = dialog('¿Cancelar la visita?');
  await inspect('visit-cancel');
  server.answer(changeAppointment, visit({ status: 'cancelled' }));
  await asked.getByRole('button', { name: 'Cancelar visita' }).click();
  await expect.element(part('Visitas anteriores')).toMatchTextContent('Cancelada');
  await expect.element(form).toBeVisible();
});

it('one that nobody made says what comes back', async () => {
  const credit = { amount: { unit: 'USD', value: 4.5 }, terms: '', billNo: null } as const;
  await open([visit({ status: 'confirmed', outcome: 'missed', credit })]);
  await expect
    .element(part('Visitas anteriores'))
    .toMatchTextContent(/El técnico no llegó.*Te devolvemos \$4,50 en tu próxima factura/);
});

it('without a free slot it says so; without an answer it can be asked again', async () => {
  const server = await open([], (each) => each.answer(searchTimeSlots, []));
  await expect.element(form).toMatchTextContent('No hay horarios libres');
  await inspect('visit-none');
  server.answer(searchTimeSlots, slots);
  await form.getByRole('button', { name: 'Mirar otra vez' }).click();
  await expect.element(main.getByRole('radio', { name: 'Jueves 26 de noviembre' })).toBeVisible();
});

it('visits that do not come can be asked for again', async () => {
  const server = await open([], (each) => each.fail(listAppointments, 500));
  await expect.element(yours).toMatchTextContent('No pudimos cargar tus visitas');
  server.answer(listAppointments, []);
  await yours.getByRole('button', { name: 'Reintentar' }).click();
  await expect.element(form).toBeVisible();
});

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
  await expect
    .element(main.getByRole('link', { name: /^Visita técnica/ }))
    .toMatchTextContent('no hace falta');
  // A modem that does not answer says nothing of its network.
  await expect.element(main).not.toMatchTextContent(/Equipos en tu red|Reiniciar/);
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

it('who is in the network is paused from here, and the router started anew once it was asked whether', async () => {
  const server = await openTest((each) => {
    each.answer(testService, tested('working', ['passed', 'passed', 'passed']));
    each.answer(restartRouter, {
      ...running,
      state: 'restarting',
      until: inDays(0.001),
      restartedAt: inDays(0),
    });
  });
  server.answer(changeConnectedDevice, device({ paused: true, pausedBy: 'hand' }));
  const devices = main.getByRole('region', { name: 'Equipos en tu red' });
  await expect.element(devices).toMatchTextContent('1 en línea ahora');
  await inspectEverySize('diagnosis-devices');
  await devices.getByRole('button', { name: 'Pausar Tableta de Sofía' }).click();
  await expect.element(devices).toMatchTextContent('En pausa');
  await main.getByRole('button', { name: 'Reiniciar el módem' }).click();
  const sure = page.getByRole('dialog', { name: '¿Reiniciar el módem?' });
  await expect.element(sure).toMatchTextContent('sin internet cerca de un minuto');
  expect(server.asked(restartRouter)).toEqual([]);
  await sure.getByRole('button', { name: 'Reiniciar el módem' }).click();
  await expect.element(page.getByText('El módem se está reiniciando.')).toBeVisible();
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
