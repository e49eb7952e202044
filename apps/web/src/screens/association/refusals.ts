// What each refusal of association says (LINE-11), decided by status and substring.
import type { Refused } from '../../api/person/access.ts';
import { noAnswer } from '../../lib/http/result.ts';
import { settings } from '../../lib/settings.ts';
import { refusalCopy as copy } from './association.copy.ts';

export interface Alert {
  title: string;
  text: string;
  /** A second sentence. */
  more?: string;
}

/** Old systems end their sentence with the name of an exception. */
const MARKER = ': com';

/** The server's own sentence; nothing when it did not answer, or failed itself. */
function wordsOf({ error, status }: Refused): string {
  return status >= 400 && status < 500 ? (error.message.split(MARKER)[0] ?? '').trim() : '';
}

function businessAlert({ error }: Refused): Alert | null {
  if (!error.message.includes('SUBSCRIPTOR NO EXISTE')) return null;
  return { title: copy.businessTitle, text: copy.business(settings().brand) };
}

function isBadRequest({ error }: Refused): boolean {
  return error.message.includes('BAD REQUEST');
}

/** The first code could not be sent, or another one. */
export function codeAlert(refused: Refused, which: 'first' | 'again'): Alert {
  const business = businessAlert(refused);
  if (business) return { ...business, more: copy.notBusiness };
  if (isBadRequest(refused)) return { title: copy.error, text: copy.checkData };
  const unanswered = noAnswer(refused.error);
  if (unanswered) return unanswered;
  const more = wordsOf(refused);
  if (which === 'again') return { title: copy.error, text: copy.resendFailed, ...(more && { more }) };
  return { title: copy.error, text: more || copy.sendFailed };
}

export function wrongCodeAlert(refused: Refused): Alert {
  if (refused.error.code === 'OTP_INVALID') return { title: copy.wrongCodeTitle, text: copy.wrongCode };
  return noAnswer(refused.error) ?? { title: copy.error, text: wordsOf(refused) || copy.unknown };
}

/** The code was right, and the line was still not associated. */
export function notAssociatedAlert(refused: Refused): Alert {
  return noAnswer(refused.error) ?? businessAlert(refused) ?? notAccepted(refused, copy.unknown);
}

export function homeAlert(refused: Refused): Alert {
  const ownWords = noAnswer(refused.error) ?? businessAlert(refused);
  if (ownWords) return ownWords;
  if (isBadRequest(refused) || wordsOf(refused)) return notAccepted(refused, copy.homeFailed);
  return { title: copy.homeFailedTitle, text: copy.homeFailed };
}

function notAccepted(refused: Refused, fallback: string): Alert {
  const text = isBadRequest(refused) ? copy.checkData : wordsOf(refused) || fallback;
  return { title: copy.notAcceptedTitle, text };
}
