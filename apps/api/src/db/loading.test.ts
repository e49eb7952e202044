// An operator from files and back, everything that a file may have wrong, and what is owed by them (PAY-51).
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '@portal/database/connection';
import { addDays, civilDateOf, instantAt } from '@portal/market/civil-dates';
import { exportOperator } from '@portal/operator/db/loading/export';
import { type Loaded, loadOperator } from '@portal/operator/db/loading/load';
import { checksumFile } from '@portal/operator/db/loading/stage';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openOperator } from '../app-operator.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { createDatabases, type EmptyDatabase, noHash } from './demo/databases.fixture.ts';
import { fillDemoOperator } from './demo/fill.ts';

const databases = createDatabases();
const root = mkdtempSync(join(tmpdir(), 'portal-load-'));
/** The demo operator, in files; nobody changes it. */
const original = join(root, 'original');
let demo: EmptyDatabase;
/** In which nothing is loaded. */
let empty: EmptyDatabase;
let folder: string;
let folders = 0;

beforeAll(async () => {
  demo = await databases.create();
  empty = await databases.create();
  await fillDemoOperator(demo.connection, { now: new Date(), ...noHash });
  await exportOperator(demo.connection, original);
});
beforeEach(() => {
  folder = join(root, `copy-${folders++}`);
});
afterAll(async () => {
  await databases.close();
  rmSync(root, { recursive: true, force: true });
});

const load = ({ connection }: Pick<EmptyDatabase, 'connection'>, from: string) =>
  loadOperator(connection, from, () => {});
function operatorOn({ connection }: Pick<EmptyDatabase, 'connection'>, clock = { now: () => new Date() }) {
  const database = connectDatabase(connection, { waitMs: 10_000 });
  const config = readConfig({ OPERATOR_CLOCK: 'off' });
  return { database, operator: openOperator({ config, database, log: createLog('silent'), clock }) };
}
const counts = (loaded: Loaded[], field: 'added' | 'changed' | 'unchanged' | 'kept') =>
  Object.fromEntries(loaded.filter((one) => one[field] > 0).map((one) => [one.kind, one[field]]));
const linesOf = (file: string, where = folder) =>
  readFileSync(join(where, file), 'utf8').trimEnd().split('\n');

/** A copy of the files in which one record says something else. */
function changed(file: string, line: number, how: (record: Record<string, unknown>) => object): string {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(original).filter((name) => name.endsWith('.ndjson')))
    if (!readdirSync(folder).includes(name)) cpSync(join(original, name), join(folder, name));
  const lines = linesOf(file);
  lines[line - 1] = JSON.stringify(how(JSON.parse(lines[line - 1] ?? '')));
  writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
  return folder;
}

