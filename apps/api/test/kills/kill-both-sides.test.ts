// kill -9 of a portal, of the operator behind it, and of both, at any moment of what customers ask for: afterwards the books
// of both sides and of the provider agree, nothing that was confirmed is lost, and nothing was done twice.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../../src/db/demo/fill.ts';
import { eventually, scaled } from '../eventually.ts';
import { type GivenUser, givenUser } from '../given/given-user.ts';
import { passTime } from '../neighbours/provider-news.ts';
import { type Customer, type Wish, wishesOf } from '../wishes.ts';
import { bearerOf, canonical, type Lane, lanes, senderOf, userIdsOf } from './kill-world.ts';
import { booksOf, disagreements, sumOf } from './ledger-books.ts';
import { openTwoSides, type Side, type TwoSides } from './two-sides.ts';

// The books of what is no purchase: plan orders and Wi-Fi keys, at the portal, at the operator, and as customers were told.

interface CommandBooks {
  /** Ids at the operator. */
  orders: string[];
  keyChanges: string[];
  /** Orders that the operator has yet to be asked for. */
  due: string[];
  /** Done, and nobody told. */
  untold: string[];
  /** In words. */
  disagreements: string[];
}

async function commandBooksOf(
  { database, operatorDatabase }: TwoSides,
  customers: readonly Customer[],
): Promise<CommandBooks> {
  const ours = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const theirs = async (text: string) => (await operatorDatabase.pool.query(text)).rows;

  const ordered = await ours('select order_id as id, status from order_keys');
  const orders = await theirs('select order_id as id from operator.plan_orders');
  const changes = await theirs(
    'select change_id as id, service_number as "serviceNumber", status from operator.wifi_changes',
  );
  const given = new Set((await ours('select command_id as id from operator_commands')).map(({ id }) => id));
  const told = await ours(
    `select recipient, body, subject like 'La clave%' as "isOfKey" from messages where channel = 'email'`,
  );
  const strayed = await ours(
    `select 'top-up' as what from operator.topups union all select 'package' from operator.package_activations
     union all select 'order' from operator.plan_orders union all select 'key' from operator.wifi_changes`,
  );

  const timesTold = (id: string) => told.filter(({ body }) => body.includes(id)).length;
  const keyNews = [...Map.groupBy(customers, ({ lane }) => lane.internet)].map(([internet, asking]) => ({
    internet,
    changes: changes.filter(({ serviceNumber }) => serviceNumber === internet).length,
    told: told.filter(({ recipient, isOfKey }) => isOfKey && asking.some(({ email }) => email === recipient))
      .length,
  }));
  const known = new Set(ordered.map(({ id }) => id));
  return {
    orders: orders.map(({ id }) => id),
    keyChanges: changes.map(({ id }) => id),
    due: ordered.filter(({ status }) => status === 'due').map(({ id }) => id),
    untold: [
      ...orders.filter(({ id }) => timesTold(id) === 0).map(({ id }) => `order ${id}`),
      ...changes.filter(({ id }) => given.has(id)).map(({ id }) => `key ${id}`),
      ...keyNews.filter((news) => news.told < news.changes).map(({ internet }) => `key of ${internet}`),
    ],
    disagreements: [
      ...orders.filter(({ id }) => !known.has(id)).map(({ id }) => `of nobody: order ${id}`),
      ...ordered
        .filter(({ id }) => !orders.some((order) => order.id === id))
        .map(({ id }) => `lost: order ${id}`),
      ...orders.filter(({ id }) => timesTold(id) > 1).map(({ id }) => `told twice: order ${id}`),
      ...changes.filter(({ status }) => status !== 'done').map(({ id, status }) => `${status}: key ${id}`),
      ...keyNews
        .filter((news) => news.told !== news.changes)
        .map((news) => `${news.changes} keys of ${news.internet}, told ${news.told} times`),
      ...strayed.map(({ what }) => `in the portal's own database: ${what}`),
    ],
  };
}

vi.setConfig({ testTimeout: scaled(300_000), hookTimeout: 120_000 });

/** Each kind of round once. */
const kills = scaled(5);

/** A little later a user has bought as often as they may in ten minutes: then others who hold the same lines go on. */
const killsOfOneUser = 40;
const shifts = Math.ceil(kills / killsOfOneUser);

/** Who dies in one round, in this order. */
const rounds: readonly (readonly Side[])[] = [['portal'], ['operator', 'portal'], ['portal', 'operator']];

let sides: TwoSides;
beforeAll(async () => {
  sides = await openTwoSides();
  await sides.raise();
  // Every key is one that this equipment takes, and takes at once.
  await sides.operatorDatabase.pool.query(
    `update operator.wifi_networks set encryption = 'WPA2', applies_later = false`,
  );
});
afterAll(() => sides.close());

async function customerOf(lane: Lane, { userId, email, password }: GivenUser): Promise<Customer> {
  const { origin } = sides;
  const authorization = await bearerOf(origin, email, password);
  const stranger = await givenUser(sides);
  const others = {
    other: senderOf(origin, await bearerOf(origin, stranger.email, stranger.password)),
    guest: senderOf(origin),
  };
  const send = senderOf(origin, authorization);
  return { lane, userId, email, authorization, send, others, payers: [stranger.userId] };
}

async function givenSecondHolder(userId: string): Promise<GivenUser> {
  const user = await givenUser(sides);
  await sides.database.pool.query(
    `insert into associations (user_id, service_number, customer_id, line_id, account_id, kind, role)
     select $2, service_number, customer_id, line_id, account_id, kind, role from associations where user_id = $1`,
    [userId, user.userId],
  );
  return user;
}

