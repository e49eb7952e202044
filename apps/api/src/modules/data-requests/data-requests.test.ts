// What people ask about their own data: the clock, a copy, a correction, an opposition, and the end of it (DATA-1…6).
import { listMessages } from '@portal/contract/help/notifications';
import { listConsents, listPrivacyChoices, setPrivacyChoice } from '@portal/contract/privacy/agreements';
import {
  createDataRequest,
  type DataRequest,
  getDataArchive,
  getDataRequestReceipt,
} from '@portal/contract/privacy/data-requests';
import { dayMs } from '@portal/market/civil-dates';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn } from '../../../test/given/association.ts';
import { proveByPassword, proveSession } from '../../../test/given/codes.ts';
import { givenRole } from '../../../test/given/given-line.ts';
import { calls, givenRecords } from '../../../test/given/given-records.ts';
import { givenBill } from '../../../test/given/given-user.ts';
import { outboxOf } from '../../../test/given/notifications.ts';
import { givenHolder } from '../../../test/given/people.ts';
import { sayingTwice } from '../../../test/neighbours/faulty-upstream.ts';
import { archiveCopy } from './data-requests.copy.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ withJobs: true, clock: { now: () => now }, overHttp: false });
});
afterAll(() => app.close());

const query = (text: string, ...values: unknown[]) => app.database.pool.query(text, values);
const call = (method: 'GET' | 'POST' | 'DELETE' | 'PUT', url: string, token: string, payload?: object) =>
  app.call({ method, url, token, ...(payload ? { payload } : {}) });
const ask = (token: string, payload: object) => call('POST', createDataRequest.path, token, payload);
const one = async (token: string, id: string): Promise<DataRequest> =>
  (await call('GET', `${createDataRequest.path}/${id}`, token)).json();
const toldOf = async (token: string) =>
  (await call('GET', listMessages.path, token)).json().map(({ subject }: { subject: string }) => subject);
const ended = (token: string, id: string) =>
  eventually(async () => {
    const request = await one(token, id);
    expect(request.status).not.toBe('inProgress');
    return request;
  });

describe('a copy', () => {
  it('201 with the clock of fifteen days; asked again it is the same; told when it begins and when it is there', async () => {
    const { token, email } = await givenSignedIn(app);
    const [first, second] = await Promise.all([
      ask(token, { kind: 'access' }),
      ask(token, { kind: 'access' }),
    ]);
    const request: DataRequest = first.json();
    expect([first.statusCode, second.statusCode, second.json().id]).toEqual([201, 201, request.id]);
    const { requestedAt, dueAt } = request;
    expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(15 * dayMs);
    expect(await ended(token, request.id)).toMatchObject({ status: 'done', documentId: request.id });
    await app.settleEvents();
    expect(await toldOf(token)).toEqual([
      'La copia de tus datos está lista',
      'Preparamos la copia de tus datos',
    ]);
    const mails = await outboxOf(app, email);
    expect(mails.filter(({ subject }) => subject?.includes('copia'))).toHaveLength(2);
    const receipt = await call('GET', getDataRequestReceipt.path.replace(':id', request.id), token);
    expect(receipt.headers['content-type']).toBe('application/pdf');
  });

  it('403 until one has said again who one is; 404 when it is kept no longer', async () => {
    const { token, password, userId } = await givenSignedIn(app);
    const { id } = (await ask(token, { kind: 'access' })).json();
    await ended(token, id);
    const url = getDataArchive.path.replace(':id', id);
    const refused = await call('GET', url, token);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'STEP_UP_REQUIRED']);
    await proveByPassword(app, token, password);
    const answer = await call('GET', url, token);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('mis-datos-'),
    ]);
    await query(
      "update data_requests set kept_until = now() - interval '1 minute' where user_id = $1",
      userId,
    );
    expect((await call('GET', url, token)).statusCode).toBe(404);
    expect(await one(token, id)).toMatchObject({ status: 'done', documentId: null, documentBytes: null });
    const again = await ask(token, { kind: 'access' });
    expect(again.json().id).not.toBe(id);
  });

  it.each(['no role', 'a lesser role'])(
    '404 for who has %s any more in a line that it shows',
    async (now) => {
      const holder = await givenHolder(app);
      const guest = await givenSignedIn(app);
      await givenRole(app, guest, holder.line, 'manager');
      const { id } = (await ask(guest.token, { kind: 'access' })).json();
      await ended(guest.token, id);
      await proveByPassword(app, guest.token, guest.password);
      const url = getDataArchive.path.replace(':id', id);
      expect((await call('GET', url, guest.token)).statusCode).toBe(200);
      for (const table of ['associations', 'line_managers'])
        await query(
          now === 'no role'
            ? `delete from ${table} where user_id = $1`
            : `update ${table} set role = 'payer' where user_id = $1`,
          guest.userId,
        );
      expect((await call('GET', url, guest.token)).statusCode).toBe(404);
      expect(await one(guest.token, id)).toMatchObject({ status: 'done', documentId: null });
    },
  );

  it('500 where a piece was touched: what is not whole is no archive', async () => {
    const { token, password, userId } = await givenSignedIn(app);
    const { id } = (await ask(token, { kind: 'access' })).json();
    await ended(token, id);
    await query("update data_archives set content = content || '\\x00' where user_id = $1", userId);
    await proveByPassword(app, token, password);
    expect((await call('GET', getDataArchive.path.replace(':id', id), token)).statusCode).toBe(500);
  });
});

