// Whoever guesses from outside locks signing in, and nobody who is signed in; whoever guesses inside locks themselves.
import { login, stepUp } from '@portal/contract/access/sso';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/build-app.ts';
import { codeOf, givenSecondFactor } from '../../../test/given/codes.ts';
import { type GivenUser, givenUser } from '../../../test/given/given-user.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const proves = async (token: string, payload: object) => {
  const answer = await app.call({ method: 'POST', url: stepUp.path, token, payload });
  return answer.statusCode === 204 ? 204 : answer.json().message;
};
const enters = async ({ email: username }: GivenUser, password: string, remoteAddress: string) =>
  (await app.call({ method: 'POST', url: login.path, payload: { username, password }, remoteAddress })).json()
    .message;
const locked = 'user blocked 15 minutos';

it('nine wrong passwords of strangers lock signing in alone', async () => {
  const user = await givenUser(app);
  const { token, secret } = await givenSecondFactor(app, user);
  for (let index = 0; index < 9; index++) await enters(user, 'Equivocada1', `198.51.100.${index}`);
  expect(await enters(user, user.password, '203.0.113.7')).toBe(locked);
  expect(await proves(token, { password: user.password })).toBe(204);
  expect(await proves(token, { code: await codeOf(secret, 1) })).toBe(204);
  const asked = { username: user.email, password: user.password };
  const verified = await app.call({
    method: 'POST' as const,
    url: login.path,
    token,
    payload: asked,
    headers: { OperationId: 'VerifyPassword' },
  });
  expect(verified.statusCode).toBe(200);
});

it('three wrong ones in a session lock that session, whichever way; signing in and other sessions go on', async () => {
  const user = await givenUser(app);
  const { token } = await givenSecondFactor(app, user);
  const wrong = [{ password: 'Equivocada1' }, { code: '000000' }, { password: 'Equivocada2' }];
  for (const payload of wrong) expect(await proves(token, payload)).not.toBe(204);
  expect(await proves(token, { password: user.password })).toBe(locked);
  expect(await proves(token, { code: '000000' })).toBe(locked);
  const { message } = (
    await app.call({
      method: 'POST' as const,
      url: login.path,
      token,
      payload: { username: user.email, password: user.password },
      headers: { OperationId: 'VerifyPassword' },
    })
  ).json();
  expect(message).toBe(locked);
  // A bearer that is no session counts with those from outside.
  const nobody = `${'A'.repeat(token.length)}`;
  for (let index = 0; index < 3; index++)
    await app.call({
      method: 'POST' as const,
      url: login.path,
      token: nobody,
      payload: { username: user.email, password: 'Equivocada1' },
      headers: { OperationId: 'VerifyPassword' },
    });
  expect(await enters(user, user.password, '203.0.113.7')).toBe(locked);
});
