// Limits that hold across processes: points in PostgreSQL, and a block remembered in memory in front.
import { Problem, type ProblemCode } from '@portal/contract/errors';
import { callLimits } from '@portal/contract/limits';
import { limitOf } from '@portal/contract/policy';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { CodeAsker, Guessing } from '../guess.ts';
import type { Counts } from '../metrics/counts.ts';
import type { Work } from '../providers/bot-check/port.ts';
import { callerOf } from './access.ts';
import {
  type Counter,
  countPaid,
  createGuessing,
  doublingsForCode,
  doublingsToAsk,
  doublingsToSignIn,
  guessRules,
  mark,
} from './guesses.ts';
import { neighbourhoodOf, networkOf } from './visitor.ts';

/** Those of calls stand in their policies; these are counted by who alone knows what is limited. */
const rules = {
  ...callLimits,
  /** Codes that one network had sent to a destination: one a minute, and five an hour. */
  codePause: { points: 1, seconds: 60 },
  codeHour: { points: 5, seconds: 60 * 60 },
  /** Codes sent, by user, wherever they are. */
  codeUser: { points: 20, seconds: 60 * 60 },
  /** Codes of four digits sent to a line for a change of plan: with three tries each, 15 guesses a day. */
  planCodeDay: { points: 5, seconds: 24 * 60 * 60 },
  /** «Is this a line of ours?», by user. */
  lineCheck: { points: 120, seconds: 15 * 60 },
  /** Keys of a network changed, by line: equipment starts anew each time. */
  wifiChange: { points: 10, seconds: 60 * 60 },
  /** Routers started anew, by line. */
  routerRestart: { points: 6, seconds: 60 * 60 },
  /** Changes of chip ordered, by user: whoever orders again and again takes nothing from another holder. */
  simOrder: { points: 10, seconds: 24 * 60 * 60 },
  /** Balance passed on, by user: who tries numbers out learns of few which are prepaid. */
  transfer: { points: 10, seconds: 24 * 60 * 60 },
  /** Questions to the assistant, and whether somebody has answered, by the user of the conversation. */
  assistantQuestion: { points: 120, seconds: 10 * 60 },
  assistantNews: { points: 300, seconds: 10 * 60 },
  /** What one number writes on WhatsApp; STOP is always heard. */
  whatsappMessage: { points: 60, seconds: 10 * 60 },
  /** Talks with people begun in a day, and what is written in them, by user. */
  talk: { points: 10, seconds: 24 * 60 * 60 },
  talkMessage: { points: 60, seconds: 60 * 60 },
  /** Calls of programs, by their personal token. */
  personalToken: { points: 300, seconds: 10 * 60 },
  /** Claims filed, by user: each may bring files of fifteen megabytes. */
  claim: { points: 20, seconds: 60 * 60 },
  /** Phones reported as stolen, by user. */
  theft: { points: 30, seconds: 60 * 60 },
  /** What is written to claims, by user. */
  claimNote: { points: 60, seconds: 60 * 60 },
  /** Invitations to a role sent by a user, to anybody and to one address: how many others send there takes nobody theirs. */
  invitation: { points: 20, seconds: 60 * 60 },
  invitationTo: { points: 5, seconds: 24 * 60 * 60 },
  /** Whoever uses a line is asked for something: by one person, and by all of them together. */
  lineConsent: { points: 2, seconds: 30 * 24 * 60 * 60 },
  lineConsentTo: { points: 4, seconds: 7 * 24 * 60 * 60 },
  /** Numbers and documents of others that somebody wants to pay, in a day: by user, and by network without an account. */
  payableByUser: { points: 10, seconds: 24 * 60 * 60 },
  payableByNetwork: { points: 3, seconds: 24 * 60 * 60 },
  /** Cards tried for others: by user, or by network. */
  otherPaid: { points: 10, seconds: 60 * 60 },
  /** One code of a payment sent by SMS once more. */
  paymentCodePause: { points: 1, seconds: 60 },
  /** Cards tried by one payment link: whoever has it leaves others of the same bill some. */
  paymentLinkTried: { points: 5, seconds: 60 * 60 },
  /** Cards tried for one bill, in whatever payment links somebody has made of it. */
  paymentLinkPaid: { points: 10, seconds: 60 * 60 },
  /** Repairs of somebody else looked for by their number, by user. */
  repairTracking: { points: 30, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof rules;

export interface Limits {
  /** Charges that are made by themselves, by all processes in one second: as many of these as may begin now. */
  takeAutomaticCharges(wanted: number): Promise<number>;
  /**
   * Once more against a limit.
   * @param key an address counts as its network
   * @throws Problem TOO_MANY_REQUESTS, or the given one; any failure of the limiter itself refuses, too.
   */
  count(name: LimitName, key: string, refusal?: ProblemCode): Promise<void>;
  /**
   * A try to sign in, counted as a failure until it is taken back: after many at one address, which many share, it costs work.
   * @throws WorkRequired
   */
  countSignIn(address: string, solution: string | null): Promise<{ takeBack(): Promise<void> }>;
  /** Whether somebody is registered is asked once more: after many questions of one address it costs work. @throws WorkRequired */
  countAsking(address: string, solution: string | null): Promise<void>;
  /**
   * A code is about to go out. What has been sent there, and to anywhere from the asker's network and near it, shuts nobody
   * out: it costs work. @throws Problem TOO_MANY_REQUESTS, before any work is asked for; WorkRequired
   */
  countCodeSend(destination: string, asker: CodeAsker): Promise<void>;
  guess: Guessing;
}

export function createLimits(
  pool: pg.Pool,
  { limitRefused }: Pick<Counts, 'limitRefused'>,
  { work, automaticChargesPerSecond }: { work: Work; automaticChargesPerSecond: number },
): Limits {
  const limiter = (keyPrefix: string, rule: { points: number; seconds: number }, more: object = {}) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Swept like every table: in small steps, by an index.
      clearExpiredByTimeout: false,
      keyPrefix,
      points: rule.points,
      duration: rule.seconds,
      ...more,
    });
  const automaticCharges = limiter('automaticCharge', { points: automaticChargesPerSecond, seconds: 1 });
  const limiters = Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name,
      // A small allowance is asked of the database each time: it may be given back by hand.
      limiter(name, rule, rule.points > 50 ? { inMemoryBlockOnConsumed: rule.points + 1 } : {}),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;

  const counter = (keyPrefix: string, seconds: number): Counter => {
    const counting = limiter(keyPrefix, { points: 1, seconds });
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
    ) as Record<keyof typeof guessRules, Counter>,
    all: counter('guesses', 24 * 60 * 60),
    work,
    refused: limitRefused,
  });
  const codesSent = counter('codesSent', 24 * 60 * 60);
  const failedSignIns = counter('loginFailure', 15 * 60);
  const askings = counter('asking', 15 * 60);

  async function count(
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

  async function check(name: LimitName, key: string): Promise<void> {
    const spent = await limiters[name].get(networkOf(key));
    if (!spent || spent.consumedPoints < rules[name].points) return;
    limitRefused(name);
    throw new Problem('TOO_MANY_REQUESTS', name);
  }

  return {
    count,
    takeAutomaticCharges,
    countSignIn(address, solution) {
      const failed = networkOf(address);
      const about = mark('loginFailure', failed);
      return countPaid(work, {
        counter: failedSignIns,
        keys: { failed },
        doublings: doublingsToSignIn,
        about,
        solution,
      });
    },
    async countAsking(address, solution) {
      const asked = networkOf(address);
      const about = mark('asking', asked);
      const keys = { asked };
      await countPaid(work, { counter: askings, keys, doublings: doublingsToAsk, about, solution });
    },
    async countCodeSend(destination, { network, work: solution, userId }) {
      // A stranger who asks for codes to somebody's number does not take theirs.
      const fromThere = `${destination} ${network}`;
      const own: [LimitName, string][] = [
        ['codePause', fromThere],
        ['codeHour', fromThere],
      ];
      if (userId !== null) own.push(['codeUser', userId]);
      for (const [name, key] of own) await check(name, key);
      const toThere = mark('code', destination);
      const near = neighbourhoodOf(network);
      const { takeBack } = await countPaid(work, {
        counter: codesSent,
        keys: {
          toThere,
          toThereFromNear: mark('code', destination, near),
          byNeighbourhood: mark('code', 'from', near),
          byNetwork: mark('code', 'here', network),
        },
        doublings: doublingsForCode,
        about: toThere,
        solution,
      });
      try {
        for (const [name, key] of own) await count(name, key);
      } catch (refusal) {
        await takeBack();
        throw refusal;
      }
    },
    guess,
  };
}

/** What a call's policy limits is counted last of all that is asked before its handler. */
export function registerCallLimits(app: FastifyInstance, { count }: Pick<Limits, 'count'>): void {
  app.addHook('preHandler', async (request) => {
    const { call } = request.routeOptions.config;
    const name = call && limitOf(call, request.query as Record<string, unknown>);
    if (!name) return;
    await count(
      name,
      callLimits[name].by === 'user' ? callerOf(request).userId : (request.caller?.userId ?? request.ip),
    );
  });
}
