// The current password asked again, for what must not be done by whoever finds the portal open.
import type { RequestError } from '../../lib/http/result.ts';
import { blockedWords } from './blocked-words.ts';
import { currentPasswordCopy as copy } from './profile.copy.ts';

/** Null when the refusal speaks of something else. */
export function currentPasswordWords({ code, message }: RequestError): string | null {
  // Longer than the contract takes is nobody's password.
  if (/114E|115E|incorrecta/.test(message) || code === 'INVALID') return copy.wrong;
  return blockedWords(message);
}
