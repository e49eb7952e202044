// The two calls of a password change, and the words for each refusal (1-access.md §8).
import { changePassword } from '../../api/account.ts';
import { verifyPassword } from '../../api/session.ts';
import type { RequestError } from '../../lib/http/result.ts';
import { blockedWords } from '../../shared/blocked-words.ts';
import { accountCopy } from './account.copy.ts';
import { passwordErrors as errors } from './change-password.copy.ts';
import type { PasswordEntry } from './password-rules.ts';

/** Null once it is changed; else what the dialog 'Error' says. */
export async function verifyAndChange(sub: string, { current, next }: PasswordEntry): Promise<string | null> {
  const unverified = await verifyPassword({ username: sub, password: current });
  if (unverified) return verifyWords(unverified);
  const refused = await changePassword(sub, next);
  return refused && serverWords(refused);
}

export function verifyWords(error: RequestError): string {
  if (/114E|115E|incorrecta/.test(error.message)) return errors.wrongCurrent;
  return blockedWords(error.message) ?? serverWords(error);
}

/** The server's message as it is; where there was no answer it has none. */
export function serverWords({ message }: RequestError): string {
  return message || accountCopy.unknown;
}
