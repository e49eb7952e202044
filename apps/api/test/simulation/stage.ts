// Where acts play at once in one process, and a seed decides who goes on: before each statement, each question to the
// operator and each to the card provider an act waits for its turn. Nothing else moves meanwhile, so that one seed is one
// story. What waits by the clock waits by the stage's.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '@portal/contract/errors';
import type { Seed } from './seed.ts';

/** The process is no more: whatever its code still tries comes to nothing. */
export class Killed extends Error {}

interface Act {
  name: string;
  isKilled: boolean;
  isOver: boolean;
  /** Of what it was let do: statements, transactions, calls. */
  underWay: number;
}

interface Waiting {
  act: Act;
  what: string;
  go(): void;
}

interface Timer {
  act: Act;
  at: number;
  run(): void;
}

/** Where an act is, and whether it is inside a transaction, which nobody comes between. */
const here = new AsyncLocalStorage<{ act: Act; isInside: boolean }>();

export interface Stage {
  story: string[];
  /** Whether an act is playing here, which faults are for. */
  isPlaying(): boolean;
  turn(what: string): Promise<void>;
  /** A statement, or what else is done without anybody coming between. */
  within<T>(what: string, work: () => Promise<T>): Promise<T>;
  inTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** What is no act's own: its timers are real. */
  outside<T>(work: () => Promise<T>): Promise<T>;
  /** What the seed says is done to something on its way. */
  fate<T extends string>(what: string, share: number, fates: readonly T[]): T | null;
  /**
   * Plays them at once until each has ended; a killed one answers null.
   * @param look taken whenever one has ended, while the others stand still, outside of any transaction
   */
  play(
    acts: readonly [name: string, act: () => Promise<unknown>][],
    look: () => Promise<void>,
  ): Promise<void>;
  /** From now on: these share the seed's decisions. Null: nothing goes wrong any more. */
  begin(seed: Seed | null): void;
  /** Stands in for `setTimeout` and `clearTimeout` where an act plays. */
  close(): void;
}

export interface StageNeeds {
  /** Of whoever sees what became of a kill, and of time that passes. */
  passTime(ms: number): Promise<void>;
}

const longestTimerMs = 2 ** 31 - 1;

/** Turns of the event loop in which another part of an act, or an act that waits for nothing of its own, would have gone on. */
const shortIdle = 3;
const longIdle = 300;

/** Statements until a process is killed, where one is. */
const mostUntilKill = 120;

