// Problems of the network: what a line feels, what comes back for it, and whether the equipment at home answers.
import type { Db, Tx } from '@portal/database/connection';
import { dayMs } from '@portal/market/civil-dates';
import type {
  ProblemCredit,
  ServiceProblem,
  ServiceProblems as ServiceProblemsPort,
} from '@portal/operator-ports/service-problems';
import type { Clock } from '../../clock/clock.ts';
import type { Compensation } from './compensation.ts';
import { createMoveProblem, creditOf } from './move-problem.ts';
import { problemWords } from './problem-words.copy.ts';
import { createProblemStore, type ProblemKey, type ProblemStore } from './service-problems.store.ts';

export interface ServiceProblems extends ServiceProblemsPort {
  /** Problems whose time has come; none that the task has put off. */
  findDueProblems(task: string, now: Date, limit: number): Promise<ProblemKey[]>;
  moveProblem(tx: Tx, key: ProblemKey, now: Date): Promise<void>;
}

export interface ServiceProblemsNeeds {
  db: Db;
  clock: Clock;
  rule: Compensation;
}

/** For how long one that is over is shown. */
const shownForMs = 30 * dayMs;

export function createServiceProblems({ db, clock, rule }: ServiceProblemsNeeds): ServiceProblems {
  const store = createProblemStore(db);
  type Row = Awaited<ReturnType<ProblemStore['list']>>[number];

  function creditIn({ problem, creditCents, feeCents, billNo }: Row): ProblemCredit | null {
    const until = problem.resolvedAt ?? problem.expectedEndAt;
    const amountCents = creditCents ?? creditOf(problem, feeCents, until, rule);
    if (amountCents === 0) return null;
    const state = creditCents === null ? 'estimated' : 'granted';
    return { amountCents, state, terms: problemWords.terms(rule), billNo };
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
      const found = await store.equipment({ customerId, lineId });
      if (found?.kind !== 'Fixed') return null;
      const testedAt = clock.now();
      const felt = await store.list([{ customerId, lineId }], testedAt);
      const isDark = felt.some(({ problem }) => problem.status === 'inProgress');
      const answers = found.status === 'A' && !found.isFaulty && !isDark;
      return { customerId, lineId, answers, testedAt };
    },

    findDueProblems: store.findDue,
    moveProblem: createMoveProblem({ store, rule }),
  };
}