describe('files and back', () => {
  it('what was exported, loaded and exported again is the same to the byte, and nobody else may read it', async () => {
    const there = await databases.create();
    const loaded = await load(there, original);
    expect(counts(loaded, 'added')).toMatchObject({ customers: 253, plans: 12 });
    await exportOperator(there.connection, folder);
    expect(readdirSync(folder)).toEqual(readdirSync(original));
    for (const name of readdirSync(original))
      expect(readFileSync(join(folder, name)).equals(readFileSync(join(original, name))), name).toBe(true);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'networks.ndjson')).mode & 0o077).toBe(0);
    await expect(exportOperator(there.connection, folder)).rejects.toThrow(/EEXIST/);
  });

  it('a second load changes nothing, a changed file what it says', async () => {
    const there = await databases.create();
    await load(there, original);
    const rowsOf = async () =>
      (
        await there.client.query(
          'select xmin::text, ctid::text from operator.wifi_networks union all select xmin::text, ctid::text from operator.sims union all select xmin::text, ctid::text from operator.bills',
        )
      ).rows;
    const before = await rowsOf();
    const again = await load(there, original);
    expect(counts(again, 'added')).toEqual({});
    expect(counts(again, 'changed')).toEqual({});
    expect(await rowsOf()).toEqual(before);

    changed('customers.ndjson', 3, (customer) => ({
      ...customer,
      documentType: 'PAS',
      documentNumber: 'NEW-1',
    }));
    changed('networks.ndjson', 2, (network) => ({ ...network, encryption: 'WPA2', key: 'OtraClave2026' }));
    changed('sims.ndjson', 2, (sim) => ({ ...sim, puk: '12345678' }));
    changed('bills.ndjson', 1, (bill) => ({
      ...bill,
      items: [
        ...(bill.items as object[]),
        {
          code: 'X',
          description: 'Nada',
          quantity: 1,
          unitPriceCents: 0,
          amountCents: 0,
          taxRatePercent: 15,
          kind: null,
          serviceNumber: null,
          chargedOn: null,
        },
      ],
    }));
    const third = await load(there, folder);
    expect(counts(third, 'changed')).toEqual({ customers: 1, networks: 1, sims: 1 });
    await exportOperator(there.connection, join(root, `again-${folders}`));
    for (const name of ['customers.ndjson', 'networks.ndjson', 'sims.ndjson', 'bills.ndjson'])
      expect(readFileSync(join(root, `again-${folders}`, name), 'utf8'), name).toBe(
        readFileSync(join(folder, name), 'utf8'),
      );
    const { rows } = await there.client.query(
      "select count(*)::int as found from operator.customer_documents where document = 'PAS:NEW-1'",
    );
    expect(rows).toEqual([{ found: 1 }]);
  });

  it('a bill that somebody has paid here stays paid, and a cut that was billed is not billed again', async () => {
    const there = await databases.create();
    await load(there, original);
    const { rows } = await there.client.query(
      `update operator.bills set state = 'paymentInProcess', payment_id = gen_random_uuid(), paid_at = now()
       where state = 'sent' returning bill_no`,
    );
    await there.client.query(
      "update operator.billing_accounts set next_bill_on = next_bill_on + interval '1 month'",
    );
    const loaded = await load(there, original);
    expect(counts(loaded, 'kept')).toEqual({ bills: rows.length });
    expect(counts(loaded, 'changed')).toEqual({});

    const at = linesOf('bills.ndjson', original).findIndex((line) => line.includes('"state":"sent"')) + 1;
    changed('bills.ndjson', at, (bill) => ({
      ...bill,
      state: 'settled',
      totalCents: Number(bill.totalCents) + 100,
      exemptCents: Number(bill.exemptCents) + 100,
      items: [
        ...(bill.items as object[]),
        {
          code: 'X',
          description: 'Otra',
          quantity: 1,
          unitPriceCents: 100,
          amountCents: 100,
          taxRatePercent: 0,
        },
      ],
    }));
    await load(there, folder);
    const { billNo } = JSON.parse(linesOf('bills.ndjson')[at - 1] ?? '');
    const { rows: bills } = await there.client.query(
      `select state, payment_id is not null as paid, total_cents::int = (select sum(amount_cents) from operator.bill_items i where i.bill_no = b.bill_no)::int + tax_cents as adds_up
       from operator.bills b where bill_no = $1`,
      [billNo],
    );
    expect(bills).toEqual([{ state: 'settled', paid: true, adds_up: true }]);
  });

  it('of a bill what is given back, and what each line of it is about, go and come', async () => {
    const there = await databases.create();
    await load(there, original);
    const kinds = async ({ client }: EmptyDatabase) =>
      (
        await client.query(
          `select kind, service_number is not null as has_number, charged_on is not null as has_day, count(*)::int
           from operator.bill_items group by 1, 2, 3 order by 1, 2, 3`,
        )
      ).rows;
    expect(await kinds(there)).toEqual(await kinds(demo));
    await there.client.query(
      `with bill as (select customer_id, bill_no from operator.bills where state = 'sent' order by bill_no limit 1),
         less as (update operator.bills b set taxable_cents = taxable_cents - 100, total_cents = total_cents - 100
           from bill where b.customer_id = bill.customer_id and b.bill_no = bill.bill_no)
       insert into operator.bill_items (customer_id, bill_no, position, code, description, quantity, unit_price_cents,
         amount_cents, tax_rate_percent, kind, service_number)
       select customer_id, bill_no, 90, 'RCL-1', 'Crédito por el reclamo RCL-1', 1, -100, -100, 15, 'credit', '593991000001' from bill`,
    );
    await there.client.query(
      'update operator.bill_items i set position = (select count(*) from operator.bill_items o where o.customer_id = i.customer_id and o.bill_no = i.bill_no) where position = 90',
    );
    await exportOperator(there.connection, folder);
    expect(counts(await load(there, folder), 'changed')).toEqual({});
    const elsewhere = await databases.create();
    await load(elsewhere, folder);
    expect(await kinds(elsewhere)).toEqual(await kinds(there));
  });

  it('a number whose line has ended goes to another one, and to nobody while both are in service', async () => {
    const there = await databases.create();
    await load(there, original);
    changed('lines.ndjson', 1, (line) => line);
    const lines = linesOf('lines.ndjson').map((line) => JSON.parse(line));
    const [old, other] = lines.filter(({ kind, status }) => kind === 'Prepaid' && status === 'A');
    const next = {
      ...other,
      lineId: '00000000-0000-4000-8000-000000000002',
      serviceNumber: old.serviceNumber,
    };
    const write = (records: object[]) =>
      writeFileSync(join(folder, 'lines.ndjson'), `${records.map((it) => JSON.stringify(it)).join('\n')}\n`);
    write([...lines, next]);
    await expect(load(there, folder)).rejects.toThrow(/lines\.ndjson:\d+: (repeats|has) the number/);
    write([next]);
    await expect(load(there, folder)).rejects.toThrow(/:1: has the number \S+, which is that of the line/);
    const ended = { ...old, status: 'I', debtSince: null };
    write([ended, next]);
    await load(there, folder);
    const owner = async ({ client }: EmptyDatabase) =>
      (
        await client.query(
          'select line_id as "lineId" from operator.line_numbers where service_number = $1',
          [old.serviceNumber],
        )
      ).rows;
    expect(await owner(there)).toEqual([{ lineId: next.lineId }]);
    // The ended one comes again, alone and with all.
    write([ended]);
    await load(there, folder);
    expect(await owner(there)).toEqual([{ lineId: next.lineId }]);
    rmSync(folder, { recursive: true });
    await exportOperator(there.connection, folder);
    const elsewhere = await databases.create();
    await load(elsewhere, folder);
    expect(await owner(elsewhere)).toEqual([{ lineId: next.lineId }]);
  });

  it('a line that was stopped as stolen, paused or left here is put in service by no file', async () => {
    const there = await databases.create();
    await load(there, original);
    const { database, operator } = operatorOn(there);
    const { rows } = await there.client.query(
      `select customer_id as "customerId", line_id as "lineId" from operator.lines
       where kind = 'Prepaid' and status = 'A' order by 2 limit 3`,
    );
    const [stolen, paused, left] = rows;
    await operator.tickets.reportTheft({
      ...stolen,
      theftId: 'ROB-1',
      cause: 'theft',
      reportedAt: new Date(),
    });
    const change = (set: string, { lineId }: { lineId: string }) =>
      there.client.query(`update operator.lines set ${set} where line_id = $1`, [lineId]);
    await change("status = 'S', paused_until = current_date + 30", paused);
    await change("status = 'I', ended_on = current_date - 1", left);
    await load(there, original);
    const { rows: now } = await there.client.query(
      'select line_id as "lineId", status from operator.lines where line_id = any($1)',
      [rows.map(({ lineId }) => lineId)],
    );
    const statusOf = ({ lineId }: { lineId: string }) => now.find((line) => line.lineId === lineId)?.status;
    expect([stolen, paused, left].map(statusOf)).toEqual(['S', 'S', 'I']);
    // Found again, it goes on.
    await operator.tickets.undoTheft({ customerId: stolen.customerId, theftId: 'ROB-1' });
    await load(there, original);
    const { rows: again } = await there.client.query('select status from operator.lines where line_id = $1', [
      stolen.lineId,
    ]);
    expect(again).toEqual([{ status: 'A' }]);
    await database.close();
  });
});

