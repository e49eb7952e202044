import { hash, verify } from '@node-rs/argon2';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import { isEmpty } from '@portal/operator/demo/fill';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../../test/coherence.ts';
import { createDatabases, noHash } from './databases.fixture.ts';
import { demoPassword, fillDemoOperator } from './fill.ts';

const databases = createDatabases();
afterAll(() => databases.close());

const now = new Date('2026-11-20T14:42:00Z');
const options = { now, ...noHash };
const customerCount = async (client: pg.Client) =>
  (await client.query('select count(*)::int as count from operator.customers')).rows[0].count as number;

describe('filling', () => {
  it('fills an empty database and leaves a filled one alone', async () => {
    const { connection, client } = await databases.create();
    expect(await isEmpty(client)).toBe(true);
    await fillDemoOperator(connection, options);
    expect(await isEmpty(client)).toBe(false);
    const count = await customerCount(client);
    expect(count).toBeGreaterThan(200);
    await client.query("update operator.customers set name = 'Changed' where document_number = '1710034065'");
    await fillDemoOperator(connection, options);
    expect(await customerCount(client)).toBe(count);
    const { rows } = await client.query("select from operator.customers where name = 'Changed'");
    expect(rows).toHaveLength(1);
  });

  it.each([
    [undefined, []],
    [true, ['593991000001', '593991000002', '593991000003', '593992000001']],
  ])('asked for their use (%s), puts lines of Ana and Luis into the clock', async (usesNamed, numbers) => {
    const { connection, client } = await databases.create();
    await fillDemoOperator(connection, { ...options, usesNamed });
    const { rows } = await client.query(`
      select service_number from operator.usage_growth join operator.lines using (customer_id, line_id)
      where account_id like '8.1000%' and spell_left > 0 order by 1`);
    expect(rows.map(({ service_number: number }) => number)).toEqual(numbers);
    expect(await findViolations(client, now)).toEqual([]);
  });

  it('happens once when two processes start together', async () => {
    const { connection, client } = await databases.create();
    await Promise.all([fillDemoOperator(connection, options), fillDemoOperator(connection, options)]);
    expect(await customerCount(client)).toBe(253);
  });

  it('leaves nothing behind when its connection dies in the middle, and works the next time', async () => {
    const { connection, client } = await databases.create();
    let hashes = 0;
    const passwordHash = async () => {
      if (++hashes === 5) {
        await client.query(`
          select pg_terminate_backend(pid) from pg_locks join pg_database on oid = database
          where locktype = 'advisory' and datname = current_database()`);
      }
      return noHash.passwordHash();
    };
    await expect(fillDemoOperator(connection, { now, passwordHash })).rejects.toThrow();
    expect(await isEmpty(client)).toBe(true);
    await fillDemoOperator(connection, options);
    expect(await customerCount(client)).toBe(253);
  });

  it('takes a pool with short timeouts as well', async () => {
    const { connection, client } = await databases.create();
    const pool = new pg.Pool({ ...connection, statement_timeout: 5, query_timeout: 5 });
    await fillDemoOperator(pool, options);
    await pool.end();
    expect(await customerCount(client)).toBe(253);
  });

  it('gives the same operator for the same moment', async () => {
    const first = await fingerprint();
    expect(await fingerprint()).toEqual(first);
  });

  /** Of every table except the hashes of passwords, which are salted. */
  async function fingerprint(): Promise<unknown> {
    const { connection, client } = await databases.create();
    await fillDemoOperator(connection, options);
    const prints: Record<string, unknown> = {};
    for (const table of [
      'operator.customers',
      'users',
      'operator.lines',
      'operator.bills',
      'operator.bill_items',
      'operator.usage_buckets',
      'operator.usage_records',
    ]) {
      const { rows } = await client.query(
        `select md5(string_agg(t::text, '' order by t::text)) as print from ${table} t`,
      );
      prints[table] = rows[0].print;
    }
    return prints;
  }
});

