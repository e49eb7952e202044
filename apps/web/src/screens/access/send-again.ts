// Another code for the same person; the pass of the bot check is renewed silently when it has run out.
import { type CodeOnItsWay, type Refused, sendCodeAgain } from '../../api/person/access.ts';
import type { AccessFlowKind, SentCode } from '../../session/access-flow.ts';
import { askIfRegistered } from './person-check.ts';
import { type Alert, resendAlert } from './refusals.ts';
import { rememberSentCode } from './start-flow.ts';

/** Null when a new code is on its way, and remembered; the one before is dead. */
export async function sendAgain(
  kind: AccessFlowKind,
  { identifier, ...before }: SentCode,
): Promise<Alert | null> {
  let answer = await sendCodeAgain(identifier);
  if (needsNewPass(answer)) {
    await askIfRegistered(identifier);
    answer = await sendCodeAgain(identifier);
  }
  if ('error' in answer) return resendAlert(answer);
  // The kind of line is told with the first code only.
  rememberSentCode(kind, identifier, { ...answer, subscriptionType: before.subscriptionType });
  return null;
}

function needsNewPass(answer: CodeOnItsWay | Refused): boolean {
  return 'error' in answer && answer.error.code === 'BOT_CHECK_FAILED';
}
