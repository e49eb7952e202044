// The two calls of a password change, and the words for each refusal (SELF-2).
import { changePassword } from '../../api/person/account.ts';
import { verifyPassword } from '../../api/person/session.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { currentPasswordWords } from '../../shared/profile/current-password.ts';
import { withCommonPassword } from '../../shared/profile/profile.copy.ts';
import { formCopy } from './account.copy.ts';
import type { PasswordEntry } from './password-rules.ts';

export interface Refused {
  /** What the dialog 'Error' says. */
  words: string;
  /** Whose fault it is; null where none of the fields is. */
  field: 'current' | 'next' | null;
}

/** Null once it is changed. */
export async function verifyAndChange(
  sub: string,
  { current, next }: PasswordEntry,
): Promise<Refused | null> {
  const unverified = await verifyPassword({ username: sub, password: current });
  if (unverified) return verifyRefusal(unverified);
  const refused = await changePassword(sub, next);
  return refused && changeRefusal(refused);
}

export function verifyRefusal(error: RequestError): Refused {
  const words = currentPasswordWords(error);
  return words ? { words, field: 'current' } : { words: serverWords(error), field: null };
}

export function changeRefusal(error: RequestError): Refused {
  const words = serverWords(error);
  if (error.code === 'PASSWORD_COMMON') return { words: withCommonPassword(words), field: 'next' };
  return { words, field: ['PASSWORD_RULES', 'SAME_PASSWORD'].includes(error.code) ? 'next' : null };
}

/** The server's message as it is; where there was no answer it has none. */
function serverWords({ message }: RequestError): string {
  return message || formCopy.unknown;
}
