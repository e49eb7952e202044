// Use beyond a cap does not happen, whoever writes it at once; what was reached is told once.
import { getSpendingControl, type SpendingControl } from '@portal/contract/lines/usage';
import { listUsages, type Usage } from '@portal/contract/lines/usage-records';
import { listRoamingDestinations, type RoamingDestination } from '@portal/contract/shopping/catalogue';
import { civilDateOf, instantAt } from '@portal/market/civil-dates';
import { countryName } from '@portal/market/countries';
import { centsOf, currencyCode, unitsOf } from '@portal/market/money';
import { splitTax } from '@portal/market/tax';
import { moneyWords } from '@portal/market/words';
import { createBalance } from '@portal/operator/balance/balance';
import type { WorkOff } from '@portal/operator/clock/clock';
import { createGrowUsage } from '@portal/operator/clock/grow-usage';
import { createWorkOff } from '@portal/operator/clock/operator-clock';
import { countryOf, type RoamingZone } from '@portal/operator/demo/roaming';
import { createInventory } from '@portal/operator/inventory/inventory';
import { createThirdParty } from '@portal/operator/third-party/third-party';
import { createUsage } from '@portal/operator/usage/usage';
import type { CapAction } from '@portal/operator-ports/usage';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { billsOf, givenCycle, itemsOf } from '../../test/given/bills.ts';
import { buyPackage } from '../../test/given/buyer.ts';
import { givenLineManager, type Manager, toldTo } from '../../test/given/notifications.ts';
import { createLog } from '../log.ts';

const log = createLog('silent');
let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ clock: { now: () => now }, withJobs: true });
});
afterAll(() => app.close());
// Only the lines of each test are used; a cut far away lies between none of its uses.
beforeEach(async () => {
  now = new Date(instantAt(`${civilDateOf(now).slice(0, 8)}15`, 14).getTime() + 5 * 60_000);
  await query('delete from operator.usage_growth');
});

const query = async (sql: string, values: unknown[] = []) =>
  (await app.database.pool.query(sql, values)).rows;
const money = (cents: number) => ({ unit: currencyCode, value: unitsOf(cents) });
const line = 'select customer_id, line_id from operator.line_numbers where service_number = $1';

/** A line without any allowance that goes on being used. */
async function givenUsed({ isAbroad = false } = {}): Promise<Manager & { lineId: string }> {
  const user = await givenLineManager(app);
  const { serviceNumber } = user.line;
  const [row] = await query(
    `insert into operator.usage_growth (customer_id, line_id, kind, due_at, is_abroad)
     select customer_id, line_id, 'Postpaid', $2, $3 from (${line}) l returning line_id`,
    [serviceNumber, now, isAbroad],
  );
  return { ...user, lineId: row.line_id };
}

/** In a country of this zone, by the operator's own dice. */
async function givenAbroad(zone: RoamingZone) {
  for (;;) {
    const user = await givenUsed({ isAbroad: true });
    if (countryOf({ lineId: user.lineId, isAbroad: true })?.zone === zone) return user;
    await query('delete from operator.usage_growth');
  }
}

/** What the page of trips says of a country. */
async function pageOf({ token }: Manager, country: string): Promise<RoamingDestination> {
  const all: RoamingDestination[] = (
    await app.call({ method: 'GET', url: listRoamingDestinations.path, token })
  ).json();
  const there = all.find(({ id }) => id === country);
  if (!there) throw new Error(`The page says nothing of ${country}.`);
  return there;
}

/** The records of a line, as its people see them. */
async function usagesOf({ line: { number }, token }: Manager) {
  const url = `${listUsages.path}?serviceId=${number}`;
  const usages: Usage[] = (await app.call({ method: 'GET', url, token })).json();
  const quantityNames = { voice: 'duration', data: 'data', sms: 'messages' };
  return usages.map(({ usageType: kind, usageCharacteristic, ratedProductUsage: [rated] }) => ({
    kind,
    quantity: Number(usageCharacteristic.find(({ name }) => name === quantityNames[kind])?.value),
    cents: centsOf(rated?.taxIncludedRatingAmount.value ?? Number.NaN),
  }));
}

const usedOf = async ({ lineId }: { lineId: string }) => {
  const [row] = await query(
    `select coalesce(sum(amount_cents), 0)::int as cents, count(*)::int as records,
       count(*) filter (where amount_cents = 0)::int as free from operator.usage_records where line_id = $1`,
    [lineId],
  );
  return row as { cents: number; records: number; free: number };
};

