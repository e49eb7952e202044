// The rules of the login form: what may be sent, in which spelling, and what a refusal says.
import { mobileDigits } from '@portal/market/service-number';
import { noAnswer, type RequestError } from '../../../lib/http/result.ts';
import { isNumeric, phoneToSend } from '../../../lib/phone.ts';
import { paths, trimSlash } from '../../../lib/place/paths.ts';
import { ourNumberCopy } from '../../../shared/line/our-number.copy.ts';
import { blockedWords } from '../../../shared/profile/blocked-words.ts';
import { loginErrors as errors } from './login.copy.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

export interface FieldProblem {
  field: 'username' | 'password';
  text: string;
}

export function checkLogin(username: string, password: string): FieldProblem | null {
  const name = username.trim();
  if (name === '' || password === '') {
    return { field: name === '' ? 'username' : 'password', text: errors.empty };
  }
  const text = name.includes('@') ? checkEmail(name) : checkNumber(name);
  return text === null ? null : { field: 'username', text };
}

function checkEmail(name: string): string | null {
  return EMAIL.test(name) ? null : errors.email;
}

/** Pasted as `099 100 0001` it is a number all the same. */
function checkNumber(name: string): string | null {
  const number = name.replace(/\s/g, '');
  if (!isNumeric(number)) return errors.notNumeric;
  return number.length === mobileDigits ? null : ourNumberCopy.wrong();
}

/** Trimmed; an e-mail in lower case, a number as `593…`. */
export function usernameToSend(username: string): string {
  const name = username.trim();
  return name.includes('@') ? name.toLowerCase() : phoneToSend(name);
}

export interface Refusal {
  title: string;
  text?: string;
  /** What was typed is why: the fields are marked, and typed anew. */
  isOfFields?: true;
  /** No answer came at all. */
  isUnanswered?: true;
  /** The password is to be typed again: its attempt is over. */
  isOver?: true;
}

/** Wrong passwords lock passwords alone: the other doors are open. */
export function passwordRefusal(error: RequestError): Refusal {
  const refusal = refusalWords(error);
  return error.code === 'LOCKED' ? { ...refusal, text: errors.blockedHint } : refusal;
}

/** The documents decide by substrings of the server's message. */
export function refusalWords({ code, message }: RequestError): Refusal {
  const unanswered = noAnswer({ code });
  if (unanswered) return { title: unanswered.text, isUnanswered: true };
  const blocked = blockedWords(message);
  if (blocked) return { title: blocked, isOfFields: true };
  if (/114E|115E|incorrecta/.test(message))
    return { title: errors.wrong, text: errors.wrongHint, isOfFields: true };
  if (code === 'OTP_INVALID')
    return { title: errors.wrongCode, text: errors.wrongCodeHint, isOfFields: true };
  if (code === 'PASSKEY_REFUSED') return { title: errors.wrongPasskey, text: errors.wrongPasskeyHint };
  if (code === 'LOGIN_ATTEMPT_ENDED') return { title: message, isOver: true };
  if (code === 'TOO_MANY_REQUESTS') return { title: errors.unknown, text: message };
  return { title: errors.unknown };
}

// Where a customer goes after signing in: the remembered origin if it is a page of this portal, else home.
const PUBLIC: readonly string[] = [paths.login(), paths.loginPage()].map(trimSlash);

/** `state` is the navigation state the guard left: `{ from: '/billing/' }`. */
export function nextPage(state: unknown, isAvailable: (path: string) => boolean): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || !/^\/(?![/\\])/.test(from)) return paths.home();
  const [path = ''] = from.split(/[?#]/);
  return isAvailable(path) && !PUBLIC.includes(trimSlash(path)) ? from : paths.home();
}
