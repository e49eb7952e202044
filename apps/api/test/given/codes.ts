// What a person does with a code: reads it from the message and types it.

import { beginSecondFactor, confirmSecondFactor } from '@portal/contract/access/second-factor';
import {
  checkRegistered,
  generateCode,
  login,
  resetPassword,
  stepUp,
  validateCode,
} from '@portal/contract/access/sso';
import { generate } from 'otplib';
import { solveBotCheck } from '../bot.ts';
import type { TestApp } from '../build-app.ts';
import type { GivenUser } from './given-user.ts';

/** The newest message to this address or number (E.164 digits), as the outbox holds it. */
export async function lastMessage(app: Pick<TestApp, 'database'>, recipient: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ body: string }>(
    'select body from messages where recipient = $1 order by message_id desc limit 1',
    [recipient],
  );
  const [row] = rows;
  if (!row) throw new Error(`no message to ${recipient}`);
  return row.body;
}

export async function lastCode(app: TestApp, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await lastMessage(app, recipient))?.[0];
  if (!code) throw new Error(`no code for ${recipient}`);
  return code;
}

/** Passes the bot check for this identifier; answers the status of «is this registered?». */
export async function passBotCheck(app: TestApp, identifier: string): Promise<number> {
  const answer = await app.call({
    method: 'POST',
    url: checkRegistered.path,
    headers: { UserId: identifier, 'x-bot-token': await solveBotCheck(app) },
  });
  return answer.statusCode;
}

export const typeCode = (app: TestApp, codeNumberEn: string, codeNumber: string, earlier?: string[]) =>
  app.call({ method: 'POST', url: validateCode.path, payload: { codeNumberEn, codeNumber, earlier } });

/** A code that is certainly not this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** A forgotten password: the code that is asked for by a name, and the new password. */
export const askRecoveryCode = (app: TestApp, identifier: string) =>
  app.call({
    method: 'POST',
    url: generateCode.path,
    headers: { UserId: identifier, OperationId: 'ResetPassword' },
  });

/** @param recipient where the code arrives, as the outbox knows it */
export async function earnResetGrant(
  app: TestApp,
  identifier: string,
  recipient = identifier,
): Promise<string> {
  await passBotCheck(app, identifier);
  const { codeNumberEn } = (await askRecoveryCode(app, identifier)).json();
  return String((await typeCode(app, codeNumberEn, await lastCode(app, recipient))).headers['x-otp-grant']);
}

export const resetWith = (app: TestApp, identifier: string, password: string, grant?: string) =>
  app.call({
    method: 'PUT',
    url: resetPassword.path,
    payload: { password },
    headers: { UserId: identifier, ...(grant ? { 'x-otp-grant': grant } : {}) },
  });

// A person with an app of codes: what the app would show, and the calls around it.

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