describe('what is owed', () => {
  const owedOf = async ({ client }: EmptyDatabase) =>
    (
      await client.query(
        `select bill_no as key, dunning_stage as stage, dunning_at as at, suspends_on::text as "on" from operator.bills where dunning_stage is not null
         union all select line_id::text, status, debt_since, null from operator.lines where debt_since is not null order by 1`,
      )
    ).rows;

  it('how far a bill was reminded of, and which lines are suspended for it, comes with the files and stays', async () => {
    const there = await databases.create();
    await load(there, original);
    const owed = await owedOf(demo);
    expect(owed.map(({ stage }) => stage).sort()).toEqual(expect.arrayContaining(['S', 'suspended']));
    expect(await owedOf(there)).toEqual(owed);
    // Files of somebody who keeps no such thing change nothing of it.
    const without = (record: Record<string, unknown>) => {
      const { debtSince: _, dunningStage: __, dunningAt: ___, suspendsOn: ____, ...rest } = record;
      return rest;
    };
    for (const file of ['lines.ndjson', 'bills.ndjson']) {
      changed(file, 1, (record) => record);
      const records = linesOf(file).map((line) => JSON.stringify(without(JSON.parse(line))));
      writeFileSync(join(folder, file), `${records.join('\n')}\n`);
    }
    await load(there, folder);
    expect(await owedOf(there)).toEqual(owed);
  });

  it('a line that a file suspends for its debt owes since then, and one that was paid and comes back unpaid is reminded of anew', async () => {
    const there = await databases.create();
    await load(there, original);
    const since = '2026-11-01T12:00:00Z';
    const lines = linesOf('lines.ndjson', original);
    const at =
      lines.findIndex((line) => line.includes('"kind":"Postpaid"') && line.includes('"status":"A"')) + 1;
    changed('lines.ndjson', at, (line) => ({ ...line, status: 'S', debtSince: since }));
    const { lineId } = JSON.parse(linesOf('lines.ndjson')[at - 1] ?? '');
    const bills = linesOf('bills.ndjson', original);
    const owed =
      bills.findIndex((line) => line.includes('"state":"sent"') && line.includes('"dunningStage":null')) + 1;
    changed('bills.ndjson', owed, ({ dunningAt: _, ...bill }) => bill);
    const { billNo } = JSON.parse(linesOf('bills.ndjson')[owed - 1] ?? '');
    // As the clock leaves one that was reminded of, and then paid elsewhere.
    await there.client.query(
      "update operator.bills set state = 'settled', paid_at = now(), dunning_stage = 'overdue', dunning_at = null where bill_no = $1",
      [billNo],
    );
    await load(there, folder);
    const { rows } = await there.client.query(
      'select debt_since as since from operator.lines where line_id = $1',
      [lineId],
    );
    expect(rows).toEqual([{ since: new Date(since) }]);
    const { rows: again } = await there.client.query(
      'select state, dunning_stage as stage, dunning_at is not null as reminds from operator.bills where bill_no = $1',
      [billNo],
    );
    expect(again).toEqual([{ state: 'sent', stage: null, reminds: true }]);
  });

  it('nobody is asked for a part of a bill that a file says is paid', async () => {
    const there = await databases.create();
    await load(there, original);
    let now = new Date();
    const { database, operator } = operatorOn(there, { now: () => now });
    const all = linesOf('bills.ndjson', original);
    const found = all.map((line) => JSON.parse(line)).filter(({ state }) => state === 'sent');
    const rules = await Promise.all(found.map((bill) => operator.billing.arrangementRule(bill)));
    const rule = rules.find((each) => each && each.reason === null);
    if (!rule) throw new Error('no bill may be arranged');
    const { customerId, billNo, amountCents, firstOn } = rule;
    const arrangementId = '00000000-0000-4000-8000-000000000003';
    const halfCents = Math.ceil(amountCents / 2);
    const key = { customerId, arrangementId };
    await operator.billing.makeArrangement({
      ...key,
      billNo,
      costCents: 0,
      instalments: [
        { position: 1, amountCents: halfCents, dueOn: firstOn },
        { position: 2, amountCents: amountCents - halfCents, dueOn: addDays(firstOn, 10) },
      ],
    });
    const onItsWay = { paymentId: '00000000-0000-4000-8000-000000000004', isByCode: false };
    const second = { ...key, position: 2 };
    const rest = { ...onItsWay, amountCents: amountCents - halfCents };
    expect(await operator.billing.holdInstalment(second, rest)).toBe(true);
    changed('bills.ndjson', all.findIndex((line) => line.includes(`"${billNo}"`)) + 1, (bill) => ({
      ...bill,
      state: 'settled',
      paidAt: now.toISOString(),
    }));
    expect(counts(await load(there, folder), 'changed')).toEqual({ bills: 1 });
    // Whoever is charged in this moment gets it back.
    expect(await operator.billing.confirmInstalment(second, rest.paymentId, now)).toBe(false);
    await operator.billing.releaseInstalment(second, rest.paymentId);
    const part = { paymentId: arrangementId, amountCents: halfCents, isByCode: false };
    expect(await operator.billing.holdInstalment({ ...key, position: 1 }, part)).toBe(false);
    now = instantAt(addDays(firstOn, 5), 10);
    await operator.tick();
    const { rows } = await there.client.query(
      `select a.status, b.arranged_cents::int as arranged,
         (select count(*)::int from operator.events where event_type = 'PaymentArrangementEvent'
           and event->'arrangement'->>'arrangementId' = $1::text and event->'arrangement'->>'moment' <> 'made') as told
       from operator.arrangements a join operator.bills b using (customer_id, bill_no) where arrangement_id = $1::text::uuid`,
      [arrangementId],
    );
    expect(rows).toEqual([{ status: 'kept', arranged: 0, told: 0 }]);
    await database.close();
  });

  it('a bill that a file says is paid takes nothing more by a code that was open, and keeps what it was paid by', async () => {
    const there = await databases.create();
    await load(there, original);
    const now = new Date();
    const { database, operator } = operatorOn(there, { now: () => now });
    const all = linesOf('bills.ndjson', original);
    const at = all.findIndex((line) => line.includes('"state":"sent"')) + 1;
    const { customerId, billNo, totalCents } = JSON.parse(all[at - 1] ?? '');
    const paymentId = '00000000-0000-4000-8000-000000000005';
    const bill = { customerId, billNo };
    for (const isPaidHere of [false, true]) {
      await there.client.query(
        "update operator.bills set state = 'sent', payment_id = null, paid_at = null where bill_no = $1",
        [billNo],
      );
      expect(await operator.billing.hold(bill, { paymentId, amountCents: totalCents, isByCode: true })).toBe(
        true,
      );
      if (isPaidHere) expect(await operator.billing.confirmPaid(bill, paymentId, now)).toBe(true);
      changed('bills.ndjson', at, (record) => ({ ...record, state: 'settled', paidAt: now.toISOString() }));
      await load(there, folder);
      expect(await operator.billing.confirmPaid(bill, paymentId, now)).toBe(isPaidHere);
    }
    await database.close();
  });

  it('the clock reminds of a bill from the morning after the load, suspends for it, and ends that when a file says paid', async () => {
    const there = await databases.create();
    await load(there, original);
    let now = new Date();
    const { database, operator } = operatorOn(there, { now: () => now });
    const { rows } = await there.client.query(
      `select l.line_id as "lineId" from operator.lines l where kind = 'Postpaid' and status = 'A' and not is_corporate
         and not exists (select from operator.bills b where b.customer_id = l.customer_id and b.account_id = l.account_id and b.state = 'sent')
         and (select count(*) from operator.lines o where o.customer_id = l.customer_id and o.account_id = l.account_id) = 1
         and exists (select from operator.bills b where b.customer_id = l.customer_id and b.line_id = l.line_id) order by 1 limit 1`,
    );
    const { lineId } = rows[0];
    const today = civilDateOf(now);
    const loadBill = (state: 'sent' | 'settled', dueOn: string) => {
      const all = linesOf('bills.ndjson', original);
      const model = all.map((line) => JSON.parse(line)).find((bill) => bill.lineId === lineId);
      const { dunningAt: _, dunningStage: __, suspendsOn: ___, ...bill } = model;
      mkdirSync(folder, { recursive: true });
      const record = {
        ...bill,
        billNo: '009-009-000000009',
        dueOn,
        issuedOn: addDays(dueOn, -20),
        state,
        paidAt: null,
      };
      writeFileSync(join(folder, 'bills.ndjson'), `${JSON.stringify(record)}\n`);
      return load(there, folder);
    };
    const pass = async (day: string) => {
      now = instantAt(day, 10);
      await operator.tick();
    };
    const told = async () =>
      (
        await there.client.query(
          `select event->'dunning'->>'stage' as stage from operator.events where event_type = 'DunningEvent'
             and (event->'dunning'->>'billNo' = '009-009-000000009' or event->'dunning'->'serviceNumbers' is not null) order by event_id`,
        )
      ).rows.map(({ stage }) => stage);
    const status = async () =>
      (await there.client.query('select status from operator.lines where line_id = $1', [lineId])).rows[0]
        .status;

    await loadBill('sent', addDays(today, -20));
    await operator.tick();
    expect(await told()).toEqual([]);
    await pass(addDays(today, 1));
    // Long overdue: it is warned of at once, and suspends three days later.
    expect(await told()).toEqual(['warned']);
    await pass(addDays(today, 3));
    expect(await status()).toBe('A');
    await pass(addDays(today, 4));
    expect(await told()).toEqual(['warned', 'suspended']);
    expect(await status()).toBe('S');
    await loadBill('settled', addDays(today, -20));
    await pass(addDays(today, 5));
    expect(await told()).toEqual(['warned', 'suspended', 'resumed']);
    expect(await status()).toBe('A');
    await database.close();
  });
});

