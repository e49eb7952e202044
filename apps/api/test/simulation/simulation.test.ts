// Faults by seed: money, also of others, automatic payments, bills in parts, claims, exits, chips and invitations, played by a household
// while answers are lost, come twice, processes die and clocks jump. One number decides all of it; a seed that breaks
// something prints its story. SEEDS says which ones: `17` plays that one alone, `1-200` is every run's.
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { scaled } from '../eventually.ts';
import { codesOf, tellOfCode } from './arranging.ts';
import { brokenAtLast, brokenNow, readBooks } from './invariants.ts';
import { type Seed, seedOf } from './seed.ts';
import { type Act, openTheatre, type Theatre } from './theatre.ts';
import {
  actOf,
  customersOf,
  givenWorld,
  lookAfterPayments,
  paymentsFor,
  refreshSessions,
  type World,
} from './world.ts';

const [first = 1, last = first] = (process.env.SEEDS || '1-200').split('-').map(Number);
// Only when to give up: a seed takes half a second, and several of that where others' tests run beside it.
vi.setConfig({ testTimeout: scaled(240_000) });
const seedsTimeoutMs = (1 + last - first) * 10_000;

let theatre: Theatre;
beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(() => theatre.close());
afterEach(() => {
  theatre.planted.operator.clear();
  theatre.planted.provider = null;
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const passes = [minuteMs, 10 * minuteMs, hourMs, 24 * hourMs, 6 * 24 * hourMs, 20 * 24 * hourMs];
const jumps = [-minuteMs, -hourMs, hourMs];

/** Of a bill that is arranged, or a line that moves to another chip, there is more to tell. */
const roundsOf = ({ owing, isChipPlayed }: World) => (owing.isPlayed || isChipPlayed ? 5 : 3);

/** What breaks, with its story; null: nothing. */
async function play(number: number): Promise<{ broken: string[]; story: string[] } | null> {
  const { stage } = theatre;
  await theatre.begin();
  const seed = seedOf(number);
  const world = await givenWorld(theatre, seed);
  stage.begin(seed);
  try {
    for (let round = 0; round < roundsOf(world); round++) {
      const broken = await oneRound(world, seed, round);
      if (broken.length > 0) return { broken, story: [...stage.story] };
    }
    stage.begin(null);
    const broken = await atRest(world);
    return broken.length > 0 ? { broken, story: [...stage.story] } : null;
  } finally {
    stage.begin(null);
    await forget(world);
  }
}

async function oneRound(world: World, seed: Seed, round: number): Promise<string[]> {
  const { stage } = theatre;
  stage.story.push(`— round ${round + 1}`);
  const acts: Act[] = [];
  for (let left = 1 + seed.below(3); left > 0; left--) acts.push(await actOf(theatre, world, seed));
  let broken: string[] = [];
  await stage.play(acts, async () => {
    if (broken.length > 0) return;
    broken = brokenNow(await readBooks(theatre, world), world);
    if (broken.length > 0) stage.story.push('— broken here');
  });
  if (seed.chance(0.5)) {
    const ms = seed.pick(passes);
    stage.story.push(`${ms / minuteMs} minutes pass`);
    await theatre.passTime(ms);
    await refreshSessions(theatre, world);
  }
  if (seed.chance(0.1)) {
    const ms = seed.pick(jumps);
    stage.story.push(`the clocks are put ${ms / minuteMs} minutes forward`);
    await theatre.setClock(ms);
  }
  return broken;
}

/** Nothing goes wrong any more, and time passes until all is done. */
async function atRest(world: World): Promise<string[]> {
  const { app } = theatre;
  let broken: string[] = [];
  for (let turn = 0; turn < 12; turn++) {
    // Beyond the day on which the bill is due.
    await theatre.passTime(turn === 0 ? 20 * minuteMs : 2 * 24 * hourMs);
    await app.runAutomatic();
    // What was paid by a code is told again until it is heard.
    for (const { paymentId } of await codesOf(theatre, customersOf(world))) await tellOfCode(app, paymentId);
    await lookAfterPayments(theatre, world);
    await app.tick();
    // Whoever had the turn to tell may have been killed with it: it ends by the clock.
    while ((await app.settleOnce()) > 0);
    const books = await readBooks(theatre, world);
    broken = [...brokenNow(books, world), ...brokenAtLast(books, world)];
    if (broken.length === 0) return [];
  }
  return broken;
}

async function forget(world: World): Promise<void> {
  const { pool } = theatre.app.database;
  await pool.query('delete from auto_pays where user_id = $1', [world.holder.userId]);
  await pool.query(
    `delete from jobs.job where data->>'userId' = $1 or (data->>'paymentId')::uuid in ${paymentsFor('$2')}`,
    [world.holder.userId, customersOf(world)],
  );
  await pool.query('update operator.bills set dunning_at = null where customer_id = any($1::uuid[])', [
    customersOf(world),
  ]);
  for (const table of ['arrangements', 'sim_orders'])
    await pool.query(`update operator.${table} set due_at = null where customer_id = any($1::uuid[])`, [
      customersOf(world),
    ]);
}

const told = (number: number, { broken, story }: { broken: string[]; story: string[] }) =>
  `seed ${number}\n${broken.join('\n')}\n\n${story.join('\n')}`;

it('whatever a seed decides: one charge, the same in all books, told what happened, and nothing lost', {
  timeout: seedsTimeoutMs,
}, async () => {
  for (let number = first; number <= last; number++) {
    const found = await play(number);
    if (found) expect.fail(told(number, found));
  }
});

/** One seed of a few finds it, and says where. @param first none before has found it */
async function finds(words: RegExp, first = 1): Promise<void> {
  for (let number = first; number < first + 80; number++) {
    const found = await play(number);
    if (found) return expect(told(number, found)).toMatch(words);
  }
  expect.fail('no seed has found it');
}

it('finds a charge that goes out under a key of its own each time it is repeated', async () => {
  let sent = 0;
  theatre.planted.provider = (init) => {
    const headers = new Headers(init.headers);
    const key = headers.get('idempotency-key');
    if (init.method === 'POST' && key) headers.set('idempotency-key', `${key}-${++sent}`);
    return { ...init, headers };
  };
  await finds(/nobody's payment/);
});

it('finds a top-up that an operator credits as often as it is asked', async () => {
  theatre.planted.operator.set('balance.topUp', (ask, [topUp]) =>
    ask({ ...(topUp as object), paymentId: uuidv7() }),
  );
  await finds(/was given, and is undefined/, 30);
});

it('finds an operator that takes a payment for a bill and does not keep it', async () => {
  theatre.planted.operator.set('billing.confirmPaid', async () => true);
  await finds(/bill by \w+ \S+ is authorized and done, given 0/);
});

it('finds an operator that takes a payment for a part of a bill and does not keep it', async () => {
  theatre.planted.operator.set('billing.confirmInstalment', async () => true);
  await finds(/instalment by \w+ \S+ is authorized and done, given 0/);
});

it('finds a job that is lost between two transactions', async () => {
  const { pool } = theatre.app.database;
  await pool.query(
    "create function stage.lose() returns trigger language plpgsql as 'begin return null; end'",
  );
  await pool.query(
    'create trigger lost before insert on jobs.job for each row execute function stage.lose()',
  );
  await finds(/is still (pending|unknown|waiting|authorized)/).finally(() =>
    pool.query('drop function stage.lose cascade'),
  );
});

it('finds an operator that answers an exit, and keeps another', async () => {
  theatre.planted.operator.set('ordering.orderExit', async (ask, [exit]) => {
    const answer = await ask(exit);
    return answer && { ...answer, orderId: uuidv7() };
  });
  await finds(/exit \S+ was answered, and is nowhere/);
});

it('finds an operator that answers an order of another chip, and keeps none', async () => {
  theatre.planted.operator.set('ordering.orderSim', async (ask, [order]) => {
    const answer = (await ask(order)) as object;
    return 'refused' in answer ? answer : { ...answer, orderId: uuidv7() };
  });
  await finds(/chip \S+ was answered, and is nowhere/);
});
