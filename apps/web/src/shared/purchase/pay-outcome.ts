// What each answer to a payment means for the customer. No answer is never a refusal (PAY-2).
import type { Payment } from '@portal/contract/paying/payments';
import { type RequestError, type Result, STEP_UP_REQUIRED } from '../../lib/http/result.ts';
import { helpPhones } from '../line/help-phones.ts';
import { purchaseCopy } from './purchase.copy.ts';

const { trouble: words } = purchaseCopy;

/** For a dialog: title and sentence. */
export interface Trouble {
  title: string;
  text: string;
  /** Of the payment that has paid it already: a person mends it. */
  authorization?: string;
}

export type PayOutcome =
  | { kind: 'paid'; payment: Payment }
  /** It is to be paid elsewhere, by what the payment says. */
  | { kind: 'waiting'; payment: Payment }
  /** The server knows it, or may know it: ask until it is final. */
  | { kind: 'unknown' }
  /** No money moved. */
  | { kind: 'refused'; trouble: Trouble }
  /** It is not what the screen shows: it costs something else, is not there, or somebody else is paying it. */
  | { kind: 'changed'; what: 'amount' | 'gone' | 'taken' };

export function outcomeOfAnswer(result: Result<Payment>): PayOutcome {
  if (!result.error) return outcomeOfPayment(result.data);
  const { error, code: status } = result;
  if (status < 400 || status >= 500 || error.code === 'KEY_REUSED') return { kind: 'unknown' };
  if (error.code === 'BILL_PAID_HERE') return { kind: 'refused', trouble: paidHere(error) };
  if (status === 404) return { kind: 'changed', what: 'gone' };
  if (status === 409) return { kind: 'changed', what: error.code === 'AMOUNT_CHANGED' ? 'amount' : 'taken' };
  return { kind: 'refused', trouble: troubleOf(status, error) };
}

/** How a payment that the server knows stands. */
export function outcomeOfPayment(payment: Payment): PayOutcome {
  if (payment.status === 'authorized') return { kind: 'paid', payment };
  if (payment.status === 'pending') return { kind: 'waiting', payment };
  if (payment.status === 'pendingAuthorization') return { kind: 'unknown' };
  return { kind: 'refused', trouble: declined(payment.declineMessage ?? words.declined) };
}

/** A rule of the operator's, too many tries. */
const SAID_TO_CUSTOMERS: readonly number[] = [422, 429];

export const paidHere = ({ authorizationCode = '' }: RequestError): Trouble => ({
  title: words.paidHere.title,
  text: words.paidHere.text(authorizationCode, helpPhones().join(' o al ')),
  authorization: authorizationCode,
});

function declined(reason: string): Trouble {
  return { title: words.payment, text: words.with(reason, words.next.card) };
}

/** The server's own words where they are meant for the customer. */
function troubleOf(status: number, error: RequestError): Trouble {
  if (error.code === STEP_UP_REQUIRED) return { title: words.payment, text: words.notConfirmed };
  if (status === 402 && error.message !== '') return declined(error.message);
  if (SAID_TO_CUSTOMERS.includes(status) && error.message !== '') {
    return { title: words.payment, text: words.with(error.message, words.next.other) };
  }
  return { title: words.unknown, text: words.with(words.unknownText, words.next.other) };
}