const url = ({ line: { number } }: Manager) => `${getSpendingControl.path}?serviceId=${number}`;
const controlOf = async (user: Manager): Promise<SpendingControl> =>
  (await app.call({ method: 'GET', url: url(user), token: user.token })).json();

/** Both in cents. */
async function choose(user: Manager, plan: number, roaming = plan, action: CapAction = 'stop') {
  const cap = (cents: number) => ({ amount: money(cents), action });
  const payload = { alerts: [], cap: cap(plan), roamingCap: cap(roaming) };
  const answer = await app.call({ method: 'PUT', url: url(user), token: user.token, payload });
  expect(answer.statusCode).toBe(200);
}

/** The task, by whatever holds its turn. */
function growBy(workOff: WorkOff, tickMs = 1_000) {
  const { db } = app.database;
  const clock = { now: () => now };
  const usage = createUsage({ db, log, clock });
  const task = createGrowUsage({
    usage,
    balance: createBalance(db),
    inventory: createInventory(db),
    thirdParty: createThirdParty({ db, clock }),
    tickMs,
  });
  return {
    usage,
    grow: (at: Date) => workOff(task, at),
  };
}

/** Each in another moment, so that each falls by a chance of its own; two processes are at it. */
async function useTimes(count: number): Promise<void> {
  const { grow } = growBy(createWorkOff({ db: app.database.db, log }));
  for (let time = 0; time < count; time++) {
    await query('update operator.usage_growth set due_at = $1', [now]);
    now = new Date(now.getTime() + 1);
    await Promise.all([grow(now), grow(now)]);
  }
}

/** However its chance falls, and a few times more. */
async function useUntilReached({ lineId }: { lineId: string }): Promise<void> {
  const reached = 'select from operator.spendings where line_id = $1 and reached_at is not null';
  while ((await query(reached, [lineId])).length === 0) await useTimes(1);
  await useTimes(3);
}

async function toldOfCaps(user: Manager) {
  await app.tick();
  return (await toldTo(app, user)).filter(({ messageType }) => messageType === 'capReached');
}

