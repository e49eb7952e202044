// ROLE-8. Whoever looks at a customer's data without being the customer leaves a trace, which the customer alone reads.
import { randomUUID } from 'node:crypto';
import { deleteUser } from '@portal/contract/access/sso';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { verifyCertificate } from '@portal/contract/help/verification';
import { listBillingAccounts } from '@portal/contract/lines/accounts';
import { getUsageConsumptionReport, listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { getVoiceUsage } from '@portal/contract/lines/usage-records';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import { createPaymentLink, getLinkedBill } from '@portal/contract/paying/payment-link';
import { type DataAccess, getDataAccess, listDataAccesses } from '@portal/contract/privacy/data-accesses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { chatSecret, chatSides } from '../../../test/chat.ts';
import { eventually } from '../../../test/eventually.ts';
import { givenSignedIn, type SignedIn } from '../../../test/given/association.ts';
import { proveByPassword } from '../../../test/given/codes.ts';
import { givenLine, givenRole } from '../../../test/given/given-line.ts';
import { givenAllowance } from '../../../test/given/given-records.ts';
import { givenRepair } from '../../../test/given/given-repair.ts';
import { givenBill } from '../../../test/given/given-user.ts';
import { endRole, givenHolder, givenPerson, type Holder } from '../../../test/given/people.ts';
import { newCode } from '../certificates/certificates.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    withJobs: true,
    environment: {
      ASSISTANT_SECRET: chatSecret,
      TRUST_PROXY_HOPS: '1',
      PLACE_COUNTRY_HEADER: 'x-country',
      PLACE_CITY_HEADER: 'x-city',
    },
  });
});
afterAll(() => app.close());

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  app.call({ method: 'GET', url, headers, ...(token ? { token } : {}) });
const accessesOf = async (token: string): Promise<DataAccess[]> =>
  (await get(listDataAccesses.path, token)).json();
const rowsOf = async ({ line: { customerId } }: Holder) =>
  (await app.database.pool.query('select * from data_accesses where customer_id = $1', [customerId])).rows;

/** By kind, role and line: what was seen. */
const seen = (accesses: readonly DataAccess[]) =>
  accesses
    .map(({ dataKind, relatedParty, serviceNumber }) => `${dataKind} ${relatedParty.role} ${serviceNumber}`)
    .toSorted();

const usageOf = (number: string) => `${listUsageConsumptionReports.path}?product.publicIdentifier=${number}`;

