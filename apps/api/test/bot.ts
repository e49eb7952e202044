// A person at the bot check: takes a challenge and solves it, as the browser's widget does.
import { getBotChallenge } from '@portal/contract/help/portal-support';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestApp } from './build-app.ts';

export async function solveBotCheck(app: TestApp, purpose = 'checkRegistered'): Promise<string> {
  const answer = await app.call({ method: 'GET', url: `${getBotChallenge.path}?purpose=${purpose}` });
  const challenge = answer.json() as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
