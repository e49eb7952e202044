import { Writable } from 'node:stream';
import { createWorkOff } from '@portal/operator/clock/operator-clock';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/build-app.ts';
import { billsOf, givenCycle } from '../../test/given/bills.ts';
import { type GivenInternet, givenInternet } from '../../test/given/given-line.ts';
import { givenRepair } from '../../test/given/given-repair.ts';
import { givenUser } from '../../test/given/given-user.ts';
import { givenOrder, givenSubscriber } from '../../test/given/plan-change.ts';

const minuteMs = 60_000;

let app: TestApp;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now } });
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date();
});

const rows = async (sql: string, values: unknown[] = []) => (await app.database.pool.query(sql, values)).rows;
async function pass(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await app.tick();
}

/** Until the answer is called, a row of this table must not become so: as a fault that one line has and no other. */
async function givenFault(table: string, isBroken: string): Promise<() => Promise<unknown>> {
  await rows(`alter table operator.${table} add constraint fault check (not (${isBroken})) not valid`);
  return () => rows(`alter table operator.${table} drop constraint fault`);
}

const deferredItemsOf = (subjectId: string) =>
  rows('select task, failures, retry_at from operator.deferred_items where subject_id = $1', [subjectId]);

/** What cannot be done holds up nothing else, and is done when its fault is gone and its pause over. */
async function expectOneHeldUp(held: {
  subjectId: string;
  task: string;
  heal: () => Promise<unknown>;
  isDone: () => Promise<{ faulty: boolean; other: boolean }>;
}): Promise<void> {
  const { subjectId, task, heal, isDone } = held;
  await pass(0);
  expect(await isDone()).toEqual({ faulty: false, other: true });
  const [first] = await deferredItemsOf(subjectId);
  expect(first).toEqual({ task, failures: 1, retry_at: new Date(now.getTime() + minuteMs) });
  await pass(minuteMs - 1);
  expect((await deferredItemsOf(subjectId))[0]).toEqual(first);
  await pass(1);
  expect(await deferredItemsOf(subjectId)).toEqual([
    { task, failures: 2, retry_at: new Date(now.getTime() + 2 * minuteMs) },
  ]);
  await heal();
  await pass(minuteMs);
  expect(await isDone()).toMatchObject({ faulty: false });
  await pass(minuteMs);
  expect(await isDone()).toMatchObject({ faulty: true });
}