describe('a look at the data of a line that somebody else holds', () => {
  it('is one row, however often in its hour, and is read by the holder with who, what and when', async () => {
    const holder = await givenHolder(app);
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    const { number } = holder.line;
    for (let times = 0; times < 5; times++)
      expect((await get(usageOf(number), viewer.token)).statusCode).toBe(200);
    await eventually(async () => expect(await rowsOf(holder)).toHaveLength(1));
    const [access] = await accessesOf(holder.token);
    expect(access).toMatchObject({
      '@type': 'DataAccess',
      dataKind: 'figures',
      serviceNumber: number,
      relatedParty: { role: 'viewer', name: 'Usuaria De Prueba', '@referredType': 'Individual' },
    });
    expect(Math.abs(Date.now() - Date.parse(access?.accessDate ?? ''))).toBeLessThan(60_000);
    expect((await get(access?.href ?? '', holder.token)).json()).toEqual(access);
    // Nothing of whoever looked but their name.
    expect(JSON.stringify(access)).not.toContain(viewer.email);
    expect(JSON.stringify(access)).not.toContain(viewer.userId);
  });

  it('one’s own line leaves none, and what is refused leaves none', async () => {
    const holder = await givenHolder(app);
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    const { number } = holder.line;
    await get(usageOf(number), holder.token);
    await get(`${getVoiceUsage.path}?serviceId=${number}`, holder.token);
    const refused = await get(`${getVoiceUsage.path}?serviceId=${number}`, viewer.token);
    expect(refused.json().code).toBe('ROLE_NOT_ENOUGH');
    // What comes after them in the same room has been written.
    await get(usageOf(number), viewer.token);
    await eventually(async () =>
      expect(seen(await accessesOf(holder.token))).toEqual([`figures viewer ${number}`]),
    );
  });

  it('records are written before they are shown', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    await givenPerson(app, holder, 'manager', manager);
    const { number } = holder.line;
    expect((await get(`${getVoiceUsage.path}?serviceId=${number}`, manager.token)).statusCode).toBe(200);
    expect(seen(await accessesOf(holder.token))).toEqual([`records manager ${number}`]);
  });

  it('of an answer about one of several lines it is that one', async () => {
    const [one, other] = [await givenHolder(app), await givenHolder(app)];
    const person = await givenSignedIn(app);
    for (const holder of [one, other]) {
      await givenPerson(app, holder, 'manager', person);
      await givenAllowance(app, holder.line);
    }
    const billNo = await givenBill(app, one.line, { totalCents: 1_000 });
    expect((await get(getCustomerBill.path.replace(':id', billNo), person.token)).statusCode).toBe(200);
    const report = getUsageConsumptionReport.path.replace(':id', `r-${one.line.number}`);
    expect((await get(report, person.token)).statusCode).toBe(200);
    const { number } = one.line;
    await eventually(async () =>
      expect(seen(await accessesOf(one.token))).toEqual([
        `bills manager ${number}`,
        `figures manager ${number}`,
      ]),
    );
    expect(await accessesOf(other.token)).toEqual([]);
    // A question that names no line is about those in its answer.
    await get(`${listBillingAccounts.path}?id=${other.line.accountId}`, person.token);
    await eventually(async () =>
      expect(seen(await accessesOf(other.token))).toEqual([`service manager ${other.line.number}`]),
    );
    await get(listUsageConsumptionReports.path, person.token);
    await eventually(async () =>
      expect(seen(await accessesOf(other.token))).toContain(`figures manager ${other.line.number}`),
    );
    expect(seen(await accessesOf(one.token))).not.toContain(`service manager ${number}`);
  });

  it('by the assistant is the same look', async () => {
    const chat = chatSides(app);
    const holder = await givenHolder(app);
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    await chat.answered(await chat.begin(viewer.token), 'qué plan tengo');
    await eventually(async () =>
      expect(seen(await accessesOf(holder.token))).toEqual([`service viewer ${holder.line.number}`]),
    );
  });

  it('what has not been written is written at a normal end', async () => {
    const ending = await startTestApp();
    const holder = await givenHolder(ending);
    const viewer = await givenSignedIn(ending);
    await givenRole(ending, viewer, holder.line, 'viewer');
    const answer = await ending.call({
      method: 'GET',
      url: usageOf(holder.line.number),
      token: viewer.token,
    });
    expect(answer.statusCode).toBe(200);
    await ending.server.close();
    const { rows } = await ending.database.pool.query(
      'select data_kind from data_accesses where customer_id = $1',
      [holder.line.customerId],
    );
    expect(rows).toEqual([{ data_kind: 'figures' }]);
    await ending.close();
  });
});

