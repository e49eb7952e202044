import { deleteUser } from '@portal/contract/access/sso';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { getDataUsage, getUsage, listDailyUsage, listUsages } from '@portal/contract/lines/usage-records';
import { getDocument } from '@portal/contract/paying/documents';
import { listConsents } from '@portal/contract/privacy/agreements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { dissociate, givenSignedIn } from '../../../../test/given/association.ts';
import { lastMessage } from '../../../../test/given/codes.ts';
import { givenLine, givenManager, givenNext } from '../../../../test/given/given-line.ts';
import { calls, givenRecords } from '../../../../test/given/given-records.ts';
import { provePassword } from '../../../../test/given/given-user.ts';
import {
  answerByLink,
  associateByCode,
  endUser,
  givenUsedLine,
  linkSentTo,
  listUsers,
  openLink,
  readsRecords,
  sayUser,
  seenUser,
} from '../../../../test/given/line-users.ts';
import { toldTo } from '../../../../test/given/notifications.ts';
import {
  becomeHolder,
  changeRole,
  givenHolder,
  givenPerson,
  permissionsOf,
} from '../../../../test/given/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const closed = '403 USER_CONSENT_REQUIRED';

describe('who uses a line', () => {
  it('nobody has said at first: whoever holds and manages it reads its records', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    await givenManager(app, manager, holder.line);
    expect(await seenUser(app, holder.token, holder.line)).toMatchObject({
      id: holder.line.number,
      kind: null,
      isCaller: false,
      since: null,
      records: 'open',
      consent: null,
      change: null,
      requests: [],
    });
    for (const { token } of [holder, manager])
      expect(await readsRecords(app, token, holder.line)).toBe('200');
  });

  it('is whoever has it in hand, once its holder has named another adult, and then only they read its records', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const other = await givenSignedIn(app);
    await givenManager(app, other, line);
    expect(await readsRecords(app, user.token, line)).toBe('200');
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect(await readsRecords(app, other.token, line)).toBe(closed);
    expect(await seenUser(app, user.token, line)).toMatchObject({ kind: 'adult', isCaller: true });
    expect(await seenUser(app, holder.token, line)).toMatchObject({
      kind: 'adult',
      isCaller: false,
      records: 'consentRequired',
    });
  });

  it('is by a code alone nobody against its holder, who is not told that they are, and says it at once', async () => {
    const holder = await givenHolder(app);
    const { line } = holder;
    const manager = await givenSignedIn(app);
    await givenManager(app, manager, line);
    const intruder = await givenSignedIn(app);
    await associateByCode(app, intruder, line);
    for (const { token } of [holder, manager]) expect(await readsRecords(app, token, line)).toBe('200');
    expect(await seenUser(app, holder.token, line)).toMatchObject({
      kind: null,
      since: null,
      records: 'open',
    });
    expect((await toldTo(app, holder)).map(({ messageType }) => messageType)).not.toContain(
      'lineUserChanged',
    );
    expect((await sayUser(app, holder.token, line, 'holder')).json()).toMatchObject({
      kind: 'holder',
      change: null,
      records: 'open',
    });
    expect(await readsRecords(app, holder.token, line)).toBe('200');
  });

  it('is whoever proves it and holds lines of their own; removed, they use it no longer', async () => {
    const holder = await givenHolder(app);
    const { line } = holder;
    const known = await givenHolder(app);
    await associateByCode(app, known, line);
    expect(await readsRecords(app, known.token, line)).toBe('200');
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect((await toldTo(app, holder)).map(({ messageType }) => messageType)).toContain('lineUserChanged');
    await dissociate(app, known.token, line.number, '2');
    expect(await readsRecords(app, holder.token, line)).toBe('200');
    expect(await seenUser(app, holder.token, line)).toMatchObject({ kind: null, records: 'open' });
  });

  it('of a line that nobody holds is who has proved it first', async () => {
    const line = await givenLine(app);
    const [first, second] = [await givenSignedIn(app), await givenSignedIn(app)];
    await associateByCode(app, first, line);
    await associateByCode(app, second, line);
    expect(await readsRecords(app, first.token, line)).toBe('200');
    expect(await readsRecords(app, second.token, line)).toBe(closed);
  });

  it('a second one who proves it is not: the first one uses it', async () => {
    const { line, user } = await givenUsedLine(app);
    const second = await givenSignedIn(app);
    await associateByCode(app, second, line);
    expect(await readsRecords(app, user.token, line)).toBe('200');
    expect(await readsRecords(app, second.token, line)).toBe(closed);
  });

  it('who uses a line that they hold keeps its records from nobody whom they have made a manager', async () => {
    const holder = await givenHolder(app);
    const beside = await givenLine(app, { beside: holder.line });
    await associateByCode(app, holder, beside);
    const manager = await givenSignedIn(app);
    await givenManager(app, manager, beside);
    for (const { token } of [holder, manager]) expect(await readsRecords(app, token, beside)).toBe('200');
  });

  it('reads their records in whatever role they have', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const [, theirs] = await permissionsOf(app, holder.token);
    await changeRole(app, holder.token, String(theirs?.id), 'viewer');
    expect(await readsRecords(app, user.token, line)).toBe('200');
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
  });

  it('is forgotten with their account, and the line stays the adult’s whom the holder has named', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    await provePassword(app, user, user.token);
    await app.call({
      method: 'DELETE',
      url: deleteUser.path,
      token: user.token,
    });
    await app.endErasureDays(user.userId);
    const { rows } = await app.database.pool.query(
      'select kind, user_id from line_users where service_number = $1',
      [line.serviceNumber],
    );
    expect(rows).toEqual([{ kind: 'adult', user_id: null }]);
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
  });

  it('of a number that another customer has now is whoever has that line, whatever is said of the one before', async () => {
    const before = await givenUsedLine(app);
    const line = await givenNext(app, before.line);
    const [holder, user] = [await givenHolder(app), await givenSignedIn(app)];
    await associateByCode(app, holder, line);
    await becomeHolder(app, holder.token, line);
    await associateByCode(app, user, line);
    expect((await sayUser(app, holder.token, line, 'adult')).json()).toMatchObject({ kind: 'adult' });
    await sayUser(app, before.holder.token, before.line, 'minor');
    expect(await readsRecords(app, user.token, line)).toBe('200');
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
    expect((await seenUser(app, before.holder.token, before.line)).kind).toBe('adult');
  });
});

