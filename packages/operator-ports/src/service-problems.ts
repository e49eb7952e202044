// Problems of the network that lines feel, what comes back for them, and whether a home answers (TMF656, TMF653).
import type { LinePlace } from './common.ts';

export type ProblemCategory = 'outage' | 'degradation' | 'maintenance';
export type ProblemStatus = 'inProgress' | 'resolved';

/** What a line gets back for the time without service. */
export interface ProblemCredit {
  amountCents: number;
  /** `estimated` while the problem goes on; afterwards it comes onto the next bill, or the line's balance, once. */
  state: 'estimated' | 'granted';
  /** The rule in one sentence, as customers read it. */
  terms: string;
  /** The bill with the credit; null until then. */
  billNo: string | null;
}

/** As one line feels it: a problem of several lines has the same id for each of them. */
export interface ServiceProblem extends LinePlace {
  problemId: string;
  serviceNumber: string;
  category: ProblemCategory;
  /** As customers read it. */
  reason: string;
  status: ProblemStatus;
  startedAt: Date;
  /** Null: nobody can say. */
  expectedEndAt: Date | null;
  /** When there is more to say; null: not before it is over. */
  nextUpdateAt: Date | null;
  resolvedAt: Date | null;
  /** Null: nothing comes back for this one. */
  credit: ProblemCredit | null;
}

/** Whether the equipment at home answers the network. */
export interface ServiceTest extends LinePlace {
  answers: boolean;
  testedAt: Date;
}

export interface ServiceProblems {
  /**
   * Of these lines, newest first: what goes on, and what was over in the last month. Of each
   * `ServiceProblemAttributeValueChangeEvent` tells that its end has moved, `ServiceProblemStateChangeEvent` that it
   * is over.
   */
  problems(lines: readonly LinePlace[]): Promise<ServiceProblem[]>;
  /** Null: nothing of this line can be asked from afar. */
  testService(place: LinePlace): Promise<ServiceTest | null>;
}