describe('one that cannot be done holds up no other', () => {
  it('order of another plan', async () => {
    const users = [await givenSubscriber(app), await givenSubscriber(app)];
    const orderIds: string[] = [];
    for (const user of users) {
      const order = (await givenOrder(app, user, 'MAX30')).json();
      orderIds.push(order.id);
      now = new Date();
    }
    await rows("update operator.plan_orders set effective_at = $1::timestamptz - interval '1 minute'", [now]);
    const [faulty = ''] = orderIds;
    const heal = await givenFault('plan_orders', `order_id = '${faulty}' and status <> 'pending'`);
    const isDone = async () => {
      const done = await rows("select order_id from operator.plan_orders where status = 'completed'");
      const [one, other] = orderIds.map((id) => done.some(({ order_id }) => order_id === id));
      return { faulty: one === true, other: other === true };
    };
    await expectOneHeldUp({ subjectId: faulty, task: 'applyPlanChanges', heal, isDone });
  });

  it('line that is used', async () => {
    const [one, other] = await rows('select line_id from operator.usage_growth limit 2');
    const due = new Date(now.getTime() - minuteMs);
    await rows('update operator.usage_growth set due_at = $1 where line_id = any($2)', [
      due,
      [one.line_id, other.line_id],
    ]);
    const heal = await givenFault(
      'usage_growth',
      `line_id = '${one.line_id}' and due_at > '${now.toISOString()}'`,
    );
    const isDone = async () => {
      const moved = await rows('select line_id from operator.usage_growth where due_at > $1', [now]);
      const has = (line: { line_id: string }) => moved.some(({ line_id }) => line_id === line.line_id);
      return { faulty: has(one), other: has(other) };
    };
    await expectOneHeldUp({ subjectId: one.line_id, task: 'growUsage', heal, isDone });
  });

  it('package that is about to end', async () => {
    const { customerId, lineId } = await givenInternet(app, []);
    const added = await rows(
      `insert into operator.package_activations (customer_id, line_id, payment_id, offering_id, name, activated_at, expires_at)
       select $1, $2, gen_random_uuid(), 'P', '3 GB', $3::timestamptz - interval '7 days', $3::timestamptz + interval '3 hours'
       from generate_series(1, 2) returning payment_id`,
      [customerId, lineId, now],
    );
    const ids = added.map(({ payment_id }) => payment_id);
    const heal = await givenFault(
      'package_activations',
      `payment_id = '${ids[0]}' and expiry_told_at is not null`,
    );
    const isDone = async () => {
      const told = await rows(
        'select payment_id from operator.package_activations where expiry_told_at is not null',
      );
      const [faulty, other] = ids.map((id) => told.some(({ payment_id }) => payment_id === id));
      return { faulty: faulty === true, other: other === true };
    };
    await expectOneHeldUp({ subjectId: ids[0], task: 'announcePackageEnds', heal, isDone });
  });

  it('allowance that begins anew', async () => {
    const [one, other] = await rows(
      "select bucket_id from operator.usage_buckets where source = 'plan' limit 2",
    );
    const ids = [one.bucket_id, other.bucket_id];
    const ended = new Date(now.getTime() - minuteMs);
    await rows('update operator.usage_buckets set valid_until = $1 where bucket_id = any($2)', [ended, ids]);
    const heal = await givenFault(
      'usage_buckets',
      `bucket_id = '${one.bucket_id}' and valid_until > '${now.toISOString()}'`,
    );
    const isDone = async () => {
      const current = await rows('select bucket_id from operator.usage_buckets where valid_until > $1', [
        now,
      ]);
      const [faulty, second] = ids.map((id) => current.some(({ bucket_id }) => bucket_id === id));
      return { faulty: faulty === true, other: second === true };
    };
    await expectOneHeldUp({ subjectId: one.bucket_id, task: 'renewAllowances', heal, isDone });
  });

  it('change of a Wi-Fi key', async () => {
    const user = await givenUser(app);
    const homes = [await givenInternet(app, [user]), await givenInternet(app, [user])];
    const changeIds = await Promise.all(homes.map((home) => givenChange(home)));
    const [faulty = ''] = changeIds;
    const heal = await givenFault('wifi_changes', `change_id = '${faulty}' and status <> 'pending'`);
    const isDone = async () => {
      const done = await rows("select change_id from operator.wifi_changes where status = 'done'");
      const [one, other] = changeIds.map((id) => done.some(({ change_id }) => change_id === id));
      return { faulty: one === true, other: other === true };
    };
    await expectOneHeldUp({ subjectId: faulty, task: 'settleWifiChanges', heal, isDone });
  });

  async function givenChange({ customerId, lineId, code }: GivenInternet): Promise<string> {
    const [change] = await rows(
      `insert into operator.wifi_changes (customer_id, change_id, line_id, service_number, status, sealed_key,
         requested_at, due_at)
       select customer_id, gen_random_uuid(), line_id, $3, 'pending', sealed_key, $4, $4
       from operator.wifi_networks where customer_id = $1 and line_id = $2 returning change_id`,
      [customerId, lineId, code, now],
    );
    return change.change_id;
  }

  it('repair', async () => {
    const { customerId } = await givenInternet(app, []);
    await rows(
      `insert into operator.customers (customer_id, kind, name, document_type, document_number, address)
       values ($1, 'person', 'Clienta De Prueba', 'CED', '0102030405', 'Calle Uno')`,
      [customerId],
    );
    const repair = { steps: ['EQUIPO_CAC'] as const, nextMoveAt: now };
    const tickets = [await givenRepair(app, customerId, repair), await givenRepair(app, customerId, repair)];
    const [faulty = ''] = tickets;
    const heal = await givenFault('ticket_steps', `ticket_id = '${faulty}'`);
    const isDone = async () => {
      const moved = await rows("select ticket_id from operator.tickets where status <> 'EQUIPO_CAC'");
      const [one, other] = tickets.map((id) => moved.some(({ ticket_id }) => ticket_id === id));
      return { faulty: one === true, other: other === true };
    };
    await expectOneHeldUp({ subjectId: faulty, task: 'moveRepairs', heal, isDone });
  });

  it('bill: nothing of it stays, its number is not lost, what waits for it goes on waiting', async () => {
    const users = [await givenSubscriber(app), await givenSubscriber(app)];
    const [one, other] = users;
    if (!one || !other) throw new Error('two are needed');
    for (const { line } of users) {
      const { cutOn } = await givenCycle(app, line, now);
      await rows(
        "update operator.billing_accounts set next_bill_on = $2::date - interval '1 month' where account_id = $1",
        [line.accountId, cutOn],
      );
    }
    await rows(
      `insert into operator.invoice_charges (customer_id, account_id, charge_id, line_id, service_number, code, description,
         amount_cents, tax_cents, tax_rate_percent, charged_at)
       select customer_id, account_id, gen_random_uuid(), line_id, service_number, 'P', 'Paquete', 261, 39, 15,
         now() - interval '40 days' from operator.lines where account_id = $1`,
      [one.line.accountId],
    );
    const { accountId } = one.line;
    const heal = await givenFault('bill_items', `code = 'P'`);
    const isDone = async () => {
      const [first, second] = await Promise.all(
        users.map(({ token, line }) => billsOf(app, token, line.number)),
      );
      const [{ waiting }] = await rows(
        `select count(*)::int as waiting from operator.invoice_charges where account_id = $1 and bill_no is null`,
        [accountId],
      );
      expect(waiting).toBe(first?.length === 0 ? 1 : 0);
      return { faulty: first?.length === 1, other: second?.length === 1 };
    };
    await expectOneHeldUp({ subjectId: accountId, task: 'issueBills', heal, isDone });
    const numbers = await rows(
      `select right(bill_no, 9)::int as number from operator.bills where bill_no like '001-003-%' order by bill_no`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('what is put off', () => {
  it('is a line of the log that says what and until when, and waits a day at most', async () => {
    const lines: Record<string, unknown>[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    const workOff = createWorkOff({ db: app.database.db, log: pino(stream) });
    const subject = { customerId: '0192f000-0000-7000-8000-000000000001', subjectId: 'one' };
    const broken = {
      task: 'test',
      atOnce: 1,
      mostPerTick: 1,
      find: async () => [subject],
      hold: async () => [subject],
      work: () => Promise.reject(new Error('out of order')),
    };
    for (let count = 0; count < 40; count++) expect(await workOff(broken, now)).toBe(1);
    expect(lines[0]).toMatchObject({
      level: 40,
      task: 'test',
      ...subject,
      retryAt: new Date(now.getTime() + minuteMs).toISOString(),
      err: { message: 'out of order' },
    });
    expect(lines.at(-1)).toMatchObject({
      retryAt: new Date(now.getTime() + 24 * 60 * minuteMs).toISOString(),
    });
  });

  it('is no excuse when the lookup itself fails', async () => {
    const workOff = createWorkOff({ db: app.database.db, log: pino({ level: 'silent' }) });
    const broken = {
      task: 'test',
      atOnce: 1,
      mostPerTick: 1,
      find: () => Promise.reject(new Error('no table')),
      hold: async () => [],
      work: async () => {},
    };
    await expect(workOff(broken, now)).rejects.toThrow('no table');
  });
});
