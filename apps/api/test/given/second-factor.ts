// A person with an app of codes: what the app would show, and the calls around it.
import { beginSecondFactor, confirmSecondFactor } from '@portal/contract/access/second-factor';
import { login, stepUp } from '@portal/contract/access/sso';
import { generate } from 'otplib';
import type { TestApp } from '../build-app.ts';
import type { GivenUser } from './given-user.ts';

/** @param later half minutes from now, for a code that is not the one before */
export const codeOf = (secret: string, later = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + 30 * later });

export const enter = (
  app: TestApp,
  payload: { username?: string; password?: string; code?: string },
  attempt?: string,
) =>
  app.call({
    method: 'POST',
    url: login.path,
    payload,
    headers: attempt === undefined ? {} : { 'x-login-attempt': attempt },
  });

export const proveByPassword = (app: TestApp, token: string, password: string) =>
  app.call({ method: 'POST', url: stepUp.path, token, payload: { password } });

/** As if a code of the app had been typed in each of their sessions: each code is taken once. */
export const proveAsByCode = (app: Pick<TestApp, 'database'>, userId: string) =>
  app.database.pool.query(
    "update sessions set password_verified_at = now(), unused_proof = 'factor' where user_id = $1",
    [userId],
  );

/** As if their owner had just said who they are, in this session, by whatever they have. */
export const proveSession = (app: Pick<TestApp, 'database'>, token: string) =>
  app.database.pool.query(
    "update sessions set password_verified_at = now(), unused_proof = 'factor' where token_hash = sha256($1)",
    [Buffer.from(token)],
  );

/** Answers the secret, the backup codes, and a session that has said again who it is. */
export async function givenSecondFactor(app: TestApp, { userId, email, password }: GivenUser) {
  const token = await app.signIn(email, password);
  await proveByPassword(app, token, password);
  const { secret } = (await app.call({ method: 'POST', url: beginSecondFactor.path, token })).json();
  const answer = await confirmBefore(app, token, String(secret));
  if (answer.statusCode !== 200) throw new Error(`not confirmed: ${answer.body}`);
  await proveAsByCode(app, userId);
  return { secret: String(secret), token, backupCodes: answer.json().backupCodes as string[] };
}

const halfMinute = () => Math.floor(Date.now() / 30_000);

/** By the code before this one, so that this one is still good; once more where it has become too old on its way. */
async function confirmBefore(app: TestApp, token: string, secret: string): ReturnType<TestApp['call']> {
  const begunIn = halfMinute();
  const payload = { code: await codeOf(secret, -1) };
  const answer = await app.call({ method: 'PUT', url: confirmSecondFactor.path, token, payload });
  return answer.statusCode === 200 || halfMinute() === begunIn ? answer : confirmBefore(app, token, secret);
}

/** The first step; answers what the second one needs. */
export async function attemptOf(app: TestApp, { email: username, password }: GivenUser): Promise<string> {
  const answer = await enter(app, { username, password });
  return String(answer.headers['x-login-attempt']);
}
