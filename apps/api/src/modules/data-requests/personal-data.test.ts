// Nothing of a person is forgotten: each table and each call that reads has its place in the archive or a reason, and
// whoever goes is found nowhere any more (DATA-2, DATA-6).
import { createDataRequest, getDataArchive } from '@portal/contract/privacy/data-requests';
import { nameOf, sweep } from '@portal/database/sweep';
import { dayMs } from '@portal/market/civil-dates';
import { operatorTables } from '@portal/operator/db/tables';
import { getTableColumns } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import type { SignedIn } from '../../../test/given/association.ts';
import { type BusyPerson, givenBusyPerson } from '../../../test/given/busy-person.ts';
import { proveByPassword, proveSession } from '../../../test/given/codes.ts';
import { calls, givenRecords } from '../../../test/given/given-records.ts';
import {
  answerByLink,
  askConsent,
  endUser,
  givenUsedLine,
  linkSentTo,
  sayUser,
} from '../../../test/given/line-users.ts';
import { givenHolder } from '../../../test/given/people.ts';
import { callsServed } from '../../../test/hostile-requests.ts';
import { readConfig } from '../../config.ts';

import { portalRetention, portalTables } from '../../db/tables.ts';
import { archivePartsOf } from './archive-rows.ts';
import { archiveCopy } from './data-requests.copy.ts';

let app: TestApp;
let person: BusyPerson;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  person = await givenBusyPerson(app);
});
afterAll(() => app.close());

const query = async (statement: string, values: unknown[] = []) =>
  (await app.database.pool.query(statement, values)).rows;