describe('a cap', () => {
  it('stops what is used beyond the plan, tells it once with figure and hour, and lets go when it is raised', async () => {
    const user = await givenUsed();
    await choose(user, 50);
    await useUntilReached(user);
    const stopped = await usedOf(user);
    expect(stopped.cents).toBeGreaterThan(0);
    expect(stopped.cents).toBeLessThanOrEqual(50);
    const { cap, roamingCap } = await controlOf(user);
    expect(cap).toMatchObject({ spent: money(stopped.cents), reachedAt: expect.stringContaining('T') });
    expect(roamingCap).toMatchObject({ spent: money(0), reachedAt: null });
    const [told, ...others] = await toldOfCaps(user);
    expect(others).toEqual([]);
    expect(told?.subject).toBe('Llegaste a tu tope de consumo fuera del plan: se detuvo');
    expect(stopped.cents).toBeGreaterThanOrEqual(40);
    expect(told?.content).toContain(` llegó a ${moneyWords(stopped.cents)} fuera de tu plan el 15 de `);
    expect(told?.content).toContain(` a las 14:05 y se detuvo. Tu tope es ${moneyWords(50)}.`);

    await choose(user, 100);
    expect((await controlOf(user)).cap).toMatchObject({ reachedAt: null });
    await useUntilReached(user);
    const raised = await usedOf(user);
    expect(raised.cents).toBeGreaterThan(50);
    expect(raised.cents).toBeLessThanOrEqual(100);
    expect(await toldOfCaps(user)).toHaveLength(2);

    await choose(user, 50);
    await choose(user, 100);
    await useTimes(3);
    expect(await toldOfCaps(user)).toHaveLength(2);
  });

  it('of zero is a switch: nothing is used abroad, and nobody is told of it', async () => {
    const user = await givenUsed({ isAbroad: true });
    await choose(user, 1_000, 0);
    await useTimes(10);
    expect(await usedOf(user)).toMatchObject({ records: 0 });
    expect(await toldOfCaps(user)).toEqual([]);
    expect((await controlOf(user)).roamingCap).toMatchObject({ reachedAt: null });
  });

  it('that slows lets data go on free of charge, and nothing else', async () => {
    const user = await givenUsed();
    await choose(user, 20, 20, 'slow');
    await useUntilReached(user);
    while ((await usedOf(user)).free === 0) await useTimes(1);
    const { cents, free } = await usedOf(user);
    expect(cents).toBeLessThanOrEqual(20);
    expect(free).toBeGreaterThan(0);
    const kinds = await query(
      'select distinct usage_type from operator.usage_records where line_id = $1 and amount_cents = 0',
      [user.lineId],
    );
    expect(kinds).toEqual([{ usage_type: 'internet' }]);
    expect((await toldOfCaps(user))[0]?.content).toContain('y sus datos van lentos y sin costo');
  });

  it('that is none stops nothing', async () => {
    const user = await givenUsed();
    await choose(user, 0, 0, 'none');
    await useTimes(10);
    expect((await usedOf(user)).records).toBe(10);
    expect(await toldOfCaps(user)).toEqual([]);
  });

  it.each([
    ['has ended and is not renewed yet', -31, -1],
    ['has been renewed by a clock that is ahead', 1, 31],
  ])(
    'is not touched while what the plan gives %s: until then the line waits',
    async (_words, from, until) => {
      const user = await givenUsed();
      const dayMs = 24 * 3_600_000;
      await query(
        `insert into operator.usage_buckets (customer_id, line_id, bucket_id, name, usage_type, unit, source,
         is_unlimited, included, consumed, valid_from, valid_until)
       select customer_id, line_id, gen_random_uuid(), 'Internet', 'internet', 'MB', 'plan', true, 0, 0, $2, $3
       from (${line}) l`,
        [user.line.serviceNumber, ...[from, until].map((days) => new Date(now.getTime() + days * dayMs))],
      );
      await useTimes(20);
      expect(await usedOf(user)).toEqual({ cents: 0, records: 0, free: 0 });
      expect((await controlOf(user)).cap).toMatchObject({ spent: money(0), reachedAt: null });
      await query(
        "update operator.usage_buckets set valid_from = $2, valid_until = 'infinity' where line_id = $1",
        [user.lineId, now],
      );
      await useTimes(3);
      expect((await usedOf(user)).records).toBeGreaterThan(0);
    },
  );

  it('holds for any number of processes that do not wait for each other, and from the moment of its answer', async () => {
    // As if no task had a lock of its own: what holds the line alone decides.
    const workOff: WorkOff = async (due, at) => {
      const keys = await due.find(due.task, at, due.atOnce);
      await app.database.db.transaction(async (tx) => due.work(tx, await due.hold(tx, keys, at), at));
      return keys.length;
    };
    const { usage, grow } = growBy(workOff, 0);
    const off = { amountCents: 0, action: 'stop' } as const;
    const atOnce = () => Promise.all([1, 2, 3, 4, 5, 6].map((part) => grow(new Date(now.getTime() + part))));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 150 }), fc.boolean(), async (cents, isAbroad) => {
        await query('delete from operator.usage_growth');
        const user = await givenUsed({ isAbroad });
        await choose(user, cents);
        for (let round = 0; round < 4; round++) await atOnce();
        const used = await usedOf(user);
        expect(used.cents).toBeLessThanOrEqual(cents);
        const scope = isAbroad ? 'roaming' : 'plan';
        const standing = (await usage.caps(user))?.caps?.[scope];
        expect(standing?.spentCents).toBe(used.cents);
        const told = await toldOfCaps(user);
        expect(told).toHaveLength((await usage.caps(user))?.caps?.[scope].reachedAt ? 1 : 0);

        await choose(user, 10_000);
        const [, closed] = await Promise.all([
          atOnce(),
          usage.setCaps(user, { alerts: [], caps: { plan: off, roaming: off } }),
        ]);
        await atOnce();
        expect((await usedOf(user)).cents).toBe(closed?.caps?.[scope].spentCents);
      }),
      { numRuns: 5 },
    );
  });
});