describe('nothing is loaded, and each fault has its line', () => {
  const shape: [what: string, file: string, change: Record<string, unknown>, words: RegExp][] = [
    [
      'a word where money is',
      'plans.ndjson',
      { priceCents: 'gratis' },
      /^plans\.ndjson:2: priceCents must be a whole number from 0/m,
    ],
    [
      'half a cent',
      'plans.ndjson',
      { priceCents: 0.5 },
      /^plans\.ndjson:2: priceCents must be a whole number/m,
    ],
    [
      'a field that is not known',
      'lines.ndjson',
      { colour: 'red' },
      /^lines\.ndjson:2: has fields that are not known: colour/m,
    ],
    [
      'a day that is not',
      'customers.ndjson',
      { bornOn: '1980-02-30' },
      /^customers\.ndjson:2: bornOn must be a day that exists/m,
    ],
    [
      'a state that is not',
      'lines.ndjson',
      { status: 'Z' },
      /^lines\.ndjson:2: status must be one of A, S, I, P, R/m,
    ],
    [
      'an id that is not',
      'accounts.ndjson',
      { customerId: 'C-7' },
      /^accounts\.ndjson:2: customerId must be a UUID/m,
    ],
    ['a sum that is not', 'bills.ndjson', { totalCents: 1 }, /^bills\.ndjson:2: totalCents must be the sum/m],
    [
      'a cut on a day on which no cycle begins',
      'accounts.ndjson',
      { cycleDay: 5, nextBillOn: '2026-12-31' },
      /^accounts\.ndjson:2: nextBillOn must be a day on which a cycle begins/m,
    ],
    [
      'a character that cannot be stored',
      'customers.ndjson',
      { name: 'A\u0000B' },
      /^customers\.ndjson:2: name holds a character/m,
    ],
    [
      'a plan that is not there',
      'lines.ndjson',
      { planCode: 'NADA' },
      /^lines\.ndjson:2: names the plan NADA, which is neither in the files nor loaded$/m,
    ],
    [
      'an account of somebody else',
      'bills.ndjson',
      { accountId: '8.999999' },
      /^bills\.ndjson:2: names the account 8\.999999/m,
    ],
  ];
  it.each(shape)('%s', async (_what, file, change, words) => {
    changed(file, 2, (record) => ({ ...record, ...change }));
    await expect(load(empty, folder)).rejects.toThrow(words);
    expect((await empty.client.query('select from operator.plans')).rowCount).toBe(0);
  });

  const bytes: [what: string, change: (content: Buffer) => Buffer, words: RegExp][] = [
    [
      'another encoding',
      (content) => Buffer.from(content.toString(), 'latin1'),
      /^customers\.ndjson:\d+: is not UTF-8$/m,
    ],
    [
      'a byte order mark',
      (content) => Buffer.concat([Buffer.from('\uFEFF'), content]),
      /^customers\.ndjson:1: begins with a byte order mark/m,
    ],
    [
      'a last line that was cut',
      (content) => content.subarray(0, -20),
      /^customers\.ndjson:253: does not end with a line end/m,
    ],
    [
      'an empty line',
      (content) => Buffer.concat([Buffer.from('\n'), content]),
      /^customers\.ndjson:1: is empty$/m,
    ],
    [
      'a line that is no object',
      (content) => Buffer.concat([Buffer.from('[1]\n'), content]),
      /^customers\.ndjson:1: is not one JSON object$/m,
    ],
    [
      'bytes of another file',
      () => Buffer.alloc(3_000_000, 7),
      /^customers\.ndjson:1: is longer than a record can be$/m,
    ],
    [
      'a record twice',
      (content) => Buffer.concat([content, content.subarray(0, content.indexOf('\n') + 1)]),
      /^customers\.ndjson:254: repeats the customer [-\da-f]{36} of line 1$/m,
    ],
  ];
  it.each(bytes)('%s', async (_what, change, words) => {
    changed('plans.ndjson', 1, (plan) => plan);
    writeFileSync(join(folder, 'customers.ndjson'), change(readFileSync(join(original, 'customers.ndjson'))));
    await expect(load(empty, folder)).rejects.toThrow(words);
    expect((await empty.client.query('select from operator.plans')).rowCount).toBe(0);
  });

  it('half a file, where its checksum is beside it; a file of another name; no file', async () => {
    cpSync(original, folder, { recursive: true });
    const whole = readFileSync(join(folder, 'bills.ndjson'));
    writeFileSync(join(folder, 'bills.ndjson'), whole.subarray(0, whole.indexOf('\n', whole.length / 2) + 1));
    rmSync(join(folder, 'networks.ndjson'));
    writeFileSync(join(folder, 'bils.ndjson'), '');
    const refused = load(empty, folder);
    await expect(refused).rejects.toThrow(/^bills\.ndjson: is not the file that SHA256SUMS tells of$/m);
    await expect(refused).rejects.toThrow(/^SHA256SUMS:9: tells of networks\.ndjson, which is missing$/m);
    await expect(refused).rejects.toThrow(/^bils\.ndjson: is not known/m);
    await expect(load(empty, join(root, 'nowhere'))).rejects.toThrow(/nowhere: is no folder$/m);
    const sum = createHash('sha256').update(whole).digest('hex');
    expect(readFileSync(join(original, checksumFile), 'utf8')).toContain(`${sum}  bills.ndjson\n`);
  });

  it('of very many, the first hundred and how many more', async () => {
    changed('plans.ndjson', 1, (plan) => plan);
    const lines = readFileSync(join(folder, 'customers.ndjson'), 'utf8').replaceAll('"kind":"', '"kind":"x');
    writeFileSync(join(folder, 'customers.ndjson'), lines);
    const message = await load(empty, folder).catch((error: Error) => error.message);
    expect(String(message).split('\n')).toHaveLength(102);
    expect(message).toMatch(/^nothing was loaded, 253 things are wrong\n[\s\S]+\nand 153 more$/);
  });

  it('a number or a document of somebody who is already there, and a line that has become another', async () => {
    const there = await databases.create();
    await load(there, original);
    const other = '00000000-0000-4000-8000-000000000001';
    const only = (file: string, record: object) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      writeFileSync(join(folder, file), `${JSON.stringify(record)}\n`);
      return load(there, folder);
    };
    const first = (file: string) =>
      JSON.parse(readFileSync(join(original, file), 'utf8').split('\n')[0] ?? '');
    await expect(
      only('customers.ndjson', { ...first('customers.ndjson'), customerId: other }),
    ).rejects.toThrow(/:1: has the document of the customer/);
    await expect(only('lines.ndjson', { ...first('lines.ndjson'), lineId: other })).rejects.toThrow(
      /:1: has the number \S+, which is that of the line/,
    );
    await expect(
      only('lines.ndjson', { ...first('lines.ndjson'), serviceNumber: '593900000009' }),
    ).rejects.toThrow(/:1: is loaded with another customer, account or number/);
    await expect(only('lines.ndjson', { ...first('lines.ndjson'), customerId: other })).rejects.toThrow(
      /:1: names the customer/,
    );
  });

  it('a load that is ended in the middle', async () => {
    const there = await databases.create();
    const admin = new pg.Client({ ...inject('connection'), database: 'postgres' });
    await admin.connect();
    const ended = load(there, original).then(
      () => 'loaded',
      () => 'ended',
    );
    for (;;) {
      const { rowCount } = await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like '%insert into operator.%'",
        [there.connection.database],
      );
      if (rowCount) break;
    }
    await admin.end();
    expect(await ended).toBe('ended');
    const { rows } = await there.client.query(
      'select (select count(*) from operator.plans)::int as plans, (select count(*) from operator.customer_documents)::int as documents',
    );
    expect(rows).toEqual([{ plans: 0, documents: 0 }]);
  });
});