describe('a look of somebody who is no user, or not one of the line’s', () => {
  const from = { 'x-country': 'EC', 'x-city': 'Guayaquil' };

  it('who opens a payment link', async () => {
    const holder = await givenHolder(app);
    const billNo = await givenBill(app, holder.line, { totalCents: 1_000 });
    const made = await app.call({
      method: 'POST',
      url: createPaymentLink.path,
      token: holder.token,
      payload: { billNo },
    });
    const token = String(made.json().url).split('#')[1] ?? '';
    expect((await get(getLinkedBill.path.replace(':token', token), undefined, from)).statusCode).toBe(200);
    await eventually(async () =>
      expect(await accessesOf(holder.token)).toMatchObject([
        {
          dataKind: 'bills',
          serviceNumber: holder.line.number,
          place: 'Guayaquil, Ecuador',
          relatedParty: { role: 'linkOpener', name: null },
        },
      ]),
    );
  });

  it('who checks a paper: one that is valid, and no other', async () => {
    const holder = await givenHolder(app);
    const code = newCode();
    await app.database.pool.query(
      `insert into certificates (code, kind, holder, content_hash, content, customer_id)
       values ($1, 'noDebt', 'U***', '\\x00', '\\x00', $2)`,
      [code, holder.line.customerId],
    );
    const check = (each: string) => get(verifyCertificate.path.replace(':code', each));
    expect((await check(newCode())).json().valid).toBe(false);
    expect(await accessesOf(holder.token)).toEqual([]);
    expect((await check(code)).json().valid).toBe(true);
    expect(await accessesOf(holder.token)).toMatchObject([
      { dataKind: 'bills', serviceNumber: null, relatedParty: { role: 'paperChecker', name: null } },
    ]);
  });

  it('who follows a repair by its number: their name is not the customer’s to know', async () => {
    const holder = await givenHolder(app);
    const ticketId = await givenRepair(app, holder.line.customerId);
    const follow = (token: string) =>
      get(
        `${listTroubleTickets.path}?relatedParty.identifierType=TRK&relatedParty.id=${ticketId}&relatedParty.role=customer`,
        token,
      );
    const stranger = await givenSignedIn(app);
    const own = await givenLine(app);
    await givenRole(app, stranger, own, 'manager');
    expect((await follow(holder.token)).json()).toHaveLength(1);
    expect((await follow(stranger.token)).json()).toHaveLength(1);
    expect(await accessesOf(holder.token)).toMatchObject([
      { dataKind: 'requests', relatedParty: { role: 'repairFollower', name: null } },
    ]);
    const { rows } = await app.database.pool.query('select 1 from data_accesses where customer_id = $1', [
      own.customerId,
    ]);
    expect(rows).toEqual([]);
  });

  it('of the operator’s people, as the operator tells it', async () => {
    const holder = await givenHolder(app);
    const { customerId, serviceNumber, number } = holder.line;
    const tell = async (dataAccess: object) => {
      await app.database.pool.query(
        `insert into events (event_id, event_type, customer_id, event) values ($1, 'DataAccessEvent', $2, $3)`,
        [randomUUID(), customerId, { dataAccess }],
      );
      await app.settleEvents();
    };
    const look = { dataKind: 'records', serviceNumber, by: 'Servicio al cliente' };
    await tell(look);
    await tell(look);
    await tell({ dataKind: 'everything', by: '' });
    expect(await accessesOf(holder.token)).toMatchObject([
      {
        dataKind: 'records',
        serviceNumber: number,
        place: null,
        relatedParty: { role: 'operator', name: 'Servicio al cliente', '@referredType': 'Organization' },
      },
    ]);
  });
});