describe('said by who holds the line', () => {
  it('403, 404: by nobody else', async () => {
    const { line, user } = await givenUsedLine(app);
    const stranger = await givenSignedIn(app);
    const refused = await sayUser(app, user.token, line, 'minor');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'HOLDER_REQUIRED']);
    expect((await sayUser(app, stranger.token, line, 'minor')).statusCode).toBe(404);
  });

  it('another adult: believed at once, told to the line, and part of what was agreed to', async () => {
    const holder = await givenHolder(app);
    const manager = await givenSignedIn(app);
    await givenManager(app, manager, holder.line);
    const said = await sayUser(app, holder.token, holder.line, 'adult');
    expect(said.json()).toMatchObject({ kind: 'adult', records: 'consentRequired' });
    for (const { token } of [holder, manager])
      expect(await readsRecords(app, token, holder.line)).toBe(closed);
    expect(await lastMessage(app, holder.line.serviceNumber)).toContain('sin tu permiso');
    expect((await toldTo(app, manager))[0]).toMatchObject({ messageType: 'lineUserChanged' });
    const chain = await app.call({ method: 'GET', url: listConsents.path, token: holder.token });
    expect(chain.json()[0]).toMatchObject({
      kind: 'lineUser',
      subject: 'La línea la usa otra persona adulta',
      serviceNumber: holder.line.number,
    });
  });

  it.each(['holder', 'minor'] as const)('a %s: it stays open', async (kind) => {
    const holder = await givenHolder(app);
    expect((await sayUser(app, holder.token, holder.line, kind)).json()).toMatchObject({ kind });
    expect(await readsRecords(app, holder.token, holder.line)).toBe('200');
  });

  it.each(['holder', 'minor'] as const)(
    'no longer another adult, but a %s: holds once the line itself has confirmed it',
    async (kind) => {
      const { line, holder, user } = await givenUsedLine(app);
      const said = await sayUser(app, holder.token, line, kind);
      expect(said.json()).toMatchObject({ kind: 'adult', change: { purpose: kind } });
      expect(await readsRecords(app, holder.token, line)).toBe(closed);
      expect((await toldTo(app, user))[0]).toMatchObject({ messageType: 'consentAsked' });
      const link = await linkSentTo(app, line);
      expect((await openLink(app, link)).json()).toMatchObject({ purpose: kind, status: 'asked' });
      expect((await answerByLink(app, link, true)).statusCode).toBe(204);
      expect(await seenUser(app, holder.token, line)).toMatchObject({ kind, change: null });
      expect(await readsRecords(app, holder.token, line)).toBe('200');
      expect((await toldTo(app, holder))[0]).toMatchObject({ messageType: 'consentMoved' });
    },
  );

  it('and refused by who uses it, nothing changes', async () => {
    const { line, holder } = await givenUsedLine(app);
    await sayUser(app, holder.token, line, 'holder');
    await answerByLink(app, await linkSentTo(app, line), false);
    expect(await seenUser(app, holder.token, line)).toMatchObject({ kind: 'adult', change: null });
    expect(await readsRecords(app, holder.token, line)).toBe(closed);
  });

  it('a minor who then proves that the line is theirs does not close it to who holds it', async () => {
    const holder = await givenHolder(app);
    await sayUser(app, holder.token, holder.line, 'minor');
    const user = await givenSignedIn(app);
    await associateByCode(app, user, holder.line);
    for (const { token } of [holder, user]) expect(await readsRecords(app, token, holder.line)).toBe('200');
  });

  it('who holds the line does not become its user by a code, whatever they have in hand', async () => {
    const holder = await givenHolder(app);
    await sayUser(app, holder.token, holder.line, 'adult');
    const beside = await givenLine(app, { beside: holder.line });
    await associateByCode(app, holder, beside);
    await dissociate(app, holder.token, holder.line.number, '2');
    await associateByCode(app, holder, holder.line);
    expect(await readsRecords(app, holder.token, holder.line)).toBe(closed);
  });
});

