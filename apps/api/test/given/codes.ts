// What a person does with a code: reads it from the message and types it.
import { checkRegistered, validateCode } from '@portal/contract/access/sso';
import { solveBotCheck } from '../bot.ts';
import type { TestApp } from '../build-app.ts';

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