export function createStage({ passTime }: StageNeeds): Stage {
  const story: string[] = [];
  let seed: Seed | null = null;
  let untilKill = 0;
  let clock = 0;
  let playing: Act[] = [];
  const waiting: Waiting[] = [];
  let timers: Timer[] = [];
  let oneIsDone = () => {};

  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) => {
    const now = here.getStore();
    // Where the clocks go back, what waits for a moment waits for days: longer than Node knows would be at once, again and again.
    if (!now || now.act.isOver) return real.setTimeout(run, Math.min(ms, longestTimerMs), ...given);
    const { act } = now;
    const timer: Timer = { act, at: clock + ms, run: () => run(...given) };
    timers.push(timer);
    const handle = {
      [Symbol.toPrimitive]: () => 0,
      timer,
      ref: () => handle,
      unref: () => handle,
      hasRef: () => true,
      refresh: () => handle,
    };
    return handle;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((handle: { timer?: Timer } | undefined) => {
    if (handle?.timer) timers = timers.filter((each) => each !== handle.timer);
    else real.clearTimeout(handle as unknown as NodeJS.Timeout);
  }) as unknown as typeof clearTimeout;

  function kill(): void {
    story.push('killed');
    untilKill = 0;
    for (const act of playing) act.isKilled = true;
    for (const { go } of waiting.splice(0)) go();
    const due = timers;
    timers = [];
    for (const timer of due) if (timer.act.isKilled) timer.run();
  }

  /** Each thing that is done may be the last one of its process. */
  function live(act: Act): void {
    if (!act.isKilled && untilKill > 0 && --untilKill === 0) kill();
    if (act.isKilled) throw new Killed('killed');
  }

  async function turn(what: string): Promise<void> {
    const now = here.getStore();
    if (!now || now.act.isOver || now.isInside) return;
    const { act } = now;
    live(act);
    await new Promise<void>((go) => waiting.push({ act, what, go }));
    live(act);
  }

  async function counted<T>(act: Act, work: () => Promise<T>): Promise<T> {
    act.underWay++;
    try {
      return await work();
    } finally {
      act.underWay--;
      oneIsDone();
    }
  }

  const isAtWork = ({ underWay }: Act) => underWay > 0;
  /** Those that only say when to give up are never due: what they watch over ends before any time passes. */
  const isWaitedFor = ({ at }: Timer) => at - clock < 2_000;
  const rests = (act: Act) =>
    act.isOver ||
    waiting.some((each) => each.act === act) ||
    timers.some((each) => each.act === act && isWaitedFor(each));

  /** Everybody waits for a turn or for the clock, or for somebody else who does. */
  async function settled(): Promise<void> {
    for (let idle = 0; idle < longIdle; idle++) {
      await new Promise((next) => setImmediate(next));
      if (playing.some(isAtWork)) {
        await new Promise<void>((done) => {
          oneIsDone = done;
        });
        idle = 0;
      } else if (playing.every(rests) && idle >= shortIdle) return;
    }
  }

  async function next(): Promise<void> {
    if (waiting.length > 0) {
      // Not in the order in which they came, which is the machine's.
      waiting.sort(
        (one, other) =>
          playing.indexOf(one.act) - playing.indexOf(other.act) || one.what.localeCompare(other.what),
      );
      const chosen = waiting.splice(seed ? seed.below(waiting.length) : 0, 1)[0];
      chosen?.go();
      return;
    }
    const due = timers.filter(({ act }) => !act.isOver).sort((one, other) => one.at - other.at)[0];
    if (!due) return;
    timers = timers.filter((each) => each !== due);
    const ms = Math.max(0, due.at - clock);
    clock = due.at;
    await passTime(ms);
    due.run();
  }

  return {
    story,
    isPlaying: () => here.getStore() !== undefined && seed !== null,
    turn,
    async within(what, work) {
      const now = here.getStore();
      if (!now || now.act.isOver) return work();
      await turn(what);
      if (now.isInside) live(now.act);
      const done = await counted(now.act, work);
      // Done, and whoever asked for it never hears of that.
      live(now.act);
      return done;
    },
    async inTransaction(work) {
      const now = here.getStore();
      if (!now || now.act.isOver) return work();
      await turn('transaction');
      return counted(now.act, () => here.run({ ...now, isInside: true }, work));
    },
    outside(work) {
      const now = here.getStore();
      return now ? counted(now.act, () => here.exit(work)) : work();
    },
    fate(what, share, fates) {
      const now = here.getStore();
      if (!seed || !now || now.act.isOver || !seed.chance(share)) return null;
      const fate = seed.pick(fates);
      story.push(`${now.act.name}: ${what} ${fate}`);
      return fate;
    },
    async play(acts, look) {
      untilKill = seed?.chance(0.35) ? 1 + seed.below(mostUntilKill) : 0;
      playing = acts.map(([name]) => ({ name, isKilled: false, isOver: false, underWay: 0 }));
      const ends = acts.map(async ([name, work], place) => {
        const act = playing[place];
        if (!act) return;
        try {
          const told = await here.run({ act, isInside: false }, work);
          story.push(`${name}: ${act.isKilled ? 'nobody is told' : told}`);
        } catch (error) {
          // What the loops around it log, and begin again after.
          if (!act.isKilled && !(error instanceof Problem)) throw error;
          story.push(`${name}: ${act.isKilled ? 'nobody is told' : 'is begun again later'}`);
        } finally {
          act.isOver = true;
        }
      });
      const failures: unknown[] = [];
      const all = Promise.all(ends).catch((error: unknown) => failures.push(error));
      for (let over = 0; over < playing.length; ) {
        await settled();
        const ended = playing.filter(({ isOver }) => isOver).length;
        if (ended > over) await look();
        else await next();
        over = ended;
      }
      await all;
      for (const { go } of waiting.splice(0)) go();
      timers = [];
      if (failures.length > 0) throw failures[0];
    },
    begin(given) {
      seed = given;
      if (given === null) return;
      clock = 0;
      story.length = 0;
    },
    close: () => void Object.assign(globalThis, real),
  };
}