describe('who uses a line says that they no longer do', () => {
  it('204: it is open again, and everybody who manages it is told', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    expect((await endUser(app, holder.token, line)).statusCode).toBe(404);
    expect((await endUser(app, user.token, line)).statusCode).toBe(204);
    expect(await seenUser(app, holder.token, line)).toMatchObject({ kind: null, records: 'open' });
    expect((await toldTo(app, holder))[0]?.content).toContain('ya no la usa');
  });
});

describe('what is closed, and what is not', () => {
  it('calls, messages and sessions in every shape; figures and bills stay', async () => {
    const { line, holder, user } = await givenUsedLine(app);
    const [record] = await givenRecords(app, line, calls(2));
    const own = await givenLine(app, { beside: line });
    await givenManager(app, holder, own);
    await givenRecords(app, own, calls(1));
    const get = (url: string, token = holder.token) => app.call({ method: 'GET', url, token });
    const named = `serviceId=${line.number}`;
    for (const url of [
      `${getDataUsage.path}?${named}`,
      `${listUsages.path}?${named}`,
      ...['voice', 'data', 'sms'].flatMap((table) =>
        ['csv', 'json'].map((type) => `${getDocument.path}?type=${type}&table=${table}&${named}`),
      ),
    ]) {
      expect([url, (await get(url)).json().code]).toEqual([url, 'USER_CONSENT_REQUIRED']);
      expect((await get(url, user.token)).statusCode).toBe(200);
    }
    const one = getUsage.path.replace(':id', String(record?.recordId));
    expect((await get(one)).statusCode).toBe(404);
    expect((await get(one, user.token)).statusCode).toBe(200);
    // Where no line is named, those of the others.
    expect((await get(listUsages.path)).json()).toHaveLength(1);
    for (const url of [
      `${listDailyUsage.path}?${named}&usageType=voice`,
      `${listUsageConsumptionReports.path}?product.publicIdentifier=${line.number}`,
      `${getDocument.path}?type=csv&table=movements&${named}`,
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
  });

  it('a viewer and a payer are refused for their role, and see that', async () => {
    const { line, holder } = await givenUsedLine(app);
    const viewer = await givenSignedIn(app);
    await givenPerson(app, holder, 'viewer', viewer);
    expect(await readsRecords(app, viewer.token, line)).toBe('403 ROLE_NOT_ENOUGH');
    expect((await listUsers(app, viewer.token)).json()).toMatchObject([{ records: 'notForRole' }]);
  });
});