/** An app of its own, whose copies begin only as `answered` lets the operator tell who the customer is. */
const startAskingCustomer = (answered: <T>(ask: () => Promise<T>) => Promise<T>): Promise<TestApp> =>
  startTestApp({
    withJobs: 'sent',
    overHttp: false,
    operatorThrough: (operator) => ({
      ...operator,
      customers: {
        ...operator.customers,
        customer: (id) => answered(() => operator.customers.customer(id)),
      },
    }),
  });

it('a copy is made by one at a time, whoever begins with it meanwhile (DATA-3)', async () => {
  let gate: Promise<unknown> = Promise.resolve();
  const slow = await startAskingCustomer((ask) => gate.then(ask));
  const { pool } = slow.database;
  const holder = await givenHolder(slow);
  const payload = { kind: 'access' };
  const { id } = (
    await slow.call({ method: 'POST', url: createDataRequest.path, token: holder.token, payload })
  ).json();
  // It has waited for its turn for an hour, and the next try is the last but one.
  await pool.query("update data_requests set requested_at = now() - interval '2 hours', tries = 3");
  const begun = (tries: number) =>
    eventually(async () => {
      const { rows } = await pool.query('select tries from data_requests where request_id = $1', [id]);
      expect(rows[0].tries).toBe(tries);
    });
  const { promise, resolve: open } = Promise.withResolvers<void>();
  gate = promise;
  const first = slow.runRetention();
  await begun(4);
  const second = slow.runRetention();
  await Promise.race([second, begun(5)]);
  open();
  await Promise.all([first, second]);
  await proveByPassword(slow, holder.token, holder.password);
  const url = getDataArchive.path.replace(':id', id);
  const answer = await slow.call({ method: 'GET', url, token: holder.token });
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(unzipSync(answer.rawPayload))).toContain('titular.json');
  await slow.close();
});

