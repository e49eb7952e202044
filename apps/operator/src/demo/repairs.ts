// Equipment in repair: the four that are written down, and generated ones in every state.
import { addDays, instantAt } from '@portal/market/civil-dates';
import type { RepairPrice, RepairStatus } from '@portal/operator-ports/tickets';
import { ticketNumbers, ticketSteps, tickets } from '../db/schema.ts';
import { hasEnded, needsApproval, repairStatuses, statusAfter, stepWords } from '../tickets/repair-steps.ts';
import { type Random, randomFor } from './generated/names.ts';
import type { Line } from './lines.ts';
import { operatorSeed, type World, withLuhnDigit } from './world.ts';

interface Device {
  brand: string;
  model: string;
  detail: string;
  imei: string;
}

interface Trouble {
  /** As it was taken down at the counter, after the device's number. */
  complaint: string;
  reportTitle: string;
  reportText: string;
  /** Empty: under warranty. */
  prices: RepairPrice[];
}

export interface Repair extends Trouble {
  ticketId: string;
  /** Of the customer; null: it is used with none. */
  lineId: string | null;
  device: Device;
  channel: { id: string; name: string };
  status: RepairStatus;
  deliversHome: boolean;
  decision: 'accepted' | 'rejected' | null;
  /** How many days ago each step was, the newest last. */
  daysAgo: readonly number[];
  expectedInDays: number;
  /** The clock goes on with it. */
  moves: boolean;
}

/** Hours of the day at which steps were taken down, in their order. */
const hours = [10.25, 8.5, 11 + 5 / 60, 16 + 40 / 60, 9.35, 15.2, 8.75, 12, 17.4];
const dayOf = (world: World, daysAgo: number, hour: number) =>
  instantAt(addDays(world.today, -daysAgo), hour);

function emitRepair(world: World, customerId: string, repair: Repair): void {
  const { ticketId, lineId, device, channel, status, decision, daysAgo, moves, ...rest } = repair;
  const { complaint, reportTitle, reportText, prices, deliversHome, expectedInDays } = rest;
  const course = { channelName: channel.name, reportTitle, reportText, prices, deliversHome };
  const taken = stepsTo(status, { ...course, decision });
  const moments = taken.map((_, place) => dayOf(world, daysAgo[place] ?? 1, hours[place] ?? 12));
  const waits = needsApproval(status, { ...course, decision });
  const last = moments.at(-1) ?? world.now;
  world.emit(ticketNumbers, { ticketId, customerId });
  world.emit(tickets, {
    customerId,
    ticketId,
    lineId,
    status,
    description: `Equipo IMEI ${device.imei}, ${complaint}`,
    brand: device.brand,
    model: device.model,
    imei: device.imei,
    deviceDetail: device.detail,
    channelId: channel.id,
    channelName: channel.name,
    reportTitle,
    reportText,
    prices,
    deliversHome,
    decision,
    decidedAt: decision && (moments[stepOfReport + 1] ?? last),
    createdAt: moments[0] ?? world.now,
    updatedAt: last,
    expectedAt: dayOf(world, -expectedInDays, 18),
    nextMoveAt: moves && !waits && !hasEnded(status) ? world.nextRepairMove() : null,
  });
  for (const [place, step] of taken.entries())
    world.emit(ticketSteps, {
      customerId,
      ticketId,
      position: place + 1,
      status: step,
      ...stepWords(step, { ...course, decision: place > stepOfReport ? decision : null }),
      needsApproval: needsApproval(step, { ...course, decision: null }),
      changedAt: moments[place] ?? world.now,
    });
}

const stepOfReport = repairStatuses.indexOf('INF_TECNICO');

function stepsTo(status: RepairStatus, course: Parameters<typeof statusAfter>[1]): RepairStatus[] {
  const steps: RepairStatus[] = ['EQUIPO_CAC'];
  for (let step = steps[0]; step && step !== status; ) {
    const next = statusAfter(step, course);
    if (!next) throw new Error(`a repair never comes to ${status}`);
    steps.push(next);
    step = next;
  }
  return steps;
}

