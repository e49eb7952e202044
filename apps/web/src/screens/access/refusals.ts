// What each refusal of registration and recovery says (JOIN-8), decided by status and substring.
import { NO_CODE, type Refused } from '../../api/person/access.ts';
import { noAnswer } from '../../lib/http/result.ts';
import { settings } from '../../lib/settings.ts';
import { ourNumberCopy } from '../../shared/line/our-number.copy.ts';
import { alertCopy as copy } from './access.copy.ts';
import { wayOf } from './access-rules.ts';

export interface Alert {
  title: string;
  text: string;
  /** A second sentence. */
  more?: string;
  /** A second way out, beside closing it. */
  offers?: 'signIn' | 'code';
  /** The flow cannot go on from here: closing it leads to its start. */
  restarts?: true;
  /** What was typed first is why: its field is marked. */
  isOfIdentifier?: true;
  /** A limit: trying again at once would be refused as well. */
  waits?: true;
}

const error = (text: string): Alert => ({ title: copy.error, text });

const ofIdentifier = (alert: Alert): Alert => ({ ...alert, isOfIdentifier: true });

const ALREADY_REGISTERED: Alert = ofIdentifier({ ...error(copy.alreadyRegistered), offers: 'signIn' });

/** No answer, limits, a blocked account and a failed bot check speak for themselves everywhere. */
function commonAlert({ error: { code, message }, status }: Refused): Alert | null {
  if (status === 412) return ofIdentifier(error(message.split(':')[0] || copy.unknown));
  if (status === 429) return { ...error(message || copy.unknown), waits: true };
  if (code === 'BOT_CHECK_FAILED') return error(message || copy.unknown);
  return noAnswer({ code });
}

/** Registration: null means that the identifier is free, and a code may be asked for. */
export function registerCheckAlert(refused: Refused | null): Alert | null {
  if (refused === null) return ALREADY_REGISTERED;
  if (refused.status === 404 || refused.status === 400) return null;
  return commonAlert(refused) ?? serviceAlert(refused);
}

export function registerCodeAlert(refused: Refused, identifier: string): Alert {
  const { code, message } = refused.error;
  if (code === NO_CODE || message.includes('otro usuario')) return ALREADY_REGISTERED;
  if (code === 'BUSINESS_LINE')
    return ofIdentifier({ title: copy.businessTitle, text: copy.business(settings().brand) });
  // Ten digits that are no mobile number at all are not a line of the operator either.
  const isOtherNumber = code === 'INVALID' && wayOf(identifier) === 'phone';
  if (isOtherNumber || message.includes('SUBSCRIPTOR NO EXISTE')) {
    return ofIdentifier({ title: copy.otherCompanyTitle, text: copy.otherCompany });
  }
  return commonAlert(refused) ?? serviceAlert(refused);
}

/** The last step of registration; rules of names and passwords are the form's to show. */
export function completeAlert(refused: Refused): Alert {
  const { code, message } = refused.error;
  if (message.includes('otro usuario')) return ALREADY_REGISTERED;
  if (code === 'ACCOUNT_LEAVING') return { title: copy.leavingTitle, text: copy.leaving };
  if (code === 'GRANT_REQUIRED') return { ...error(copy.unexpected), restarts: true };
  return commonAlert(refused) ?? serviceAlert(refused);
}

function serviceAlert({ status }: Refused): Alert {
  return status >= 500 ? { title: copy.serviceTitle, text: copy.service } : error(copy.unexpected);
}

/** Recovery: null means that the identifier is registered. */
export function recoveryCheckAlert(refused: Refused | null): Alert | null {
  if (refused === null) return null;
  if (refused.status === 404 || refused.status === 400) return ofIdentifier(error(copy.notRegistered));
  const alert = commonAlert(refused) ?? error(copy.unknown);
  return refused.status === 412 ? { ...alert, more: copy.blockedWays, offers: 'code' } : alert;
}

export function recoveryCodeAlert(refused: Refused, identifier: string): Alert {
  const { status } = refused;
  if (refused.error.code === 'NUMBER_MOVED') return ofIdentifier(error(refused.error.message));
  if (status === 404 && wayOf(identifier) === 'phone') return ofIdentifier(error(ourNumberCopy.notOurs()));
  if (status === 404 || status === 400 || refused.error.code === NO_CODE)
    return ofIdentifier(error(copy.notRegistered));
  return commonAlert(refused) ?? error(copy.unknown);
}

/** Another code could not be sent; beneath the sentence that says so, the limit or the block behind it. */
export function resendAlert(refused: Refused): Alert {
  const { text: more, ...why } = commonAlert(refused) ?? error('');
  return noAnswer(refused.error) ?? { ...why, text: copy.resendFailed, ...(more && { more }) };
}

export function wrongCodeAlert(refused: Refused): Alert {
  if (refused.error.code === 'OTP_INVALID') return { title: copy.wrongCodeTitle, text: copy.wrongCode };
  return commonAlert(refused) ?? error(copy.unknown);
}

/** A grant that is spent or too old will not become good again. */
export function notChangedAlert({ error: { code } }: Refused): Alert {
  const alert = error(copy.notChanged);
  return noAnswer({ code }) ?? (code === 'GRANT_REQUIRED' ? { ...alert, restarts: true } : alert);
}