it('says of each file whether all of it could be read, and has whatever comes after what could not (DATA-2)', async () => {
  const twice = new Set<string>();
  const other = await startTestApp({
    withJobs: true,
    speaking: (ports) => ({
      ...sayingTwice(ports, twice),
      usage: {
        ...sayingTwice(ports, twice).usage,
        // Nobody can read the first row of any page.
        async records(...asked) {
          const page = await ports.usage.records(...asked);
          return { ...page, records: page.records.slice(1) };
        },
      },
    }),
  });
  const { token, password, line } = await givenHolder(other);
  await givenRecords(other, line, calls(503));
  await givenBill(other, line);
  twice.add('billing.list').add('usage.dailyUse');
  const payload = { kind: 'access' };
  const { id } = (await other.call({ method: 'POST', url: createDataRequest.path, token, payload })).json();
  await eventually(async () => {
    const url = `${createDataRequest.path}/${id}`;
    expect((await other.call({ method: 'GET', url, token })).json().status).toBe('done');
  });
  await proveByPassword(other, token, password);
  const url = getDataArchive.path.replace(':id', id);
  const files = unzipSync((await other.call({ method: 'GET', url, token })).rawPayload);
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(JSON.parse(textOf('registros.json'))).toHaveLength(501);
  const incomplete = textOf(archiveCopy.readme).matchAll(/^(\S+) \((\d+); incompleto/gm);
  expect([...incomplete].map(([, file, count]) => `${file} ${count}`)).toEqual(
    expect.arrayContaining(['facturas 1', 'registros 501', expect.stringMatching(/^consumo-por-dia /)]),
  );
  expect(textOf(archiveCopy.readme)).toMatch(/^perfil \(1\)/m);
  await other.close();
});

it('a copy is not given up while the operator is away for hours, and is after a day', async () => {
  let isAway = true;
  const alone = await startAskingCustomer((ask) => (isAway ? Promise.reject(new Error('not now')) : ask()));
  const { pool } = alone.database;
  const payload = { kind: 'access' };
  const copies: { token: string; id: string }[] = [];
  for (const ageHours of [2, 25]) {
    isAway = false;
    const { token } = await givenHolder(alone);
    const { id } = (await alone.call({ method: 'POST', url: createDataRequest.path, token, payload })).json();
    await pool.query(
      `update data_requests set requested_at = now() - make_interval(hours => $2), tries = 40 where request_id = $1`,
      [id, ageHours],
    );
    copies.push({ token, id });
  }
  isAway = true;
  await expect(alone.runRetention()).rejects.toThrow('not now');
  const statuses = async () =>
    Promise.all(
      copies.map(async ({ token, id }) => {
        const url = `${createDataRequest.path}/${id}`;
        return (await alone.call({ method: 'GET', url, token })).json().status;
      }),
    );
  expect(await statuses()).toEqual(['inProgress', 'failed']);
  isAway = false;
  await alone.runRetention();
  expect(await statuses()).toEqual(['done', 'failed']);
  await alone.close();
});

describe('a correction', () => {
  it('whose job was given up goes to the operator with the next housekeeping, and so comes an answer that was lost', async () => {
    now = new Date();
    const alone = await startTestApp({ withJobs: 'sent', clock: { now: () => now }, overHttp: false });
    const { pool } = alone.database;
    const { token } = await givenHolder(alone);
    const payload = { kind: 'rectification', field: 'address', wanted: 'Calle Uno 12, Loja' };
    const { id } = (await alone.call({ method: 'POST', url: createDataRequest.path, token, payload })).json();
    await pool.query("update data_requests set requested_at = now() - interval '73 hours'");
    await alone.runRetention();
    const { rows } = await pool.query('select wanted from operator.corrections where correction_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ wanted: payload.wanted }]);
    // It takes longer than it is kept who has asked.
    await pool.query('delete from operator_commands');
    now = new Date(now.getTime() + 3_600_000);
    await alone.tick();
    await alone.settleEvents();
    await alone.runRetention();
    const answer = await alone.call({ method: 'GET', url: `${createDataRequest.path}/${id}`, token });
    expect(answer.json()).toMatchObject({
      status: 'done',
      answer: 'Cambiamos tu dirección. Tu próxima factura ya la lleva.',
    });
    await alone.close();
  });

  it('is decided by the operator, and its answer is shown and told; the customer is another one then', async () => {
    now = new Date();
    const { token, line } = await givenHolder(app);
    const wanted = { kind: 'rectification', field: 'address', wanted: 'Calle Uno 12, Loja' };
    const { id, status } = (await ask(token, wanted)).json();
    expect(status).toBe('inProgress');
    await eventually(async () => {
      now = new Date(now.getTime() + 60_000);
      await app.tick();
      await app.settleEvents();
      expect((await one(token, id)).status).toBe('done');
    });
    expect(await one(token, id)).toMatchObject({
      field: 'address',
      wanted: wanted.wanted,
      answer: 'Cambiamos tu dirección. Tu próxima factura ya la lleva.',
    });
    const { rows } = await query(
      'select address from operator.customers where customer_id = $1',
      line.customerId,
    );
    expect(rows).toEqual([{ address: wanted.wanted }]);
    await app.settleEvents();
    expect(await toldOf(token)).toContain('Corregimos tus datos');
  });

  it('rejected where the office wants to see a document; 403 for a session alone and for who holds nobody; 404 for another’s line', async () => {
    now = new Date();
    const { token, email, password } = await givenHolder(app);
    const wanted = { kind: 'rectification', field: 'document', wanted: '1710034065' };
    const found = await ask(await app.signIn(email, password), { ...wanted, field: 'email' });
    expect([found.statusCode, found.json().code]).toEqual([403, 'STEP_UP_REQUIRED']);
    const { id } = (await ask(token, wanted)).json();
    await eventually(async () => {
      now = new Date(now.getTime() + 60_000);
      await app.tick();
      await app.settleEvents();
      expect((await one(token, id)).status).toBe('rejected');
    });
    expect((await one(token, id)).answer).toContain('documento original');
    const { token: stranger } = await givenSignedIn(app);
    await proveSession(app, stranger);
    const answer = await ask(stranger, wanted);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'HOLDER_REQUIRED']);
    const other = await givenHolder(app);
    expect((await ask(token, { ...wanted, serviceId: other.line.number })).statusCode).toBe(404);
    expect((await ask(token, { kind: 'rectification', field: 'document', wanted: '' })).statusCode).toBe(400);
  });
});

it('an opposition switches all uses off at once, each a link of the chain, with a receipt', async () => {
  const { token } = await givenSignedIn(app);
  for (const kind of ['marketing', 'profiling', 'tracking'])
    await call('PUT', setPrivacyChoice.path.replace(':id', kind), token, { granted: true });
  const answer = await ask(token, { kind: 'opposition' });
  expect([answer.statusCode, answer.json().status]).toEqual([201, 'done']);
  const choices = (await call('GET', listPrivacyChoices.path, token)).json();
  expect(choices.map(({ granted }: { granted: boolean }) => granted)).toEqual([false, false, false]);
  const chain = (await call('GET', listConsents.path, token)).json();
  const taken = chain.filter(({ status }: { status: string }) => status === 'withdrawn');
  expect(taken.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'marketing',
    'profiling',
    'tracking',
  ]);
  const receipt = await call('GET', getDataRequestReceipt.path.replace(':id', answer.json().id), token);
  expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  await app.settleEvents();
  expect(await toldOf(token)).toContain('Registramos tu oposición a otros usos de tus datos');
});
