// Two servers: an operator that stands alone tells a portal what happened, and the portal keeps it once.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellOperatorEvent } from '@portal/contract/events';
import { connectDatabase, type Database } from '@portal/database/connection';
import { readSeal } from '@portal/operator/db/seal';
import { createOutbox } from '@portal/operator/events/events';
import { createHub, type TellingHub } from '@portal/operator/hub/hub';
import type { OperatorEvent } from '@portal/operator-ports/events';
import pino from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './build-app.ts';
import { givenLineManager, toldTo } from './given/notifications.ts';

const secret = 'a-secret-between-these-two';
const log = pino({ level: 'silent' });

let portal: TestApp;
let database: Database;
let hub: TellingHub;
let callback: string;

beforeAll(async () => {
  portal = await startTestApp({
    environment: { UPSTREAM_EVENTS_URL: 'http://127.0.0.1:9/', UPSTREAM_EVENTS_SECRET: secret },
  });
  const url = await portal.server.listen({ host: '127.0.0.1', port: 0 });
  callback = `${url}${tellOperatorEvent.path}`;
  database = connectDatabase(portal.database.pool.options);
  hub = createHub({
    db: database.db,
    seal: await readSeal(database.db),
    log,
    mayBeCalled: (url) => !url.includes('169.254.'),
  });
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const customerId = randomUUID();
const happened = (eventId: string = randomUUID()): OperatorEvent => ({
  eventId,
  eventType: 'CustomerBillCreateEvent',
  eventTime: new Date('2026-05-12T15:00:00.123Z'),
  customerId,
  commandId: null,
  event: { customerBill: { id: '001-002-000000123' } },
});

const kept = async (eventId: string) => {
  const { rows } = await portal.database.pool.query('select * from events where event_id = $1', [eventId]);
  return rows;
};
async function tellAll(): Promise<void> {
  while (await hub.tell());
}

/** Somebody who takes what he is told to take. */
async function startListener() {
  const taken: { eventId: string; signature: unknown }[] = [];
  const state = { takes: true, most: Infinity };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const takes = state.takes && taken.length < state.most;
      if (takes) taken.push({ ...JSON.parse(body), signature: request.headers['x-hub-signature'] });
      response.writeHead(takes ? 204 : 503).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, taken, state, close: () => server.close() };
}

describe('a hub', () => {
  test('tells the portal what has happened since it was registered, and it stands there once', async () => {
    const [early, late] = [happened(), happened()];
    await hub.listener([early]);
    const { id } = await hub.register({ callback, secret });
    await hub.listener([late]);
    await tellAll();
    expect(await kept(early.eventId)).toEqual([]);
    expect(await kept(late.eventId)).toEqual([
      expect.objectContaining({ event_time: late.eventTime, customer_id: customerId, event: late.event }),
    ]);

    // Handed over once more: it is told again, and kept once.
    await hub.listener([late]);
    await tellAll();
    expect(await kept(late.eventId)).toHaveLength(1);
    expect(await hub.unregister(id)).toBe(true);
    expect(await hub.unregister(id)).toBe(false);
  });

  test('tells in order, and what was not taken comes again, by the secret that was given last', async () => {
    const listener = await startListener();
    await expect(hub.register({ callback: 'http://169.254.169.254/', secret })).rejects.toMatchObject({
      statusCode: 400,
    });
    const first = await hub.register({ callback: listener.url, secret: 'another secret, an old one' });
    expect(await hub.register({ callback: listener.url, secret })).toEqual(first);
    const events = [happened(), happened(), happened()];
    listener.state.takes = false;
    await hub.listener(events);
    await tellAll();
    expect(listener.taken).toEqual([]);

    listener.state.takes = true;
    const told = async () => {
      await hub.tell();
      return listener.taken.length;
    };
    await expect.poll(told).toBe(3);
    expect(listener.taken.map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId));
    expect(listener.taken[0]?.signature).toMatch(/^[0-9a-f]{64}$/);
    await hub.unregister(first.id);
    listener.close();
  });

  test('one that does not take anything holds up no other', async () => {
    const [deaf, good] = [await startListener(), await startListener()];
    deaf.state.takes = false;
    const ids = await Promise.all([deaf, good].map(({ url }) => hub.register({ callback: url, secret })));
    const event = happened();
    await hub.listener([event]);
    await tellAll();
    expect(good.taken.map(({ eventId }) => eventId)).toEqual([event.eventId]);
    for (const { id } of ids) await hub.unregister(id);
    deaf.close();
    good.close();
  });
});

