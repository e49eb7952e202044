// What becomes of a decision on a repair's cost when it is too late, about another amount, lost on the way, or never left.
import { decideRepairCost, listTroubleTickets, type TroubleTicket } from '@portal/contract/help/tickets';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ana, inDays } from './portal/given.ts';
import { inspect } from './portal/inspect.ts';
import { dialog, heading, openPortal, part } from './portal/portal.tsx';
import type { Server } from './portal/server.ts';

type Step = TroubleTicket['statusChange'][number];

const step = (id: string, status: Step['status'], name: string, asks = false): Step => ({
  id,
  status,
  name,
  description: '',
  changeDate: inDays(-3),
  changeReason: '',
  characteristic: asks ? [{ name: 'requiereAprobacion', value: 'true' }] : [],
});

const waiting: TroubleTicket = {
  '@type': 'TroubleTicket',
  // Whatever its operator calls it.
  id: 'CUST/0001-ñ?x',
  href: '',
  ticketType: 'repair',
  severity: 'minor',
  status: 'INF_TECNICO',
  standardStatus: 'pending',
  description: '',
  creationDate: inDays(-5),
  lastUpdate: inDays(-3),
  requestedResolutionDate: inDays(5),
  channel: { id: 'CAC-1', name: 'CAC Norte' },
  relatedEntity: [
    {
      id: '1',
      identifierType: 'imei',
      href: '',
      role: 'Andes',
      name: 'Nova X5',
      description: '',
      '@referredType': 'Device',
    },
  ],
  statusChange: [
    step('1', 'EQUIPO_CAC', 'Recibimos tu equipo'),
    step('2', 'INF_TECNICO', 'Informe técnico', true),
  ],
  itemPrice: [{ name: 'Cambio de pantalla', price: { dutyFreeAmount: { unit: 'USD', value: 35 } } }],
  relatedParty: [
    { id: '1710034065', identifierType: 'CED', role: 'customer', '@referredType': 'Customer' },
    { id: ana.sub, identifierType: 'userId', role: 'holder', '@referredType': 'Individual' },
  ],
};

const goingOn: TroubleTicket = {
  ...waiting,
  status: 'REPARACION',
  standardStatus: 'inProgress',
  statusChange: [
    step('1', 'EQUIPO_CAC', 'Recibimos tu equipo'),
    step('2', 'INF_TECNICO', 'Informe técnico'),
    step('3', 'REPARACION', 'Reparación'),
  ],
};

const asked = part('Reparar tu equipo cuesta');
const steps = page.getByRole('list', { name: 'Pasos de la reparación' });

/** @param after how the server tells of it once a decision has been sent */
async function open(after: TroubleTicket): Promise<Server> {
  const server = await openPortal(`/cellphone-follow/${encodeURIComponent(waiting.id)}`, ana, (each) => {
    each.answer(listTroubleTickets, () => [each.asked(decideRepairCost).length > 0 ? after : waiting]);
  });
  await expect.element(heading).toMatchTextContent('Seguimiento de equipo');
  return server;
}

async function decide(act: 'Aceptar $35,00' | 'Rechazar'): Promise<void> {
  await asked.getByRole('button', { name: act }).click();
  await dialog(/./).getByRole('button', { name: act }).click();
}

async function closeOutcome(title: string): Promise<void> {
  await expect.element(dialog(title)).toBeVisible();
  await inspect(title);
  await dialog(title).getByRole('button', { name: 'Entendido' }).click();
  await expect.element(dialog(title)).not.toBeInTheDocument();
}

it('whoever decides too late reads so, and sees how it is now', async () => {
  const server = await open(goingOn);
  server.refuse(decideRepairCost, 'NOT_AWAITING_DECISION');
  await decide('Rechazar');
  await closeOutcome('Esta reparación ya no espera tu decisión');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(steps).toMatchTextContent('Reparación');
});

it('a cost that changed is shown before anything is decided', async () => {
  const price = { dutyFreeAmount: { unit: 'USD', value: 41 } } as const;
  const server = await open({ ...waiting, itemPrice: [{ name: 'Cambio de pantalla', price }] });
  server.refuse(decideRepairCost, 'AMOUNT_CHANGED');
  await decide('Aceptar $35,00');
  await closeOutcome('El costo cambió');
  await expect.element(asked.getByRole('button', { name: 'Aceptar $41,00' })).toBeVisible();
});

it('an answer that is lost is found out from the order itself', async () => {
  const server = await open(goingOn);
  server.fail(decideRepairCost, 'no connection');
  await decide('Aceptar $35,00');
  await closeOutcome('Aceptaste el costo');
  await expect.element(asked).not.toBeInTheDocument();
  expect(server.asked(decideRepairCost)).toHaveLength(1);
});

it('a decision that does not go out leaves everything as it was', async () => {
  const server = await open(waiting);
  server.fail(decideRepairCost, 'no connection');
  await decide('Aceptar $35,00');
  await closeOutcome('No pudimos enviar tu decisión');
  await expect.element(asked.getByRole('button', { name: 'Aceptar $35,00' })).toBeVisible();
});

it('a cost that is rejected is asked about first, and the device goes back as it is', async () => {
  const rejected: TroubleTicket = {
    ...goingOn,
    status: 'TRASLADO_CAC',
    statusChange: [
      step('1', 'EQUIPO_CAC', 'Recibimos tu equipo'),
      step('2', 'INF_TECNICO', 'Informe técnico'),
      step('3', 'TRASLADO_CAC', 'De vuelta al centro de atención'),
    ],
  };
  const server = await open(rejected);
  server.answer(decideRepairCost, rejected as never);
  await asked.getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(dialog('¿Rechazas la reparación?')).toBeVisible();
  await inspect('repair-reject');
  await dialog(/./).getByRole('button', { name: 'Rechazar' }).click();
  await closeOutcome('Rechazaste la reparación');
  await expect.element(steps).toMatchTextContent('De vuelta al centro de atención');
});