describe('the written-down customers', () => {
  let client: pg.Client;
  beforeAll(async () => {
    const created = await databases.create();
    client = created.client;
    await fillDemoOperator(created.connection, { now, passwordHash: (password) => hash(password) });
  });
  const rows = async (sql: string, values: unknown[] = []) => (await client.query(sql, values)).rows;
  const today = civilDateOf(now);

  it.each([
    ['ana.paredes@correo.example', '593991000001 593991000002 593991000003 59342100001 IN-100001 TV-100001'],
    ['593992000001', '593992000001'],
    ['compras@empresa.example', '593994000001 593994000002'],
    ['fibra@correo.example', 'GP-100001'],
    ['nuevo@correo.example', null],
    ['social@redes.example', '593992000002'],
    ['otro@correo.example', '593995000001 593995000002 IN-200001'],
    ['elena.vera@correo.example', '593991000001 593991000003'],
    ['mateo.paredes@correo.example', '593991000001'],
    [
      'maria.villavicencio@correo.example',
      '593996000001 593996000002 593996000003 593996000004 59322300004 IN-300004 TV-300004',
    ],
  ])('%s signs in and has %s', async (loginName, services) => {
    const [user] = await rows(
      `select password_hash, (select string_agg(service_number, ' ' order by
          regexp_replace(service_number, '^5939', '0'), service_number) from associations a where a.user_id = n.user_id) as services
       from login_names n join credentials using (user_id) where login_name = $1`,
      [loginName],
    );
    expect(user.services).toBe(services);
    expect(await verify(user.password_hash, demoPassword)).toBe(true);
  });

  it('shows a line in each state', async () => {
    const states = await rows(
      "select string_agg(status, '' order by service_number) as all from operator.lines where service_number like '593996%'",
    );
    expect(states).toEqual([{ all: 'SIPR' }]);
  });

  it('gives no two people the same figures', async () => {
    const figures = await rows(
      `select service_number, string_agg(usage_type || ' ' || consumed, ', ' order by usage_type) as used
       from operator.usage_buckets b
         join associations a on a.customer_id = b.customer_id::text and a.line_id = b.line_id::text
       where service_number ~ '^59399[1-6]0000' and a.role = 'holder' group by service_number having count(*) > 1`,
    );
    expect(figures.length).toBeGreaterThan(6);
    expect(new Set(figures.map(({ used }) => used)).size).toBe(figures.length);
  });

  it('says who signed up how, and who is here for the first time', async () => {
    const users = await rows(
      `select login_name, email_kind, email, phone, tour_seen_at is not null as toured from users
       where email like any (array['ana.paredes@%', '593992%', 'nuevo@%', 'social@%']) order by login_name`,
    );
    expect(users).toEqual([
      {
        login_name: '593992000001',
        email_kind: 'phone',
        email: '593992000001@telefono.example',
        phone: '593992000001',
        toured: true,
      },
      {
        login_name: 'ana.paredes@correo.example',
        email_kind: 'real',
        email: 'ana.paredes@correo.example',
        phone: '593991000001',
        toured: true,
      },
      {
        login_name: 'nuevo@correo.example',
        email_kind: 'real',
        email: 'nuevo@correo.example',
        phone: null,
        toured: false,
      },
      {
        login_name: 'social@redes.example',
        email_kind: 'placeholder',
        email: 'social@redes.example',
        phone: null,
        toured: true,
      },
    ]);
  });

  it("has Ana's bills: due in 6 days, paid, and overdue by 2 days", async () => {
    const bills = await rows(
      `select distinct on (service_number) service_number, state, total_cents::int as total, due_on::text as due
       from operator.bills join operator.lines using (customer_id, line_id)
       where service_number in ('593991000001', '593991000002', 'IN-100001')
       order by service_number, issued_on desc`,
    );
    expect(bills).toMatchObject([
      { state: 'sent', total: 1_839, due: addDays(today, 6) },
      { state: 'settled', total: 4_298 },
      { state: 'sent', total: 4_499, due: addDays(today, -2) },
    ]);
    const totals = await rows(
      `select total_cents::int as total from operator.bills join operator.lines using (customer_id, line_id)
       where service_number = '593991000001' order by issued_on desc`,
    );
    expect(totals.map((bill) => bill.total)).toEqual([1_839, 1_599, 2_174, 1_839, 1_839, 1_910]);
  });

  it('has six documents on each postpaid and home account that is written down', async () => {
    const accounts = await rows(
      `select count(access_key)::int as documents from operator.bills where account_id like '8.1000%' group by account_id`,
    );
    expect(accounts).toHaveLength(18);
    expect(new Set(accounts.map((account) => account.documents))).toEqual(new Set([6]));
  });

  it("shows 9,2 GB, unlimited minutes and 14 messages on Ana's first line", async () => {
    const buckets = await rows(
      `select usage_type, is_unlimited, (included - consumed)::int as remaining, consumed::int
       from operator.usage_buckets join operator.lines using (customer_id, line_id)
       where service_number = '593991000001' and usage_type in ('internet', 'voz', 'sms') order by usage_type`,
    );
    expect(buckets).toEqual([
      { usage_type: 'internet', is_unlimited: false, remaining: 9_421, consumed: 5_939 },
      { usage_type: 'sms', is_unlimited: false, remaining: 14, consumed: 86 },
      { usage_type: 'voz', is_unlimited: true, remaining: -58, consumed: 58 },
    ]);
  });

  it("has at least 60 calls and 60 data records in 30 days on each of Ana's numbers", async () => {
    const counts = await rows(
      `select service_number, usage_type, count(*)::int as records from operator.usage_records
       join operator.lines using (customer_id, line_id)
       where service_number like '59399100000_' and usage_type <> 'sms'
         and started_at between $1::timestamptz - interval '30 days' and $1
       group by 1, 2`,
      [now],
    );
    expect(counts).toHaveLength(6);
    for (const { records } of counts) expect(records).toBeGreaterThanOrEqual(60);
  });

  it("keeps 4,35 on Ana's prepaid line, with bonuses", async () => {
    const [line] = await rows(
      `select amount_cents::int as cents, (select count(*)::int from operator.usage_buckets u
         where u.line_id = l.line_id and source = 'bonus') as bonuses
       from operator.lines l join operator.prepaid_balances using (customer_id, line_id) where service_number = '593991000003'`,
    );
    expect(line).toEqual({ cents: 435, bonuses: 3 });
  });

  it('has lines that nobody manages, a corporate one, and no number of another company', async () => {
    const lines = await rows(
      `select service_number, kind, is_corporate, exists (select from line_managers m
         where m.service_number = l.service_number) as managed
       from operator.lines l where service_number like '59399300000_' or service_number like '59398%' order by 1`,
    );
    expect(
      lines.map((line) => [line.service_number.slice(-1), line.kind, line.is_corporate, line.managed]),
    ).toEqual([
      ['1', 'Prepaid', false, false],
      ['2', 'Postpaid', false, false],
      ['3', 'Prepaid', false, false],
      ['4', 'Postpaid', false, false],
      ['9', 'Postpaid', true, false],
    ]);
  });

  it('knows two cédulas, a RUC and a passport, three with home services that nobody has associated', async () => {
    const found = await rows(
      `select document_number, case document_type when 'CED' then document_issued_on else born_on end::text as known_by,
         (select string_agg(service_number, ' ' order by service_number) from operator.lines l where l.customer_id = c.customer_id and kind = 'Fixed') as home
       from operator.customers c where document_number in ('0102030400', '0605040302', '1103456784001', 'XK300003') order by 1`,
    );
    expect(found).toEqual([
      { document_number: '0102030400', known_by: '2015-03-09', home: 'IN-300001' },
      { document_number: '0605040302', known_by: '2018-07-21', home: null },
      { document_number: '1103456784001', known_by: '1980-05-17', home: '59372300002 IN-300002' },
      { document_number: 'XK300003', known_by: '1988-11-02', home: 'IN-300003' },
    ]);
  });
});