describe('turns of a hub', () => {
  test('are taken one after another, however much waits for one', async () => {
    const both = [await startListener(), await startListener()];
    const ids = await Promise.all(both.map(({ url }) => hub.register({ callback: url, secret })));
    await hub.listener(Array.from({ length: 60 }, () => happened()));
    for (const _turn of both) await hub.tell();
    expect(both.map(({ taken }) => taken.length)).toEqual([50, 50]);
    await tellAll();
    for (const { id } of ids) await hub.unregister(id);
    for (const { close } of both) close();
  });

  test('are not ended for who takes some in each', async () => {
    const listener = await startListener();
    const { id } = await hub.register({ callback: listener.url, secret });
    await hub.listener([happened(), happened()]);
    await database.pool.query(
      "update operator.hubs set failing_since = now() - interval '8 days' where hub_id = $1",
      [id],
    );
    listener.state.most = 1;
    await hub.tell();
    expect(listener.taken).toHaveLength(1);
    expect(await hub.unregister(id)).toBe(true);
    listener.close();
  });
});

describe('several processes of an operator', () => {
  const waiting = async (eventIds: readonly string[]) => {
    for (const eventId of eventIds)
      await database.pool.query(
        `insert into operator.events (event_id, event_type, event) values ($1, 'E', '{}')`,
        [eventId],
      );
  };
  /** A process: what it is handed goes to `taken`, once `gate` has opened. */
  const startProcess = (taken: string[], gate = async (): Promise<unknown> => null) => {
    const outbox = createOutbox(database.db);
    outbox.listen(async (events) => {
      await gate();
      taken.push(...events.map(({ eventId }) => eventId));
    });
    return outbox;
  };

  test('hand over one after another: each event once, the oldest first', async () => {
    while ((await portal.operator.events.deliver()) > 0);
    const [early, late] = [uuidv7(), uuidv7()];
    await waiting([early]);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const taken: string[] = [];
    const [slow, quick] = [startProcess(taken, () => gate), startProcess(taken)];
    const first = slow.deliver();
    const isTaken = 'select from operator.events where event_id = $1 and taken_until is not null';
    await expect.poll(async () => (await database.pool.query(isTaken, [early])).rowCount).toBe(1);
    await waiting([late]);
    expect(await quick.deliver()).toBe(0);
    open();
    expect(await first).toBe(1);
    expect(await quick.deliver()).toBe(1);
    expect(taken).toEqual([early, late]);
  });

  test('what one of them did not get rid of, or was killed with, another one hands over', async () => {
    const eventId = uuidv7();
    await waiting([eventId]);
    const taken: string[] = [];
    const failing = startProcess(taken, () => Promise.reject(new Error('nobody listens')));
    await expect(failing.deliver()).rejects.toThrow('nobody listens');
    const killed = startProcess(taken, () => new Promise(() => {}));
    void killed.deliver();
    const other = startProcess(taken);
    const isTaken = 'select from operator.events where event_id = $1 and taken_until is not null';
    await expect.poll(async () => (await database.pool.query(isTaken, [eventId])).rowCount).toBe(1);
    expect(await other.deliver()).toBe(0);
    await database.pool.query(
      `update operator.events set taken_until = now() - interval '1 second' where event_id = $1`,
      [eventId],
    );
    expect(await other.deliver()).toBe(1);
    expect(taken).toEqual([eventId]);
  });
});

