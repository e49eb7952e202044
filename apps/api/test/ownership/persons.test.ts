// Whose is it: what is one person’s, whoever shares a line with them.
import { randomUUID } from 'node:crypto';
import { getFactorRecovery } from '@portal/contract/access/factor-recovery';
import { listPasskeys } from '@portal/contract/access/passkeys';
import { endOtherSessions, listSessions } from '@portal/contract/access/sessions';
import { readTalk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { fileClaim, noteClaim } from '@portal/contract/paying/claims';
import {
  createDataRequest,
  getDataArchive,
  getDataRequest,
  getDataRequestReceipt,
} from '@portal/contract/privacy/data-requests';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../build-app.ts';
import { proveByPassword } from '../given/codes.ts';
import { givenManager } from '../given/given-line.ts';
import { givenUser } from '../given/given-user.ts';
import { givenPasskey } from '../given/passkey.ts';
import { ana, anasLine, app, givenStranger, pablo } from './stranger.ts';

givenStranger();

describe('what is written to a person', () => {
  it('is its author’s alone, whoever shares the line, and whoever has none', async () => {
    const author = await givenUser(app);
    await givenManager(app, author, anasLine);
    const other = await givenUser(app);
    await givenManager(app, other, anasLine);
    const manager = await app.signIn(author.email, author.password);
    const fellow = await app.signIn(other.email, other.password);
    const write = (token: string) =>
      app.call({
        method: 'POST',
        url: fileClaim.path,
        token,
        payload: { ticketType: 'conversation', note: [{ text: 'Hola' }] },
      });
    const { id } = (await write(manager)).json();
    const lineless = await givenUser(app);
    expect((await write(await app.signIn(lineless.email, lineless.password))).statusCode).toBe(201);
    expect((await write('')).statusCode).toBe(401);
    const item = `${listTroubleTickets.path}/${id}`;
    const asked = [
      ['GET', item, undefined, 200],
      ['POST', noteClaim.path.replace(':id', id), { text: 'Sigo.' }, 201],
      ['PUT', readTalk.path.replace(':id', id), undefined, 200],
    ] as const;
    for (const [method, url, payload, own] of asked) {
      const of = (token: string, address = url) =>
        app.call({ method, url: address, token, ...(payload ? { payload } : {}) });
      const answers = [];
      for (const token of [manager, fellow, ana, pablo, '']) answers.push(await of(token));
      expect([url, answers.map(({ statusCode }) => statusCode)]).toEqual([url, [own, 404, 404, 404, 401]]);
      expect((await of(pablo, url.replace(id, 'CHT-000000-AAAAAA'))).body).toBe(answers[3]?.body);
    }
    const list = async (token: string) =>
      (
        await app.call({
          method: 'GET',
          url: `${listTroubleTickets.path}?ticketType=conversation&fields=id`,
          token,
        })
      ).json();
    expect(await list(manager)).toMatchObject([{ id }]);
    for (const token of [fellow, pablo]) expect(await list(token)).toEqual([]);
  });
});

describe('a session', () => {
  it('is seen and closed by its own person alone; to a stranger it is one that does not exist', async () => {
    const user = await givenUser(app);
    const [first, second] = [
      await app.signIn(user.email, user.password),
      await app.signIn(user.email, user.password),
    ];
    const list = async (token: string) =>
      (await app.call({ method: 'GET', url: listSessions.path, token })).json();
    const [{ href }] = (await list(first)).filter(({ current }: { current: boolean }) => !current);
    for (const method of ['GET', 'DELETE'] as const) {
      const [foreign, unreal] = [
        await app.call({ method, url: href, token: pablo }),
        await app.call({ method, url: href.replace(/.$/, '~'), token: pablo }),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
      expect((await app.call({ method, url: href })).statusCode).toBe(401);
    }
    expect((await list(pablo)).map((each: { href: string }) => each.href)).not.toContain(href);
    expect(
      (await app.call({ method: 'DELETE', url: `${endOtherSessions.path}?others=true` })).statusCode,
    ).toBe(401);
    await app.call({ method: 'DELETE', url: `${endOtherSessions.path}?others=true`, token: ana });
    expect(await list(second)).toHaveLength(2);
    expect((await app.call({ method: 'DELETE', url: href, token: first })).statusCode).toBe(204);
    expect((await app.call({ method: 'GET', url: listSessions.path, token: second })).statusCode).toBe(401);
  });
});

describe('a passkey', () => {
  it('is seen and removed by its own person alone; to a stranger it is one that does not exist', async () => {
    const user = await givenUser(app);
    const { token, passkey } = await givenPasskey(app, user);
    const { token: stranger } = await givenPasskey(app, await givenUser(app));
    for (const method of ['GET', 'DELETE'] as const) {
      const [foreign, unreal] = [
        await app.call({ method, url: passkey.href, token: stranger }),
        await app.call({ method, url: passkey.href.replace(/.$/, '~'), token: stranger }),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
      expect((await app.call({ method, url: passkey.href })).statusCode).toBe(401);
    }
    const list = await app.call({ method: 'GET', url: listPasskeys.path, token: stranger });
    expect(list.body).not.toContain(passkey.id);
    expect((await app.call({ method: 'GET', url: passkey.href, token })).statusCode).toBe(200);
  });

  it('and a second step that is about to go are one person’s: a stranger neither sees nor stops it', async () => {
    const user = await givenUser(app);
    await app.database.pool.query(
      "insert into factor_recoveries (user_id, stop_hash, ends_at) values ($1, '', now() + interval '1 day')",
      [user.userId],
    );
    const token = await app.signIn(user.email, user.password);
    const { path: url } = getFactorRecovery;
    expect((await app.call({ method: 'GET', url, token: pablo })).json().endsAt).toBeNull();
    expect((await app.call({ method: 'DELETE', url, token: pablo })).statusCode).toBe(204);
    expect((await app.call({ method: 'DELETE', url })).statusCode).toBe(401);
    expect((await app.call({ method: 'GET', url, token })).json().endsAt).toMatch(/^20/);
  });
});

describe('what somebody asks about their data', () => {
  it('is theirs alone, with its receipt, its archive and its end', async () => {
    const user = await givenUser(app);
    const token = await app.signIn(user.email, user.password);
    const ask = (method: 'GET' | 'DELETE', url: string, bearer: string) =>
      app.call({ method, url, token: bearer });
    const payload = { kind: 'opposition' };
    const asked = await app.call({ method: 'POST', url: createDataRequest.path, token, payload });
    const { id, href } = asked.json();
    await proveByPassword(app, pablo, demoPassword);
    expect((await ask('GET', createDataRequest.path, pablo)).body).not.toContain(id);
    for (const [method, path] of [
      ['GET', getDataRequest.path],
      ['GET', getDataRequestReceipt.path],
      ['GET', getDataArchive.path],
    ] as const) {
      const foreign = await ask(method, path.replace(':id', id), pablo);
      const unreal = await ask(method, path.replace(':id', randomUUID()), pablo);
      expect([foreign.statusCode, foreign.body]).toEqual([404, unreal.body]);
      expect((await app.call({ method, url: path.replace(':id', id) })).statusCode).toBe(401);
    }
    expect((await ask('GET', href, token)).statusCode).toBe(200);
    expect((await app.call({ method: 'POST', url: createDataRequest.path, payload })).statusCode).toBe(401);
  });
});
