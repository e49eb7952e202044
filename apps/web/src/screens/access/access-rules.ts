// What may be typed to register or to recover the access: an e-mail or a phone number, and a new password.
import { passwordRules } from '@portal/market/passwords';
import { mobileDigits } from '@portal/market/service-number';
import { isNumeric, phoneToSend } from '../../lib/phone.ts';
import { ourNumberCopy } from '../../shared/line/our-number.copy.ts';
import { completeErrors, identifierErrors, newPasswordErrors } from './access.copy.ts';

/** Letters without accents, as mail servers everywhere take them; 254 is the longest address there is. */
const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;
const LONGEST_EMAIL = 254;

interface IdentifierWords {
  empty: string;
  notNumeric: string;
}

/** @returns the sentence to show, or null when it may be sent */
export function checkIdentifier(typed: string, words: IdentifierWords): string | null {
  const identifier = cleaned(typed);
  if (identifier === '') return words.empty;
  if (identifier.includes('@')) {
    return EMAIL.test(identifier) && identifier.length <= LONGEST_EMAIL ? null : identifierErrors.email;
  }
  if (!isNumeric(identifier)) return words.notNumeric;
  return identifier.length === mobileDigits ? null : ourNumberCopy.wrong();
}

/** An e-mail in lower case, a number as `593…`. */
export function identifierToSend(typed: string): string {
  const identifier = cleaned(typed);
  return identifier.includes('@') ? identifier.toLowerCase() : phoneToSend(identifier);
}

/** A number pasted as `099 300 0001` is a number; inside an e-mail a space is a mistake. */
function cleaned(typed: string): string {
  return typed.includes('@') ? typed.trim() : typed.replace(/\s/g, '');
}

export function wayOf(identifier: string): 'email' | 'phone' {
  return identifier.includes('@') ? 'email' : 'phone';
}

export interface PasswordProblem {
  field: 'password' | 'confirmation';
  text: string;
}

/** What is wrong with a password at registration and recovery (JOIN-3). */
export function checkNewUserPassword(password: string, confirmation: string): PasswordProblem | null {
  const { length, digit, plain } = passwordRules(password);
  if (!length || !digit) return { field: 'password', text: completeErrors.length };
  if (!plain) return { field: 'password', text: completeErrors.rules };
  if (password !== confirmation) return { field: 'confirmation', text: completeErrors.different };
  return null;
}

/** `nothing`: both are empty, and the documents have a dialog for that. */
export function checkRecoveredPassword(
  password: string,
  confirmation: string,
): PasswordProblem | 'nothing' | null {
  if (password === '' && confirmation === '') return 'nothing';
  if (password === '') return { field: 'password', text: newPasswordErrors.required };
  const { length, digit, plain } = passwordRules(password);
  if (!length || !digit || !plain) return { field: 'password', text: newPasswordErrors.rules };
  if (password !== confirmation) return { field: 'confirmation', text: newPasswordErrors.different };
  return null;
}
