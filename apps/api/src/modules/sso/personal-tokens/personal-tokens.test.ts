import {
  createPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
} from '@portal/contract/access/personal-tokens';
import { deleteUser } from '@portal/contract/access/sso';
import { listMessages } from '@portal/contract/help/notifications';
import { listAccumulatedBalances } from '@portal/contract/lines/balance';
import { listUsageConsumptionReports } from '@portal/contract/lines/usage';
import { listDailyUsage } from '@portal/contract/lines/usage-records';
import { getCustomerBill, listCustomerBills } from '@portal/contract/paying/billing';
import type { TokenScope } from '@portal/contract/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/build-app.ts';
import { proveByPassword } from '../../../../test/given/codes.ts';
import { givenAllowance } from '../../../../test/given/given-records.ts';
import { type GivenUser, givenPostpaidLine, givenUser } from '../../../../test/given/given-user.ts';
import { outboxOf } from '../../../../test/given/notifications.ts';
import { callsOfTheContract, hostileRequests, knownOfAna } from '../../../../test/hostile-requests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
});
afterAll(() => app.close());

const every: TokenScope[] = ['usage', 'balance', 'bills'];
const get = (url: string, token: string) => app.call({ method: 'GET', url, token });
const create = (session: string, payload: object) =>
  app.call({ method: 'POST', url: createPersonalToken.path, token: session, payload });

/** A session that has said again who it is, and a token that it has made. */
async function givenToken(user: Pick<GivenUser, 'email' | 'password'>, scopes = every, days = 30) {
  const session = await app.signIn(user.email, user.password);
  await proveByPassword(app, session, user.password);
  const answer = await create(session, { name: 'Pantalla de la cocina', scopes, days });
  if (answer.statusCode !== 201) throw new Error(`not made: ${answer.body}`);
  return { session, ...(answer.json() as { token: string; href: string; id: string; expiresAt: string }) };
}

