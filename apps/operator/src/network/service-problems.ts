// Problems of the network: what a line feels, what comes back for it, and whether the equipment at home answers.

import type { Db, Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import { publicNumber } from '@portal/market/service-number';
import type {
  ProblemCategory,
  ProblemCredit,
  ServiceProblem,
  ServiceProblems as ServiceProblemsPort,
} from '@portal/operator-ports/network';
import type { LinePlace } from '@portal/operator-ports/wire';
import { giveCredit } from '../billing/next-bill.store.ts';
import { asFound, type Clock, type DueTask, dueTask, oneByOne } from '../clock/clock.ts';
import { type NewEvent, recordEvents } from '../events/events.ts';
import { type Compensation, creditFor } from './compensation.ts';
import { problemWords, problemWords as words } from './network.copy.ts';
import { createProblemStore, type ProblemKey, type ProblemRow, type ProblemStore } from './network.store.ts';

export interface ServiceProblems extends ServiceProblemsPort {
  tasks: readonly DueTask[];
  /** Null: no line of a home, or one that has ended. */
  homeEquipment(place: LinePlace): Promise<HomeEquipment | null>;
}

export interface HomeEquipment {
  serviceNumber: string;
  /** The line is in service, and nothing is wrong with the equipment itself. */
  isOn: boolean;
  /** What its line feels now. */
  problems: readonly ProblemCategory[];
  downloadMbps: number | null;
  uploadMbps: number | null;
}

interface ServiceProblemsNeeds {
  db: Db;
  clock: Clock;
  rule: Compensation;
}

const ended: readonly string[] = ['I', 'R'];

/** For how long one that is over is shown. */
const shownForMs = 30 * dayMs;

export function createServiceProblems({ db, clock, rule }: ServiceProblemsNeeds): ServiceProblems {
  const store = createProblemStore(db);
  type Row = Awaited<ReturnType<ProblemStore['list']>>[number];

  function creditIn({ problem, lineStatus, creditCents, feeCents, billNo }: Row): ProblemCredit | null {
    const until = problem.resolvedAt ?? problem.expectedEndAt;
    const amountCents =
      creditCents ?? (ended.includes(lineStatus) ? 0 : creditOf(problem, feeCents, until, rule));
    if (amountCents === 0) return null;
    const state = creditCents === null ? 'estimated' : 'granted';
    return { amountCents, state, terms: problemWords.terms(rule), billNo };
  }

  async function homeEquipment(place: LinePlace): Promise<HomeEquipment | null> {
    const found = await store.equipment(place);
    if (found?.kind !== 'Fixed' || ended.includes(found.status)) return null;
    const felt = await store.list([place], clock.now());
    const { serviceNumber, status, isFaulty, downloadMbps, uploadMbps } = found;
    return {
      serviceNumber,
      isOn: status === 'A' && !isFaulty,
      problems: felt.flatMap(({ problem }) => (problem.status === 'inProgress' ? [problem.category] : [])),
      downloadMbps,
      uploadMbps,
    };
  }

  return {
    async problems(places) {
      if (places.length === 0) return [];
      const rows = await store.list(places, new Date(clock.now().getTime() - shownForMs));
      return rows.flatMap((row): ServiceProblem[] => {
        const { customerId, problemId, category, reason, status, startedAt } = row.problem;
        const { expectedEndAt, nextUpdateAt, resolvedAt } = row.problem;
        if (status === 'planned') return [];
        return [
          {
            customerId,
            lineId: row.lineId,
            serviceNumber: row.serviceNumber,
            problemId,
            category,
            reason,
            status,
            startedAt,
            expectedEndAt,
            nextUpdateAt,
            resolvedAt,
            credit: creditIn(row),
          },
        ];
      });
    },

    async testService({ customerId, lineId }) {
      const found = await homeEquipment({ customerId, lineId });
      if (!found) return null;
      const answers = found.isOn && found.problems.length === 0;
      return { customerId, lineId, answers, testedAt: clock.now() };
    },

    homeEquipment,

    tasks: [
      dueTask({
        task: 'moveProblems',
        atOnce: 50,
        mostPerTick: 200,
        find: store.findDue,
        hold: asFound,
        work: oneByOne(createMoveProblem({ store, rule })),
      }),
    ],
  };
}

type AffectedLine = Awaited<ReturnType<ProblemStore['linesOf']>>[number];

interface MoveProblemNeeds {
  store: ProblemStore;
  rule: Compensation;
}

/** A problem goes on: it begins, its end moves once, it is over. What comes back is given with its end, once. */
function createMoveProblem({ store, rule }: MoveProblemNeeds) {
  return async (tx: Tx, key: ProblemKey, now: Date): Promise<void> => {
    const problem = await store.lock(tx, key);
    if (!problem?.nextMoveAt || problem.nextMoveAt > now) return;
    if (problem.status === 'planned') return begin(tx, problem);
    const affected = await store.linesOf(tx, problem);
    return isNews(problem) ? tellNews(tx, problem, affected) : end(tx, problem, affected, now);
  };

  async function begin(tx: Tx, problem: ProblemRow): Promise<void> {
    const nextMoveAt = problem.nextUpdateAt ?? problem.expectedEndAt;
    await store.change(tx, problem, { status: 'inProgress', nextMoveAt });
  }

  async function tellNews(tx: Tx, problem: ProblemRow, affected: readonly AffectedLine[]): Promise<void> {
    const expectedEndAt = new Date(problem.expectedEndAt.getTime() + problem.delayMinutes * 60_000);
    const changes = { expectedEndAt, nextUpdateAt: null, delayMinutes: 0, nextMoveAt: expectedEndAt };
    await store.change(tx, problem, changes);
    if (problem.delayMinutes === 0) return;
    const moved = { ...problem, ...changes };
    await recordEvents(tx, [event('ServiceProblemAttributeValueChangeEvent', moved, affected, 0)]);
  }

  async function end(
    tx: Tx,
    problem: ProblemRow,
    affected: readonly AffectedLine[],
    now: Date,
  ): Promise<void> {
    // As it was said, however late the clock comes to it.
    const resolvedAt = problem.expectedEndAt;
    await store.change(tx, problem, { status: 'resolved', resolvedAt, nextUpdateAt: null, nextMoveAt: null });
    let sumCents = 0;
    for (const line of affected) {
      const creditCents = creditOf(problem, line.feeCents, resolvedAt, rule);
      const { problemId: code } = problem;
      const credit = { creditCents, code, description: words.credit(code) };
      const creditChargeId = creditCents > 0 ? await giveCredit(tx, line, credit, now) : null;
      await store.setCredit(tx, line, code, { creditCents, creditChargeId });
      sumCents += creditCents;
    }
    const over = { ...problem, status: 'resolved', resolvedAt } as const;
    await recordEvents(tx, [event('ServiceProblemStateChangeEvent', over, affected, sumCents)]);
    if (problem.recursInDays !== null) await planNext(tx, problem, affected, now);
  }

  async function planNext(
    tx: Tx,
    problem: ProblemRow,
    affected: readonly AffectedLine[],
    now: Date,
  ): Promise<void> {
    const pauseMs = (problem.recursInDays ?? 0) * dayMs;
    const later = (moment: Date) => new Date(moment.getTime() + pauseMs);
    const startedAt = later(problem.startedAt);
    const row: ProblemRow = {
      ...problem,
      problemId: publicNumber('RED', startedAt),
      status: 'planned',
      resolvedAt: null,
      startedAt,
      expectedEndAt: later(problem.expectedEndAt),
      nextUpdateAt: null,
      // After a long pause of the clock it is not made up for.
      nextMoveAt: startedAt > now ? startedAt : null,
    };
    if (row.nextMoveAt)
      await store.add(
        tx,
        row,
        affected.map(({ lineId }) => lineId),
      );
  }
}

const isNews = ({ nextUpdateAt, nextMoveAt }: ProblemRow): boolean =>
  nextUpdateAt !== null && nextMoveAt !== null && nextUpdateAt.getTime() === nextMoveAt.getTime();

/** What was announced is not a fault. */
function creditOf(
  { category, startedAt }: Pick<ProblemRow, 'category' | 'startedAt'>,
  feeCents: number,
  until: Date,
  rule: Compensation,
): number {
  return category === 'maintenance' ? 0 : creditFor(rule, feeCents, startedAt, until);
}

const event = (
  eventType: NewEvent['eventType'],
  problem: ProblemRow,
  affected: readonly AffectedLine[],
  creditCents: number,
): NewEvent => ({
  eventType,
  customerId: problem.customerId,
  commandId: null,
  event: {
    serviceProblem: { id: problem.problemId, status: problem.status, reason: problem.reason },
    services: affected.map(({ serviceNumber }) => serviceNumber),
    expectedEndAt: problem.expectedEndAt.toISOString(),
    creditCents,
  },
});
