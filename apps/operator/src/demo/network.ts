// What the network does to the people who are written down: a cut fibre until the evening, and a modem that is silent.
import { addDays, hourMs, instantAt } from '@portal/market/civil-dates';
import { equipmentFaults, problemLines, serviceProblems } from '../db/schema.ts';
import { problemWords } from '../network/problems/problem-words.copy.ts';
import type { Line } from './lines.ts';
import type { World } from './world.ts';

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
    ...{ customerId, problemId, category: 'outage', reason: problemWords.fibre, status: 'inProgress' },
    ...{ startedAt, expectedEndAt, nextUpdateAt, delayMinutes: 60, resolvedAt: null },
    ...{ recursInDays: 14, nextMoveAt: nextUpdateAt },
  });
  world.emit(problemLines, {
    ...{ customerId, lineId, problemId, startedAt },
    ...{ creditCents: null, creditChargeId: null },
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
