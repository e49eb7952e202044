// Limits that hold across processes: points in PostgreSQL, and a block remembered in memory in front.
import { Problem, type ProblemCode } from '@portal/contract/errors';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Guessing } from '../guess.ts';
import type { Counts } from '../metrics/counts.ts';
import { networkOf } from '../network.ts';
import type { Work } from '../providers/bot-check/port.ts';
import { createGuessing, type GuessCounter, guessRules } from './guesses.ts';

/** Points a window, by what is limited. A whole carrier's customers may share one address. */
const rules = {
  /** Failed logins, by address. */
  loginFailure: { points: 300, duration: 15 * 60 },
  /** «Is this registered?», by address: bounds what can be learnt. */
  identifierCheck: { points: 200, duration: 15 * 60 },
  /** Codes sent, by destination: one a minute, and five an hour. */
  codePause: { points: 1, duration: 60 },
  codeHour: { points: 5, duration: 60 * 60 },
  /** Codes sent, by address. */
  codeAddress: { points: 200, duration: 60 * 60 },
  /** Codes guessed, by address. */
  codeGuess: { points: 300, duration: 15 * 60 },
  /** Codes of four digits sent to a line for a change of plan: with three tries each, 15 guesses a day. */
  planCodeDay: { points: 5, duration: 24 * 60 * 60 },
  /** «Is this a line of ours?», by user. */
  lineCheck: { points: 120, duration: 15 * 60 },
  /** Payment frames opened, authenticated and confirmed, by user. */
  paymentFrame: { points: 300, duration: 10 * 60 },
  /** Invoice PDFs, by user: each costs a twentieth of a second of a core. */
  document: { points: 120, duration: 10 * 60 },
  /** Archives of a year's invoices, by user. */
  archive: { points: 6, duration: 10 * 60 },
  /** Keys of Wi-Fi networks shown, by user. */
  wifiReveal: { points: 60, duration: 10 * 60 },
  /** Keys of a network changed, by line: equipment starts anew each time. */
  wifiChange: { points: 10, duration: 60 * 60 },
  /** Tests of a home, by user: each asks the network. */
  serviceTest: { points: 30, duration: 10 * 60 },
  /** Visits of a technician asked for, moved and cancelled, by user. */
  visit: { points: 20, duration: 60 * 60 },
  /** Conversations with the assistant begun, and questions asked, by user. */
  assistantLink: { points: 60, duration: 10 * 60 },
  assistantQuestion: { points: 120, duration: 10 * 60 },
  /** What a conversation asks besides: whether somebody has answered. */
  assistantNews: { points: 300, duration: 10 * 60 },
  /** Talks with people begun in a day, and what is written in them, by user. */
  talk: { points: 10, duration: 24 * 60 * 60 },
  talkMessage: { points: 60, duration: 60 * 60 },
  /** Passkeys tried to be added, by user. */
  passkey: { points: 30, duration: 60 * 60 },
  /** Calls of programs with a personal token, by user. */
  personalToken: { points: 300, duration: 10 * 60 },
  /** Cards tried to be saved, by user: they are not tried out here. */
  cardSaved: { points: 20, duration: 60 * 60 },
  /** Browsers that a user wants to be told in, by user. */
  pushSubscription: { points: 30, duration: 10 * 60 },
  /** Claims filed, by user: each may bring files of fifteen megabytes. */
  claim: { points: 20, duration: 60 * 60 },
  /** What is written to claims, by user. */
  claimNote: { points: 60, duration: 60 * 60 },
  /** Papers checked, by address: nobody guesses their codes, and nobody keeps the database busy with it. */
  verification: { points: 300, duration: 10 * 60 },
  /** Who says without a session who they are, because their phone was stolen, by address. */
  theftProof: { points: 60, duration: 15 * 60 },
  /** Phones reported as stolen, by user or address. */
  theft: { points: 30, duration: 60 * 60 },
  /** Invitations to a role sent by a user, and sent to one address by anybody. */
  invitation: { points: 20, duration: 60 * 60 },
  invitationTo: { points: 5, duration: 24 * 60 * 60 },
  /** Invitations tried, by user. */
  acceptance: { points: 30, duration: 10 * 60 },
  /** Whoever uses a line is asked for something: by one person, and by all of them together. */
  lineConsent: { points: 2, duration: 30 * 24 * 60 * 60 },
  lineConsentTo: { points: 4, duration: 7 * 24 * 60 * 60 },
  /** Links to such questions opened, by address. */
  lineConsentSeen: { points: 120, duration: 10 * 60 },
  /** Payment links made by a user; opened and paid by an address, which a household shares; cards tried in one. */
  paymentLink: { points: 30, duration: 60 * 60 },
  paymentLinkSeen: { points: 120, duration: 10 * 60 },
  paymentLinkPaid: { points: 10, duration: 60 * 60 },
  /** Requests about one's data, by user: a copy reads everything. */
  dataRequest: { points: 12, duration: 24 * 60 * 60 },
  /** Repairs of somebody else looked for by their number, by user. */
  repairTracking: { points: 30, duration: 10 * 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Charges that are made by themselves, by all processes in one second: as many of these as may begin now. */
  takeAutomaticCharges(wanted: number): Promise<number>;
  /**
   * @param key an address counts as its network
   * @throws Problem TOO_MANY_REQUESTS, or the given one; any failure of the limiter itself refuses, too.
   */
  spend(name: LimitName, key: string, refusal?: ProblemCode): Promise<void>;
  /** A code is about to go out: the destination's pace, and what one address may cause. */
  spendCodeSend(destination: string, address: string): Promise<void>;
  guess: Guessing;
  /** Refuses when the points are spent, without spending one. */
  check(name: LimitName, key: string): Promise<void>;
}

export function createLimits(
  pool: pg.Pool,
  { limitRefused }: Pick<Counts, 'limitRefused'>,
  { work, automaticChargesPerSecond }: { work: Work; automaticChargesPerSecond: number },
): Limits {
  const limiter = (keyPrefix: string, rule: { points: number; duration: number }, more: object = {}) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Swept like every table: in small steps, by an index.
      clearExpiredByTimeout: false,
      keyPrefix,
      points: rule.points,
      duration: rule.duration,
      ...more,
    });
  const automaticCharges = limiter('automaticCharge', { points: automaticChargesPerSecond, duration: 1 });
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      // A small allowance is asked of the database each time: it may be given back by hand.
      limiter(name, rule, rule.points > 50 ? { inMemoryBlockOnConsumed: rule.points + 1 } : {}),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  const counter = (keyPrefix: string, duration: number): GuessCounter => {
    const counting = limiter(keyPrefix, { points: 1, duration });
    return {
      count: async (key) => (await counting.get(key))?.consumedPoints ?? 0,
      add: async (key) => (await counting.penalty(key, 1)).consumedPoints,
      takeBack: async (key) => {
        await counting.reward(key, 1);
      },
    };
  };
  const guess = createGuessing({
    own: Object.fromEntries(
      Object.entries(guessRules).map(([purpose, { duration }]) => [purpose, counter(purpose, duration)]),
    ) as Record<keyof typeof guessRules, GuessCounter>,
    all: counter('guesses', 24 * 60 * 60),
    work,
    refused: limitRefused,
  });

  async function spend(
    name: LimitName,
    key: string,
    refusal: ProblemCode = 'TOO_MANY_REQUESTS',
  ): Promise<void> {
    try {
      await limiters[name].consume(networkOf(key));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      limitRefused(name);
      throw new Problem(refusal, name);
    }
  }

  async function takeAutomaticCharges(wanted: number): Promise<number> {
    if (wanted === 0) return 0;
    const { consumedPoints } = await automaticCharges.consume('all', wanted).catch((reason: unknown) => {
      if (reason instanceof RateLimiterRes) return reason;
      throw reason;
    });
    const before = consumedPoints - wanted;
    return Math.max(0, Math.min(wanted, automaticChargesPerSecond - before));
  }

  return {
    spend,
    takeAutomaticCharges,
    async spendCodeSend(destination, address) {
      await spend('codePause', destination);
      await spend('codeHour', destination);
      await spend('codeAddress', address);
    },
    guess,
    async check(name, key) {
      const spent = await limiters[name].get(networkOf(key));
      if (!spent || spent.consumedPoints < rules[name].points) return;
      limitRefused(name);
      throw new Problem('TOO_MANY_REQUESTS', name);
    },
  };
}
