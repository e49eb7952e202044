// A forgotten password: the code that is asked for by a name, and the new password.
import { generateCode, resetPassword } from '@portal/contract/access/sso';
import type { TestApp } from '../build-app.ts';
import { lastCode, passBotCheck, typeCode } from './codes.ts';

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
