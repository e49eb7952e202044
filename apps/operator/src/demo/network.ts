// What the network does to the people who are written down: a cut fibre until the evening, and a modem that is silent.
import { addDays, addWorkingDays, dayMs, hourMs, instantAt } from '@portal/market/civil-dates';
import {
  equipmentFaults,
  problemLines,
  serviceProblems,
  visitSeats,
  visits,
  wifiNetworks,
} from '../db/schema.ts';
import { problemWords } from '../network/network.copy.ts';
import { zoneOf } from '../visits/visits.ts';
import { type Random, randomFor } from './generated/names.ts';
import type { Line } from './lines.ts';
import { operatorSeed, type World } from './world.ts';

const endsAtHour = 18;
const leastHours = 2;
/** Before the end that was said at first, it is said that it takes longer. */
const newsBeforeMs = 1.5 * hourMs;

export function emitCutFibre(world: World, lines: readonly Line[]): void {
  const internet = lines.find(({ serviceNumber }) => serviceNumber.startsWith('IN-'));
  if (!internet) return;
  const { customerId, lineId } = internet;
  const startedAt = new Date(world.now.getTime() - 3 * hourMs);
  const problemId = 'RED-1001';
  const expectedEndAt = eveningAfter(world);
  const nextUpdateAt = new Date(expectedEndAt.getTime() - newsBeforeMs);
  world.emit(serviceProblems, {
    customerId,
    problemId,
    category: 'outage',
    reason: problemWords.fibre,
    status: 'inProgress',
    startedAt,
    expectedEndAt,
    nextUpdateAt,
    delayMinutes: 60,
    recursInDays: 14,
    nextMoveAt: nextUpdateAt,
  });
  world.emit(problemLines, {
    customerId,
    lineId,
    problemId,
    startedAt,
  });
}

/** Of today, as long as there is time until then. */
function eveningAfter({ now, today }: World): Date {
  const atSix = instantAt(today, endsAtHour);
  return atSix.getTime() - now.getTime() >= leastHours * hourMs
    ? atSix
    : instantAt(addDays(today, 1), endsAtHour);
}

export function emitSilentModem(world: World, line: Line | undefined): void {
  if (!line) return;
  const { customerId, lineId } = line;
  world.emit(equipmentFaults, { customerId, lineId, since: new Date(world.now.getTime() - hourMs) });
}

/** A technician is to see her television in three working days, after two other homes. */
export function emitVisit(world: World, lines: readonly Line[], place: string): void {
  const television = lines.find(({ serviceNumber }) => serviceNumber.startsWith('TV-'));
  if (!television) return;
  const { customerId, lineId } = television;
  const startsAt = instantAt(addWorkingDays(world.today, 3), 8);
  const zone = zoneOf(place);
  const visitId = 'VIS-1001';
  const ids = ['VIS-1002', 'VIS-1003', visitId];
  for (const [index, id] of ids.entries())
    world.emit(visitSeats, { zone, startsAt, seat: index + 1, visitId: id });
  world.emit(visits, {
    customerId,
    visitId,
    lineId,
    requestKey: visitId,
    status: 'confirmed',
    zone,
    place,
    description: 'La imagen se congela en varios canales.',
    startsAt,
    seat: ids.length,
    nobodyComes: false,
    creditCents: 0,
    requestedAt: new Date(world.now.getTime() - hourMs),
    nextMoveAt: new Date(startsAt.getTime() - dayMs),
  });
}

// The Wi-Fi of a home: name, security, and a key such as people choose.

interface Network {
  ssid: string;
  encryption: 'WEP' | 'WPA' | 'WPA2' | 'WPA3';
  key: string;
  /** Changes wait for the equipment's next report. */
  appliesLater: boolean;
}

function emitWifi(world: World, line: Line, network: Network): void {
  const { customerId, lineId } = line;
  const { key, ...rest } = network;
  const changedAt = new Date(world.now.getTime() - 90 * dayMs);
  world.emit(wifiNetworks, {
    customerId,
    lineId,
    ...rest,
    sealedKey: world.seal.close(key, lineId),
    changedAt,
  });
}

/** Of the internet service among those of a home. */
export function emitHomeWifi(world: World, lines: readonly Line[]): void {
  const internet = lines.find(({ serviceNumber }) => serviceNumber.startsWith('IN-'));
  if (internet) emitWifi(world, internet, networkOf(internet.serviceNumber));
}

/** Ana's and Pablo's. */
const writtenDown: Record<string, Network> = {
  'IN-100001': { ssid: 'Casa Paredes', encryption: 'WPA2', key: 'Jacaranda1988', appliesLater: false },
  'IN-200001': { ssid: 'Cevallos', encryption: 'WEP', key: '4815162342108', appliesLater: true },
};

const networkOf = (serviceNumber: string): Network =>
  writtenDown[serviceNumber] ?? generatedNetwork(serviceNumber);

const keyWords = ['Guayacan', 'Jacaranda', 'Ceibo', 'Colibri', 'Frailejon', 'Chirimoya', 'Tagua', 'Balsa'];

/** By the service's number alone, so that nothing else of the customer depends on it. */
function generatedNetwork(serviceNumber: string): Network {
  const ordinal = Number(serviceNumber.replace(/\D/g, ''));
  const random = randomFor(operatorSeed, ordinal);
  const encryption = encryptionOf(random);
  return {
    ssid: `FIBRA-${ordinal}`,
    encryption,
    key: encryption === 'WEP' ? digits(random, 13) : `${random.pick(keyWords)}${digits(random, 4)}`,
    appliesLater: random.chance(0.4),
  };
}

function encryptionOf(random: Random): Network['encryption'] {
  const draw = random.next();
  if (draw < 0.1) return 'WEP';
  if (draw < 0.18) return 'WPA';
  return draw < 0.9 ? 'WPA2' : 'WPA3';
}

const digits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.between(0, 9)).join('');