describe('a line in another country', () => {
  it.each(['América', 'Europa', 'Mundo'] as const)(
    'of %s is told once a trip with what the page says of that country, and costs that (LINE-27)',
    async (zone) => {
      const user = await givenAbroad(zone);
      await choose(user, 0, 10_000);
      await useTimes(8);
      await app.tick();
      const trips = await query(
        "select event->'roaming'->>'country' as country from events where event_type = 'RoamingStateChangeEvent' and customer_id = $1",
        [user.customerId],
      );
      expect(trips).toHaveLength(1);
      const [told, ...others] = (await toldTo(app, user)).filter(
        ({ messageType }) => messageType === 'roamingBegun',
      );
      expect(others).toEqual([]);
      const { minute, megabyte, message } = await pageOf(user, trips[0].country);
      const [ofMinute, ofMegabyte, ofMessage] = [minute, megabyte, message].map(({ value }) =>
        moneyWords(centsOf(value)),
      );
      expect(told?.content).toContain(
        ` se usa en ${countryName(trips[0].country)}. Sin paquete: ${ofMinute} por minuto, ${ofMegabyte} por MB y ${ofMessage} por SMS.`,
      );

      const usages = await usagesOf(user);
      expect(usages.length).toBeGreaterThan(0);
      const says = { voice: minute, data: megabyte, sms: message };
      for (const { kind, quantity, cents } of usages)
        expect([kind, cents]).toEqual([kind, centsOf(says[kind].value) * quantity]);
      const spent = usages.reduce((sum, { cents }) => sum + cents, 0);
      expect((await controlOf(user)).roamingCap?.spent).toEqual(money(spent));
    },
  );

  it('prepaid, is told of without its row, whose holder may wait for its balance', async () => {
    const [{ customer_id, line_id, service_number }] = await query(
      "select customer_id, line_id, service_number from operator.lines where kind = 'Prepaid' and status = 'A' limit 1",
    );
    const place = [customer_id, line_id];
    await query(
      "insert into operator.usage_growth (customer_id, line_id, kind, due_at, is_abroad) values ($1, $2, 'Prepaid', $3, true)",
      [...place, now],
    );
    await query(
      'update operator.prepaid_balances set amount_cents = 10000 where customer_id = $1 and line_id = $2',
      place,
    );
    const holder = await app.database.pool.connect();
    await holder.query('begin');
    await holder.query(
      'select 1 from operator.lines where customer_id = $1 and line_id = $2 for update',
      place,
    );
    await useTimes(1);
    await holder.query('rollback');
    holder.release();
    await app.tick();
    const told = await query(
      "select event->'roaming'->>'serviceNumber' as number from events where event_type = 'RoamingStateChangeEvent' and customer_id = $1",
      [customer_id],
    );
    expect(told).toEqual([{ number: service_number }]);
  });

  it.each([
    ['gives data where it works', 'América', true],
    ['gives none where it does not', 'Europa', false],
  ] as const)('with a package of América: it %s', async (_, zone, isGiven) => {
    const user = await givenAbroad(zone);
    await choose(user, 0, 10_000);
    const bought = await buyPackage(
      app,
      { ...user, user },
      { type: 'account', itemId: 'ROA-AME-1G', dollars: unitsOf(1_200) },
    );
    expect(bought.statusCode).toBe(201);
    // A package begins by the database's clock.
    now = new Date();
    const data = async () => (await usagesOf(user)).filter(({ kind }) => kind === 'data');
    while ((await data()).length === 0) await useTimes(1);
    const [{ consumed }] = await query(
      'select consumed::int from operator.usage_buckets where line_id = $1',
      [user.lineId],
    );
    const [used, ...others] = await data();
    expect(others).toEqual([]);
    expect(consumed).toBe(isGiven ? used?.quantity : 0);
    expect(used?.cents === 0).toBe(isGiven);
  });
});

describe('what was spent', () => {
  it.each([
    ['beyond the plan', 'cap', false, { code: 'EXCESO', description: 'Consumo fuera del plan' }],
    ['abroad', 'roamingCap', true, { code: 'ROAMING', description: 'Consumo en roaming' }],
  ] as const)(
    '%s comes onto the bill of its cycle once, and what is used while that is issued onto the next',
    async (_, cap, isAbroad, named) => {
      const user = await givenUsed({ isAbroad });
      const { cut } = await givenCycle(app, user.line, now);
      await useTimes(10);
      const { cents } = await usedOf(user);
      await query('delete from operator.usage_growth');
      now = cut;
      await Promise.all([app.tick(), app.tick()]);
      const [bill] = await billsOf(app, user.token, user.line.number);
      const lineOf = async (billNo: string | undefined) =>
        (await itemsOf(app, billNo)).filter(({ kind }) => kind === 'use');
      const net = splitTax(cents).netCents;
      expect(await lineOf(bill?.billNo)).toMatchObject([
        { ...named, cents: net, service: user.line.serviceNumber },
      ]);

      await query('update operator.spendings set amount_cents = amount_cents + 23 where line_id = $1', [
        user.lineId,
      ]);
      now = new Date(cut.getTime() + 32 * 24 * 60 * 60 * 1_000);
      await app.tick();
      const [next] = await billsOf(app, user.token, user.line.number);
      expect(next?.billNo).not.toBe(bill?.billNo);
      expect(await lineOf(next?.billNo)).toMatchObject([{ code: named.code, cents: splitTax(23).netCents }]);
      expect((await controlOf(user))[cap]).toMatchObject({ spent: money(0), reachedAt: null });
    },
  );
});