describe('what is of a person', () => {
  it('every table says which file of the archive shows it, or why none does', () => {
    for (const { table, shown } of [...portalTables, ...operatorTables])
      if (typeof shown === 'string') expect(Object.keys(archiveCopy.files), nameOf(table)).toContain(shown);
      else expect(shown.leftOut.length, nameOf(table)).toBeGreaterThan(5);
  });

  it('every call that reads something of a person is in the archive, or says why not', async () => {
    const calls = await callsServed();
    const parts = archivePartsOf(new Map(calls.map((call) => [call.id, call])));
    expect(new Set(parts.map(({ file }) => file)).size).toBe(parts.length);
    const reading = calls.filter(({ method, policy }) => method === 'GET' && policy.access !== 'public');
    const silent = reading.filter(({ policy }) => policy.access !== 'public' && policy.archive === 'changes');
    expect(silent.map(({ id }) => id)).toEqual([]);
    // An item that another file is said to have is one of a collection that is read, too.
    const lost = reading.filter(({ path, policy }) => {
      const isItem = path.endsWith('/:id') && policy.access !== 'public' && policy.archive === 'elsewhere';
      return isItem && !reading.some((call) => `${call.path}/:id` === path);
    });
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

async function recordsIn({ token, password }: SignedIn): Promise<number> {
  await proveByPassword(app, token, password);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.call({ method, url, token, ...(payload ? { payload } : {}) });
  const { id } = (await call('POST', createDataRequest.path, { kind: 'access' })).json();
  await eventually(async () => {
    const now = (await call('GET', `${createDataRequest.path}/${id}`)).json();
    expect(now.status).toBe('done');
  });
  const answer = await call('GET', getDataArchive.path.replace(':id', id));
  const file = unzipSync(answer.rawPayload)['registros.json'] ?? new Uint8Array();
  return JSON.parse(strFromU8(file)).length;
}

describe('an archive', () => {
  it('has whatever is found of somebody who has used everything, as JSON and as CSV', async () => {
    const { token, userId } = person;
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      app.call({ method, url, token, ...(payload ? { payload } : {}) });
    const asked = await call('POST', createDataRequest.path, { kind: 'access' });
    expect([asked.statusCode, asked.json().status]).toEqual([201, 'inProgress']);
    const { id } = asked.json();
    const request = await eventually(async () => {
      const now = (await call('GET', `${createDataRequest.path}/${id}`)).json();
      expect(now.status).not.toBe('inProgress');
      return now;
    });
    expect(request).toMatchObject({ status: 'done', documentId: id });
    const answer = await call('GET', getDataArchive.path.replace(':id', id));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = Object.fromEntries(
      Object.entries(unzipSync(answer.rawPayload)).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
    expect(Object.keys(files).sort()).toEqual(
      [
        ...Object.keys(archiveCopy.files).flatMap((name) => [`${name}.csv`, `${name}.json`]),
        archiveCopy.readme,
      ].sort(),
    );
    const empty = [];
    for (const { table, shown } of portalTables) {
      if (typeof shown !== 'string' || !('userId' in getTableColumns(table))) continue;
      const [{ count }] = await query(`select count(*)::int from ${nameOf(table)} where user_id = $1`, [
        userId,
      ]);
      const rows = [JSON.parse(files[`${shown}.json`] ?? 'null')].flat().filter((row) => row !== null);
      const lines = (files[`${shown}.csv`] ?? '').trim().split('\r\n').length - 1;
      if (count > 0 && (rows.length === 0 || lines === 0)) empty.push(nameOf(table));
    }
    expect(empty).toEqual([]);
    for (const name of ['titular', 'servicios', 'facturas', 'registros', 'reclamos', 'robos', 'pedidos'])
      expect(JSON.parse(files[`${name}.json`] ?? '[]').length, name).toBeGreaterThan(0);
    expect(files[archiveCopy.readme]).toContain('pagos (1)');
  });

  it('has the records of a line that somebody uses for that person, and not for who holds it', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    await givenRecords(app, line, calls(2));
    await askConsent(app, holder.token, line);
    await answerByLink(app, await linkSentTo(app, line), true);
    expect([await recordsIn(holder), await recordsIn(user)]).toEqual([0, 2]);
  });

  it('has of who used a line before no more than the calls show, and else whatever is kept', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const always = await givenHolder(app);
    for (const each of [line, always.line])
      await givenRecords(
        app,
        each,
        [30, 240].map((days) => ({ startedAt: new Date(Date.now() - days * dayMs) })),
      );
    // They have the line in hand since a moment ago, as far as anybody knows.
    expect(await recordsIn(user)).toBe(1);
    expect((await endUser(app, user.token, line)).statusCode).toBe(204);
    expect([await recordsIn(holder), await recordsIn(always)]).toEqual([1, 2]);
  });

  it('is unreadable where it lies, and is somebody else’s 404', async () => {
    const [{ content, request_id: id }] = await query(
      'select content, request_id from data_archives where user_id = $1',
      [person.userId],
    );
    expect(content.includes('PK\x03\x04')).toBe(false);
    expect(content.toString('latin1')).not.toContain('perfil.json');
    const other = await app.signIn('otro@correo.example');
    await proveByPassword(app, other, 'Portal2026');
    const missing = await app.call({
      method: 'GET',
      url: getDataArchive.path.replace(':id', 'none'),
      token: other,
    });
    const theirs = await app.call({
      method: 'GET',
      url: getDataArchive.path.replace(':id', id),
      token: other,
    });
    expect([theirs.statusCode, theirs.body]).toEqual([404, missing.body]);
  });
});

/** In every text and json column of these schemas: where somebody is still named. */
async function foundIn(schemas: string[], marks: string[]): Promise<string[]> {
  const columns = await query(
    `select table_schema as schema, table_name as name, column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where table_schema = any($1) and table_type = 'BASE TABLE'
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'uuid', 'ARRAY', 'bytea'))`,
    [schemas],
  );
  const found = new Set<string>();
  for (const { schema: of, name, column } of columns) {
    const rows = await query(
      `select 1 from "${of}"."${name}" where exists (select 1 from unnest($1::text[]) as m
         where position(lower(m) in lower("${column}"::text)) > 0
           or position(encode(convert_to(m, 'UTF8'), 'hex') in "${column}"::text) > 0) limit 1`,
      [marks],
    );
    if (rows.length > 0) found.add(`${of}.${name}.${column}`);
  }
  return [...found].sort();
}

describe('who goes', () => {
  const portals = ['public', 'jobs'];

  it('is found nowhere in the portal any more, nor in its queue, and of the operator’s files names nobody', async () => {
    const { token, userId, marks } = person;
    expect((await foundIn(portals, marks)).length).toBeGreaterThan(20);
    await query("insert into watched_problems values ($1, 'P-1')", [userId]);
    const payments = await query('select payment_id, total_cents from payments where user_id = $1', [userId]);
    await proveSession(app, token);
    const gone = await app.call({
      method: 'POST',
      url: createDataRequest.path,
      token,
      payload: { kind: 'erasure' },
    });
    expect([gone.statusCode, gone.json().status]).toEqual([201, 'inProgress']);
    expect((await app.call({ method: 'GET', url: createDataRequest.path, token })).statusCode).toBe(401);
    await app.settleEvents();
    await app.endErasureDays(userId);
    const [{ pseudonym }] = await query('select pseudonym from erasures where user_id = $1', [userId]);
    // The other side of what they did: news that wait, cards that the provider forgets.
    await eventually(async () => {
      await query('update jobs.job set start_after = now()');
      await app.settleEvents();
      expect(await app.finishErasure(pseudonym)).toBe(true);
    });
    // What ends by itself within a day has ended.
    await query('update rate_limits set expire = 0 where true');
    await query("update codes set expires_at = now() - interval '1 day'");
    await query("update grants set expires_at = now() - interval '1 day'");
    await query("update login_attempts set last_failed_at = now() - interval '2 days'");
    await sweep(app.database.db, portalRetention(readConfig({}).retention), {
      onFailure: (error) => {
        throw error;
      },
    });

    expect(await foundIn(portals, marks)).toEqual([]);
    // The operator's own books know its customer, and nothing of the portal's person.
    const [id = '', email = ''] = marks;
    expect(await foundIn(['operator'], [id, email])).toEqual([]);
    const kept = await query('select payment_id, total_cents from payments where user_id = $1', [pseudonym]);
    expect(kept).toEqual(payments);
    const chain = await query('select 1 from agreements where user_id = $1', [pseudonym]);
    expect(chain.length).toBeGreaterThan(5);
  });

  it('leaves who uses their line without a name, and of what that person agreed to for them none', async () => {
    const leave = async ({ token, password, userId }: SignedIn) => {
      await proveByPassword(app, token, password);
      const payload = { kind: 'erasure' };
      await app.call({ method: 'POST', url: createDataRequest.path, token, payload });
      await app.endErasureDays(userId);
    };
    const [parent, holder] = [await givenHolder(app), await givenHolder(app)];
    await sayUser(app, parent.token, parent.line, 'minor');
    await sayUser(app, holder.token, holder.line, 'adult');
    await askConsent(app, holder.token, holder.line);
    expect((await answerByLink(app, await linkSentTo(app, holder.line), true)).statusCode).toBe(204);
    await leave(parent);
    await leave(holder);
    const lines = [parent.line.serviceNumber, holder.line.serviceNumber];
    const users = 'select kind, user_id from line_users where service_number = any($1)';
    expect(await query(users, [lines])).toEqual([{ kind: 'adult', user_id: null }]);
    const agreed = await query('select kind, details from agreements where customer_id = $1', [
      holder.line.customerId,
    ]);
    expect(agreed.map(({ kind }) => kind)).toContain('callRecords');
    expect(agreed.filter(({ details }) => details !== null)).toEqual([]);
  });
});
