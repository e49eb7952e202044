import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockedIn } from '../../../test/bot.ts';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { dataUsed, givenEvent, givenLineManager, type Manager } from '../../../test/given/notifications.ts';
import { eventTurns } from '../../db/events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// What the demo has brought is none of these tests'.
beforeEach(() => app.settleEvents());

const rows = async (sql: string, values: unknown[] = []) => (await app.database.pool.query(sql, values)).rows;
const unsettled = async () =>
  (await rows('select count(*)::int as count from events where settled_at is null'))[0].count as number;

/** More than one claim takes. */
async function givenMany(count: number): Promise<Manager> {
  const owner = await givenLineManager(app);
  const { eventType, event, customerId } = dataUsed(owner);
  await app.database.pool.query(
    `insert into events (event_id, event_type, customer_id, event)
     select gen_random_uuid(), $1, $2, $3 from generate_series(1, $4)`,
    [eventType, customerId, event, count],
  );
  return owner;
}

const writtenFor = async ({ userId, email }: Manager) =>
  (
    await rows(
      `select (select count(*)::int from notifications where user_id = $1) as rows,
        (select count(distinct event_id)::int from notifications where user_id = $1) as events,
        (select total from notification_counts where user_id = $1) as total,
        (select unread from notification_counts where user_id = $1) as unread,
        (select count(*)::int from messages where recipient = $2) as messages`,
      [userId, email],
    )
  )[0];

const all = (count: number) => ({ rows: count, events: count, total: count, unread: count, messages: count });

/** Until there is nothing more that can be told. */
async function walks(on: TestApp): Promise<void> {
  while ((await on.settleOnce()) > 0);
}

describe('exactly once', () => {
  it('with three at work at the same time', async () => {
    const owner = await givenMany(900);
    await Promise.all([app.settleEvents(), app.settleEvents(), app.settleEvents()]);
    expect(await unsettled()).toBe(0);
    expect(await writtenFor(owner)).toEqual(all(900));
  });

  it('one after another: who comes in the turn of another one has nothing to do, until it is killed', async () => {
    const owner = await givenMany(300);
    const { db } = app.database;
    const now = new Date();
    const until = new Date(now.getTime() + 60_000);
    const taken = await Promise.all([1, 2, 3].map(() => eventTurns.take(db, 200, now, until)));
    expect(taken.map((events) => events.length).toSorted()).toEqual([0, 0, 200]);
    expect(await app.settleOnce()).toBe(0);

    await rows(`update events set taken_until = now() - interval '1 second' where taken_until is not null`);
    await app.settleEvents();
    expect(await writtenFor(owner)).toEqual(all(300));
  });

  it('when one is cut off in the middle: what it had begun is told by the others', async () => {
    const owner = await givenMany(500);
    await givenEvent(app, dataUsed(owner));
    const { pool } = app.database;
    // Somebody holds the user's count, so that the first worker stops with its notifications written.
    await pool.query('insert into notification_counts values ($1, 0, 0)', [owner.userId]);
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from notification_counts where user_id = $1 for update', [owner.userId]);
    const cutOff = app.settleEvents().then(
      () => 'done',
      () => 'cut off',
    );
    let pids: number[] = [];
    while (pids.length === 0) {
      await sleep(10);
      pids = await blockedIn(app, 'notification_counts');
    }
    for (const pid of pids) await rows('select pg_terminate_backend($1)', [pid]);
    expect(await cutOff).toBe('cut off');
    await holder.query('rollback');
    holder.release();
    expect(await unsettled()).toBe(501);

    await Promise.all([app.settleEvents(), app.settleEvents()]);
    expect(await unsettled()).toBe(0);
    expect(await writtenFor(owner)).toEqual(all(501));
  });

  it('also the others, when one cannot be told: that one waits until it can', async () => {
    const owner = await givenMany(30);
    await rows(`alter table notifications add constraint no_poison check (content not like '%veneno%')`);
    const poison = { ...dataUsed(owner).event, bucket: { name: 'veneno' } };
    await givenEvent(app, { ...dataUsed(owner), event: poison });
    await app.settleOnce();
    expect(await unsettled()).toBe(1);
    await expect(app.settleOnce()).rejects.toThrow();
    expect(await writtenFor(owner)).toEqual(all(30));
    await rows('alter table notifications drop constraint no_poison');
    await app.settleEvents();
    expect(await writtenFor(owner)).toEqual(all(31));
  });

  it('also the others, however many cannot be told before them', async () => {
    const owner = await givenMany(450);
    await rows(
      `alter table notifications add constraint no_poison check (content not like '%veneno%') not valid`,
    );
    await rows(
      `update events set event_id = ('00000000' || substr(event_id::text, 9))::uuid,
         event = jsonb_set(event, '{bucket,name}', '"veneno"') where settled_at is null`,
    );
    await givenEvent(app, dataUsed(owner));
    await expect(walks(app)).rejects.toThrow(/no_poison|notifications/);
    expect(await unsettled()).toBe(450);
    expect(await writtenFor(owner)).toEqual(all(1));
    await rows('alter table notifications drop constraint no_poison');
    await app.settleEvents();
    expect(await writtenFor(owner)).toEqual(all(451));
  });

  it('also those that need no operator while its system is gone, however many need it', async () => {
    const gone = await startTestApp({
      environment: {
        UPSTREAM_INVENTORY_URL: 'http://127.0.0.1:9/',
        UPSTREAM_INVENTORY_TOKEN: 'a-key-of-16-characters',
      },
    });
    try {
      const owner = await givenLineManager(gone);
      const { pool } = gone.database;
      const bill = {
        billNo: '001',
        serviceNumber: owner.line.serviceNumber,
        totalCents: 1,
        dueOn: '2026-05-12',
      };
      await pool.query(
        `insert into events (event_id, event_type, customer_id, event)
         select ('00000000' || substr(gen_random_uuid()::text, 9))::uuid, 'CustomerBillCreateEvent', $1, $2
         from generate_series(1, 450)`,
        [owner.customerId, bill],
      );
      const eventId = await givenEvent(gone, dataUsed(owner));
      await walks(gone);
      const { rows: waiting } = await pool.query(
        'select event_id from events where settled_at is null and customer_id = $1',
        [owner.customerId],
      );
      expect(waiting).toHaveLength(450);
      expect(waiting).not.toContainEqual({ event_id: eventId });
    } finally {
      await gone.close();
    }
  });

  it('when an event is offered again by hand', async () => {
    const owner = await givenLineManager(app);
    const eventId = await givenEvent(app, dataUsed(owner));
    await app.settleEvents();
    await rows('update events set settled_at = null where event_id = $1', [eventId]);
    await app.settleEvents();
    expect(await writtenFor(owner)).toEqual(all(1));
  });

  it('finds what waits by its index', async () => {
    const client = await app.database.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows: plan } = await client.query(
        'explain select * from events where settled_at is null order by event_id limit 200 for update skip locked',
      );
      expect(JSON.stringify(plan)).toContain('events_unsettled');
    } finally {
      client.release(true);
    }
  });
});