describe('the portal', () => {
  const tell = (body: string, headers: Record<string, string>, to = portal) =>
    to.call({
      method: 'POST',
      url: tellOperatorEvent.path,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const signed = (body: string, by = secret, at = Date.now()) => {
    const time = String(Math.floor(at / 1_000));
    const signature = createHmac('sha256', by).update(`${time}.${body}`).digest('hex');
    return { 'x-hub-time': time, 'x-hub-signature': signature };
  };
  const bodyOf = (event: object) => JSON.stringify(event);
  const told = () => ({
    eventId: randomUUID(),
    eventType: 'UsageThresholdReachedEvent',
    eventTime: '2026-05-12T10:00:00-05:00',
    event: { product: { id: 'L-1' } },
  });

  test('401: not signed, by another secret, another body, an old signature', async () => {
    const body = bodyOf(told());
    for (const headers of [
      {},
      signed(body, 'the secret of somebody else'),
      signed(bodyOf(told())),
      signed(body, secret, Date.now() - 6 * 60_000),
    ]) {
      expect((await tell(body, headers)).statusCode).toBe(401);
    }
    expect(await kept(JSON.parse(body).eventId)).toEqual([]);
  });

  test.each([
    ['eventId', { eventId: 'two, not one' }],
    ['eventType', { eventType: 'bad type' }],
    ['eventTime', { eventTime: 'today' }],
    ['relatedParty.0.id', { relatedParty: [{ id: 'a\u0000b', role: 'customer' }] }],
  ])('400 names what is wrong: %s', async (field, wrong) => {
    const body = bodyOf({ ...told(), ...wrong });
    const answer = await tell(body, signed(body));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID', field });
  });

  test('204, however the operator calls its events and customers: the same one is kept once', async () => {
    const party = { id: 'CUST/0001-ñ?x', role: 'customer' };
    const body = bodyOf({ ...told(), eventId: 'EV/0001-ñ?x', relatedParty: [party] });
    for (let time = 0; time < 2; time++) expect((await tell(body, signed(body))).statusCode).toBe(204);
    const { rows } = await portal.database.pool.query(
      'select customer_id from events where customer_id = $1',
      [party.id],
    );
    expect(rows).toEqual([{ customer_id: party.id }]);
  });

  test('204, and no PDF is promised of a bill whose document nobody here has', async () => {
    const alone = await startTestApp({
      environment: {
        UPSTREAM_EVENTS_URL: 'http://127.0.0.1:9/',
        UPSTREAM_EVENTS_SECRET: secret,
        UPSTREAM_BILLING_URL: 'http://127.0.0.1:9/',
        UPSTREAM_BILLING_TOKEN: 'a-token-of-ours',
      },
    });
    try {
      const user = await givenLineManager(alone);
      const { serviceNumber } = user.line;
      const ready = '2099-12-03T11:00:00.000Z';
      const bill = {
        billNo: '1',
        serviceNumber,
        totalCents: 100,
        dueOn: '2099-12-20',
        documentReadyAt: ready,
      };
      const body = bodyOf({
        ...told(),
        eventType: 'CustomerBillCreateEvent',
        eventTime: new Date().toISOString(),
        relatedParty: [{ id: user.customerId, role: 'customer' }],
        event: bill,
      });
      expect((await tell(body, signed(body), alone)).statusCode).toBe(204);
      const [message] = await toldTo(alone, user);
      expect(message?.content).toContain('Es la 1.');
      expect(message?.content).not.toContain('PDF');
    } finally {
      await alone.close();
    }
  });

  test('204, without the NULs with which a name of fixed width is filled up', async () => {
    const event = { ...told(), event: { name: 'Plan\u0000\u0000', path: 'C:\\u0000' } };
    const body = bodyOf(event);
    expect((await tell(body, signed(body))).statusCode).toBe(204);
    expect(await kept(event.eventId)).toEqual([
      expect.objectContaining({ event: { name: 'Plan', path: 'C:\\u0000' } }),
    ]);
  });

  test('204, without a customer and with the digits of a card in it', async () => {
    const event = { ...told(), event: { note: '5451951574925480' } };
    const body = bodyOf(event);
    expect((await tell(body, signed(body))).statusCode).toBe(204);
    expect(await kept(event.eventId)).toEqual([
      expect.objectContaining({ customer_id: null, event: event.event }),
    ]);
  });
});
