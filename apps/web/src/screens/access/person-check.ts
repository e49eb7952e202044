// The bot check of registration and recovery: asking it, and what its failures say.
import { checkRegistered, type Refused } from '../../api/person/access.ts';
import { BotCheckFailure } from '../../lib/bot-check/port.ts';
import { personCheck } from '../../shared/person-check.ts';
import { alertCopy, stepCopy } from './access.copy.ts';
import type { Alert } from './refusals.ts';

/** Is it registered? Asked with a fresh proof; after any refusal the next time begins with a new one. */
export async function askIfRegistered(
  identifier: string,
): Promise<{ refused: Refused | null } | { failure: BotCheckFailure }> {
  const check = personCheck();
  try {
    const refused = await checkRegistered(identifier, await check.proof());
    if (refused) check.reset();
    return { refused };
  } catch (error) {
    check.reset();
    return { failure: error instanceof BotCheckFailure ? error : new BotCheckFailure('failed') };
  }
}

/** `unreachable` says what the flow says of any lost connection. */
export function botAlert({ trouble }: BotCheckFailure, unreachable: Alert): Alert {
  if (trouble === 'insecure') return { title: stepCopy.insecureTitle, text: stepCopy.insecure };
  if (trouble === 'failed') return { title: alertCopy.error, text: alertCopy.unknown };
  return unreachable;
}
