// What a refusal of the code or of the order means for the customer (BUY-7), decided by code and status.
import type { Refused } from '../../api/person/access.ts';
import { isNetworkFailure } from '../../lib/http/result.ts';
import { codeCopy as copy } from './plan-change.copy.ts';

export interface Trouble {
  kind: 'danger' | 'success' | 'warning';
  title?: string;
  text: string;
}

/** What becomes of a change that was refused. */
export type Verdict =
  /** Another order waits already. */
  | { is: 'pending' }
  /** It costs something else now. */
  | { is: 'priceChanged' }
  /** Another code is needed. */
  | { is: 'unconfirmed' }
  /** No answer: the same order may be sent again. */
  | { is: 'unanswered' }
  /** Over; in the server's words where the documents quote them. */
  | { is: 'refused'; reason: string };

export function verdictOf({ error, status }: Refused): Verdict {
  if (error.code === 'PLAN_CHANGE_PENDING') return { is: 'pending' };
  if (error.code === 'AMOUNT_CHANGED') return { is: 'priceChanged' };
  if (error.code === 'GRANT_REQUIRED') return { is: 'unconfirmed' };
  if (isNetworkFailure(error)) return { is: 'unanswered' };
  return { is: 'refused', reason: status === 422 ? error.message : '' };
}

export const unanswered = (isConfirmed: boolean): Trouble => ({
  kind: 'danger',
  title: copy.serviceTitle,
  text: isConfirmed ? `${copy.service}. ${copy.codeKept}` : copy.service,
});

/** The code was not sent: limits and rules speak for themselves. */
export function codeTrouble({ error, status }: Refused, fallback: string): Trouble {
  if (isNetworkFailure(error)) return unanswered(false);
  const speaks = status === 429 || status === 422;
  return { kind: 'danger', text: (speaks && error.message) || fallback };
}