const channels = [
  { id: 'CAC1', name: 'CAC Centro' },
  { id: 'CAC2', name: 'CAC Norte' },
  { id: 'CAC3', name: 'CAC Los Ceibos' },
  { id: 'CAC4', name: '' },
] as const;
const [centro, norte] = channels;

/** Hers waits for her to accept 35.00; one is being repaired, one, a tablet without a line, has been handed back. */
export function emitRepairsOfAna(world: World, customerId: string, lineId: string | null): void {
  emitRepair(world, customerId, {
    ticketId: 'TRK-1001',
    lineId,
    device: { brand: 'Nova', model: 'X5', detail: 'Teléfono, color negro', imei: '356938000264417' },
    complaint: 'la pantalla no responde al tacto. Ingresa sin accesorios.',
    reportTitle: 'Pantalla con daño interno',
    reportText: 'El repuesto está disponible. Reparamos apenas aceptes el costo.',
    prices: [{ name: 'Cambio de pantalla', amountCents: 3_500 }],
    channel: centro,
    status: 'INF_TECNICO',
    deliversHome: false,
    decision: null,
    daysAgo: [9, 8, 7, 3],
    expectedInDays: 6,
    moves: false,
  });
  emitRepair(world, customerId, {
    ticketId: 'TRK-1002',
    lineId,
    device: {
      brand: 'Andes',
      model: 'Mini 2',
      detail: 'Teléfono, color azul',
      imei: withLuhnDigit('35472010002208'),
    },
    complaint: 'la batería dura menos de dos horas. Ingresa con cargador.',
    reportTitle: 'Batería agotada',
    reportText: 'La batería retiene 41 % de su carga. Se cambia por una nueva.',
    prices: [
      { name: 'Batería', amountCents: 2_200 },
      { name: 'Mano de obra', amountCents: 1_250 },
    ],
    channel: norte,
    status: 'REPARACION',
    deliversHome: true,
    decision: 'accepted',
    daysAgo: [12, 11, 10, 6, 2],
    expectedInDays: 4,
    moves: false,
  });
  emitRepair(world, customerId, {
    ticketId: 'TRK-1003',
    lineId: null,
    device: {
      brand: 'Nova',
      model: 'Tab 8',
      detail: 'Tableta, color gris',
      imei: withLuhnDigit('35693800310066'),
    },
    complaint: 'no carga con ningún cable. Ingresa por garantía.',
    reportTitle: 'Puerto de carga defectuoso',
    reportText: 'Lo cubre la garantía. Se cambia el puerto sin costo.',
    prices: [],
    channel: centro,
    status: 'ENTREGA_CLIENTE',
    deliversHome: false,
    decision: null,
    daysAgo: [48, 47, 46, 43, 42, 40, 39, 38, 36],
    expectedInDays: -34,
    moves: false,
  });
}

export function emitRepairOfPablo(world: World, customerId: string, lineId: string | null): void {
  emitRepair(world, customerId, {
    ticketId: 'TRK-2001',
    lineId,
    device: {
      brand: 'Quilla',
      model: 'Pro',
      detail: 'Teléfono, color verde',
      imei: withLuhnDigit('35100770045519'),
    },
    complaint: 'se mojó y no enciende. Ingresa sin accesorios.',
    reportTitle: 'Humedad en la placa',
    reportText: 'Hay que limpiar la placa y cambiar el conector de pantalla.',
    prices: [
      { name: 'Limpieza de placa', amountCents: 1_850 },
      { name: 'Conector de pantalla', amountCents: 3_000 },
    ],
    channel: centro,
    status: 'INF_TECNICO',
    deliversHome: false,
    decision: null,
    daysAgo: [7, 6, 5, 1],
    expectedInDays: 9,
    moves: false,
  });
}