/** One of each lane in each shift. */
async function givenShifts(): Promise<Customer[][]> {
  const userIds = await userIdsOf(sides.database);
  const all: Customer[][] = [];
  for (let shift = 0; shift < shifts; shift++)
    all.push(
      await Promise.all(
        lanes.map(async (lane, index) => {
          const userId = userIds[index] ?? '';
          const first = { userId, email: lane.username, password: demoPassword };
          return customerOf(lane, shift === 0 ? first : await givenSecondHolder(userId));
        }),
      ),
    );
  return all;
}

interface Outcome {
  wish: Wish;
  status: number | null;
  /** Of the payment, the order or the change that was confirmed. */
  confirmed: string | null;
}

async function outcomeOf(wish: Wish): Promise<Outcome> {
  const answer = await wish.ask();
  const body = (await answer?.json().catch(() => null)) as { id: string } | null | undefined;
  if (!answer || !body) return { wish, status: null, confirmed: null };
  return { wish, status: answer.status, confirmed: answer.status <= 201 ? body.id : null };
}

const isOpen = ({ wish, status }: Outcome) =>
  wish.isRepeatable && (status === null || status === 202 || status >= 500);

interface Victim {
  side: Side;
  /** Of the answers of its round, after which it dies. */
  share: number;
}

/** Then it may be between any two steps of the others. */
const longestPauseMs = 60;

/** Evenly spread, and never the same: by the golden ratio. */
const fractionOf = (count: number) => (count * 0.618_033_988_75) % 1;

it(`${kills} times: what was confirmed is there, once, on both sides`, async () => {
  const turns = await givenShifts();
  const customers = turns.flat();
  /** Of these, and of whoever has paid for them by now. */
  const booksNow = (of: readonly Customer[]) =>
    booksOf(
      sides,
      of.flatMap(({ userId, payers }) => [userId, ...payers]),
    );
  const before = await booksNow(customers);
  /** Ids, and what it was that they name. */
  const confirmed = new Map<string, string>();
  let open: Wish[] = [];
  let turn = 0;

  /** All at once, with what had no answer the time before; whoever has to die dies when so many have one. */
  async function round(victims: readonly Victim[]): Promise<Outcome[]> {
    const buying = turns[turn++ % turns.length] ?? [];
    const fresh = (await Promise.all(buying.map((customer) => wishesOf(sides, customer)))).flat();
    const wishes = [...open, ...fresh];
    const deaths: Promise<void>[] = [];
    const doomed = victims.map(({ side, share }) => ({
      side,
      share,
      after: Math.floor(share * wishes.length),
    }));
    const answered = (count: number) => {
      for (const { side, share } of doomed.filter(({ after }) => after === count))
        deaths.push(sleep(longestPauseMs * ((share * 7) % 1)).then(() => sides.kill(side)));
    };
    let ended = 0;
    answered(ended);
    const outcomes = await Promise.all(
      wishes.map(async (wish) => {
        const outcome = await outcomeOf(wish);
        answered(++ended);
        return outcome;
      }),
    );
    await Promise.all(deaths);
    for (const { confirmed: id, wish } of outcomes) if (id) confirmed.set(id, wish.what);
    open = outcomes.filter(isOpen).map(({ wish }) => wish);
    return outcomes;
  }

  const undisturbed = await round([]);
  let killed = 0;
  for (let count = 0; killed < kills; count++) {
    const dying = rounds[count % rounds.length] ?? [];
    const shares = dying.map(() => fractionOf(++killed)).toSorted((one, other) => one - other);
    await round(dying.map((side, index) => ({ side, share: shares[index] ?? 0 })));
    await sides.raise();
    await passTime(sides);
  }

  await eventually(
    async () => {
      await passTime(sides);
      open = (await Promise.all(open.map(outcomeOf))).filter(isOpen).map(({ wish }) => wish);
      const { open: unsettled, owed } = await booksNow(customers);
      const { due, untold } = await commandBooksOf(sides, customers);
      expect([open.length, unsettled.length, owed.length, due, untold]).toEqual([0, 0, 0, [], []]);
    },
    { timeout: 120_000, interval: 500 },
  );

  const books = await booksNow(customers);
  expect(disagreements(books)).toEqual([]);
  const commands = await commandBooksOf(sides, customers);
  expect(commands.disagreements).toEqual([]);
  const authorized = books.payments.filter(({ status }) => status === 'authorized').map(({ id }) => id);
  const done = new Set([...authorized, ...commands.orders, ...commands.keyChanges]);
  expect([...confirmed].filter(([id]) => !done.has(id))).toEqual([]);
  expect(new Set(confirmed.values())).toEqual(new Set(undisturbed.map(({ wish }) => wish.what)));
  for (const lane of lanes) {
    const holders = customers.filter((customer) => customer.lane === lane);
    const own = await booksNow(holders);
    const [prepaid, postpaid] = [canonical(lane.prepaid), canonical(lane.postpaid)];
    const gained = sumOf(own, 'recharge', 'card', prepaid) - sumOf(own, 'package', 'balance');
    expect(own.balances[prepaid]).toBe((before.balances[prepaid] ?? 0) + gained);
    expect(own.balances[postpaid] ?? 0).toBe(sumOf(own, 'recharge', 'invoice', postpaid));
  }
});