describe('is read', () => {
  it('by whoever holds the customer: not by a manager, a viewer, a stranger, nobody', async () => {
    const holder = await givenHolder(app);
    const [manager, viewer, stranger] = [
      await givenSignedIn(app),
      await givenSignedIn(app),
      await givenHolder(app),
    ];
    await givenPerson(app, holder, 'manager', manager);
    await givenPerson(app, holder, 'viewer', viewer);
    await get(`${getVoiceUsage.path}?serviceId=${holder.line.number}`, manager.token);
    const [access] = await accessesOf(holder.token);
    const unreal = getDataAccess.path.replace(':id', randomUUID());
    for (const { token } of [manager, viewer, stranger]) {
      expect(await accessesOf(token)).toEqual([]);
      const answer = await get(access?.href ?? '', token);
      expect([answer.statusCode, answer.body]).toEqual([404, (await get(unreal, token)).body]);
    }
    expect((await get(getDataAccess.path.replace(':id', 'x'), holder.token)).statusCode).toBe(404);
    for (const url of [listDataAccesses.path, access?.href ?? ''])
      expect((await get(url)).statusCode).toBe(401);
  });

  it('not of oneself: a manager who becomes the holder reads what others did', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    await givenPerson(app, holder, 'manager', manager);
    await get(`${getVoiceUsage.path}?serviceId=${holder.line.number}`, manager.token);
    await app.database.pool.query("update associations set role = 'holder' where user_id = $1", [
      manager.userId,
    ]);
    expect(await accessesOf(manager.token)).toEqual([]);
    expect(await accessesOf(holder.token)).toHaveLength(1);
  });

  it('the newest first, by pages', async () => {
    const holder = await givenHolder(app);
    await app.database.pool.query(
      `insert into data_accesses (customer_id, access_id, data_kind, role, accessed_at)
       select $1, gen_random_uuid(), 'bills', 'linkOpener', now() - n * interval '1 hour' from generate_series(1, 25) n`,
      [holder.line.customerId],
    );
    const page = await get(`${listDataAccesses.path}?offset=20&limit=20`, holder.token);
    expect([page.statusCode, page.headers['content-range']]).toEqual([206, 'items 20-24/25']);
    const dates = (await accessesOf(holder.token)).map(({ accessDate }) => Date.parse(accessDate));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  });
});

async function leave({ userId, token, password }: SignedIn): Promise<void> {
  await proveByPassword(app, token, password);
  const answer = await app.call({ method: 'DELETE', url: deleteUser.path, token });
  expect(answer.statusCode).toBe(200);
  await app.endErasureDays(userId);
}

describe('stays', () => {
  it('when whoever looked leaves the line, and without a name when their account goes', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    const permission = await givenPerson(app, holder, 'manager', manager);
    await get(`${getVoiceUsage.path}?serviceId=${holder.line.number}`, manager.token);
    expect((await endRole(app, holder.token, permission)).statusCode).toBe(204);
    expect(await accessesOf(holder.token)).toMatchObject([{ relatedParty: { name: 'Usuaria De Prueba' } }]);
    await leave(manager);
    expect(await accessesOf(holder.token)).toMatchObject([{ relatedParty: { role: 'manager', name: null } }]);
    const { rows } = await app.database.pool.query('select 1 from data_access_people where user_id = $1', [
      manager.userId,
    ]);
    expect(rows).toEqual([]);
  });

  it('and goes with the last who holds the customer', async () => {
    const holder = await givenHolder(app);
    const [manager, second] = [await givenSignedIn(app), await givenSignedIn(app)];
    await givenPerson(app, holder, 'manager', manager);
    await givenRole(app, second, holder.line, 'holder');
    await get(`${getVoiceUsage.path}?serviceId=${holder.line.number}`, manager.token);
    for (const [leaving, left] of [
      [second, 1],
      [holder, 0],
    ] as const) {
      await leave(leaving);
      expect(await rowsOf(holder)).toHaveLength(left);
    }
  });
});

it('a call about bills of many lines is recorded in one statement, and none waits for it', async () => {
  const person = await givenSignedIn(app);
  const first = await givenLine(app);
  const lines = [first];
  for (let more = 0; more < 20; more++) lines.push(await givenLine(app, { beside: first }));
  for (const line of lines) {
    await givenRole(app, person, line, 'manager');
    await givenBill(app, line, { totalCents: 1_000 });
  }
  expect((await get(`${listCustomerBills.path}?limit=50`, person.token)).json()).toHaveLength(21);
  await eventually(async () => {
    const { rows } = await app.database.pool.query(
      'select count(*)::int as count from data_accesses where customer_id = $1',
      [first.customerId],
    );
    expect(rows).toEqual([{ count: 21 }]);
  });
});