/** One customer in so many has something in repair. */
const customersPerRepair = 12;

const makes = [
  ['Nova', ['X5', 'X5 Max', 'Lite']],
  ['Andes', ['Uno', 'Mini 2', 'Plus']],
  ['Quilla', ['Pro', 'S', 'Go']],
] as const;
const colours = ['negro', 'blanco', 'azul', 'verde', 'gris'] as const;

const troubles: readonly Trouble[] = [
  {
    complaint: 'pantalla rota. Ingresa sin accesorios.',
    reportTitle: 'Pantalla rota',
    reportText: 'El cristal y el panel están rotos. Se cambia el módulo completo.',
    prices: [
      { name: 'Módulo de pantalla', amountCents: 5_200 },
      { name: 'Mano de obra', amountCents: 1_500 },
    ],
  },
  {
    complaint: 'se apaga solo. Ingresa por garantía.',
    reportTitle: 'Falla de la placa',
    reportText: 'Lo cubre la garantía. Se cambia la placa sin costo.',
    prices: [],
  },
  {
    complaint: 'el micrófono no se escucha. Ingresa con funda.',
    reportTitle: 'Micrófono defectuoso',
    reportText: 'Se cambia el micrófono.',
    prices: [{ name: 'Cambio de micrófono', amountCents: 1_800 }],
  },
  {
    complaint: 'la cámara no enfoca. Ingresa por garantía.',
    reportTitle: 'Cámara desajustada',
    reportText: 'Lo cubre la garantía. Se cambia la cámara sin costo.',
    prices: [],
  },
];

/** Every state comes up in turn; by the ordinal alone, so that nothing else of the customer depends on it. */
export function emitGeneratedRepair(
  world: World,
  customerId: string,
  ordinal: number,
  lines: readonly Line[],
): void {
  if (ordinal % customersPerRepair !== 0) return;
  const random = randomFor(operatorSeed + customersPerRepair, ordinal);
  const status = repairStatuses[(ordinal / customersPerRepair) % repairStatuses.length] ?? 'EQUIPO_CAC';
  const trouble = random.pick(troubles);
  const daysAgo = pastDays(random, repairStatuses.indexOf(status) + 1);
  const isAsked = trouble.prices.length > 0 && repairStatuses.indexOf(status) > stepOfReport;
  const mayBeRejected = !['REPARACION', 'REPARADO'].includes(status);
  const answer = mayBeRejected && random.chance(0.25) ? 'rejected' : 'accepted';
  emitRepair(world, customerId, {
    ...trouble,
    ticketId: `TRK-${100_000 + ordinal}`,
    lineId: lines.find(({ kind }) => kind !== 'Fixed')?.lineId ?? null,
    device: generatedDevice(random),
    channel: random.pick(channels),
    status,
    deliversHome: status === 'ENTREGA_DOMICILIO' || (stillOpen(status) && random.chance(0.3)),
    decision: isAsked ? answer : null,
    daysAgo,
    expectedInDays: hasEnded(status) ? -random.between(1, 5) : random.between(2, 12),
    moves: true,
  });
}

/** Before it is known which way it comes back. */
const stillOpen = (status: RepairStatus): boolean =>
  repairStatuses.indexOf(status) <= repairStatuses.indexOf('TRASLADO_CAC');

function generatedDevice(random: Random): Device {
  const [brand, models] = random.pick(makes);
  const digits = Array.from({ length: 8 }, () => random.between(0, 9)).join('');
  return {
    brand,
    model: random.pick(models),
    detail: `Teléfono, color ${random.pick(colours)}`,
    imei: withLuhnDigit(`356938${digits}`),
  };
}

function pastDays(random: Random, count: number): number[] {
  const days = [random.between(1, 3)];
  while (days.length < count) days.unshift((days[0] ?? 1) + random.between(1, 3));
  return days;
}