describe('a personal token', () => {
  it('201: shown once, kept as a hash, and reads what is left of the lines that are theirs then', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    await givenAllowance(app, line);
    const { token, session, href, expiresAt } = await givenToken(user, ['usage'], 7);
    expect(token).toMatch(/^pt_[0-9a-f]{64}$/);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
    const left = `${listUsageConsumptionReports.path}?product.publicIdentifier=${line.number}`;
    expect((await get(left, token)).statusCode).toBe(200);
    const { relatedParty, ...report } = (await get(left, session)).json()[0];
    expect(relatedParty.id).toBe(user.email);
    // Of the moment at which it is asked for.
    const effectiveDate = expect.stringMatching(/^20/);
    expect((await get(left, token)).json()).toEqual([{ ...report, effectiveDate }]);
    expect((await get(href, session)).json()).toMatchObject({
      name: 'Pantalla de la cocina',
      scopes: ['usage'],
      lastUsedAt: expect.stringMatching(/^20/),
    });
    expect((await get(listPersonalTokens.path, session)).body).not.toContain(token);
    const { rows } = await app.database.pool.query(
      'select row_to_json(t)::text as row from personal_tokens t where user_id = $1',
      [user.userId],
    );
    expect(rows[0].row).not.toContain(token.slice(3));
    await app.database.pool.query('delete from associations where user_id = $1', [user.userId]);
    expect((await get(left, token)).statusCode).toBe(404);
  });

  it('is its person’s: nobody else’s line', async () => {
    const [user, other] = [await givenUser(app), await givenUser(app)];
    const line = await givenPostpaidLine(app, other);
    const { token } = await givenToken(user);
    for (const url of [
      `${listUsageConsumptionReports.path}?product.publicIdentifier=${line.number}`,
      `${listAccumulatedBalances.path}?product.publicIdentifier=${line.number}`,
      `${listCustomerBills.path}?serviceId=${line.number}`,
    ])
      expect([url, (await get(url, token)).statusCode]).toEqual([url, 404]);
  });

  it('403: what its scopes do not say, and a bill’s lines whatever they say', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const { token } = await givenToken(user, ['balance']);
    const { token: ofBills } = await givenToken(user, ['bills']);
    for (const [url, each] of [
      [`${listUsageConsumptionReports.path}?product.publicIdentifier=${line.number}`, token],
      [`${listDailyUsage.path}?serviceId=${line.number}`, token],
      [`${listCustomerBills.path}?serviceId=${line.number}`, token],
      [getCustomerBill.path.replace(':id', '001-002-000000001'), ofBills],
    ] as const) {
      const answer = await get(url, each);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'TOKEN_SCOPE']);
    }
  });

  it('403 to every call of the contract whose policy names no scope, and to none that does', async () => {
    const { token, session } = await givenToken({
      email: 'ana.paredes@correo.example',
      password: 'Portal2026',
    });
    const mayRead = (await callsOfTheContract())
      .filter(({ policy }) => policy.access !== 'public' && policy.tokenScope)
      .map(({ id }) => id);
    const refused: string[] = [];
    for (const call of await callsOfTheContract()) {
      const [request] = hostileRequests(call, knownOfAna, { each: 0, seed: 1 });
      if (!request) throw new Error(`no request of ${call.id}`);
      await app.database.pool.query('delete from rate_limits');
      const [answer, stranger] = [await app.call({ ...request, token }), await app.call(request)];
      if (answer.statusCode === 403 && answer.json().code === 'TOKEN_SCOPE') refused.push(call.id);
      // What needs nobody is answered as to nobody.
      else if (!mayRead.includes(call.id))
        expect([call.id, answer.statusCode]).toEqual([call.id, stranger.statusCode]);
    }
    expect(refused.filter((id) => mayRead.includes(id))).toEqual([]);
    expect(refused.length).toBeGreaterThan(80);
    for (const id of [
      'createPersonalToken',
      'getProfile',
      'stepUp',
      'listPermissions',
      'createPayment',
      'getSim',
    ])
      expect(refused).toContain(id);
    expect((await get(listPersonalTokens.path, session)).json()).toHaveLength(1);
  });

  it('401: revoked, ended, changed in one letter, and of an account that is gone', async () => {
    const user = await givenUser(app);
    const line = await givenPostpaidLine(app, user);
    const left = `${listUsageConsumptionReports.path}?product.publicIdentifier=${line.number}`;
    const { token, session, href } = await givenToken(user);
    expect(
      (
        await get(
          left,
          token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        )
      ).statusCode,
    ).toBe(401);
    expect((await get(left, 'pt_short-token-of-nobody')).statusCode).toBe(401);
    expect((await app.call({ method: 'DELETE', url: href, token: session })).statusCode).toBe(204);
    expect((await get(left, token)).statusCode).toBe(401);
    const { token: ended } = await givenToken(user);
    await app.database.pool.query('update personal_tokens set expires_at = now() where user_id = $1', [
      user.userId,
    ]);
    expect((await get(left, ended)).statusCode).toBe(401);
    const { token: left2, session: leaving } = await givenToken(user);
    await proveByPassword(app, leaving, user.password);
    await app.call({ method: 'DELETE', url: deleteUser.path, token: leaving });
    expect((await get(left, left2)).statusCode).toBe(401);
    await app.endErasureDays(user.userId);
    const { rowCount } = await app.database.pool.query('select from personal_tokens where user_id = $1', [
      user.userId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('is seen and revoked by its own person alone', async () => {
    const { href, id } = await givenToken(await givenUser(app));
    const { session: stranger } = await givenToken(await givenUser(app));
    for (const method of ['GET', 'DELETE'] as const) {
      const [foreign, unreal] = [
        await app.call({ method, url: href, token: stranger }),
        await app.call({ method, url: revokePersonalToken.path.replace(':id', '~'), token: stranger }),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(unreal.body);
      expect((await app.call({ method, url: href })).statusCode).toBe(401);
    }
    expect((await get(listPersonalTokens.path, stranger)).body).not.toContain(id);
  });

  it('422: ten at most, also of many at once; 400 without a name, a scope or an end', async () => {
    const user = await givenUser(app);
    const { session } = await givenToken(user);
    const wish = { name: 'Casa', scopes: ['usage'], days: 30 };
    const answers = await Promise.all(Array.from({ length: 15 }, () => create(session, wish)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
    expect((await create(session, wish)).json().code).toBe('TOO_MANY_TOKENS');
    for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['payments'] }, { days: 0 }, { days: 366 }])
      expect((await create(session, { ...wish, ...wrong })).statusCode).toBe(400);
  });

  it('is told of by every way', async () => {
    const user = await givenUser(app);
    const { session } = await givenToken(user);
    await app.settleEvents();
    expect((await get(listMessages.path, session)).json()).toMatchObject([
      { messageType: 'personalTokenMade', content: expect.stringContaining('«Pantalla de la cocina»') },
    ]);
    expect(await outboxOf(app, user.email)).toHaveLength(1);
  });
});
