// What the portal shows of an attempt: the page itself, or how it ended. The server decides, the page only hints.
import type { PaymentFrame } from '@portal/contract/paying/payment-frame';
import type { Payment } from '@portal/contract/paying/payments';
import { purchaseKinds } from '@portal/contract/paying/purchase-kinds';
import { type BridgeResult, scenarioNames } from '../../lib/assistant-bridge.ts';

export type Hint = 'success' | 'error';

export type Standing =
  | { at: 'page' }
  /** The page has said how it ended; the server has not. */
  | { at: 'checking' }
  | { at: 'paid'; payment: Payment }
  | { at: 'verifying' }
  | { at: 'notPaid'; reason: string | null }
  | { at: 'unconfirmed' }
  | { at: 'expired' };

/**
 * @param frame as the server said last
 * @param hint what the page has said, or that the customer wants to close
 * @param isFresh whether the server was asked after that
 */
export function standingOf(frame: PaymentFrame, hint: Hint | 'leaving' | null, isFresh: boolean): Standing {
  const { status, payment } = frame;
  if (status === 'authorized' && payment) return { at: 'paid', payment };
  if (hint === null) return status === 'expired' ? { at: 'expired' } : { at: 'page' };
  if (!isFresh) return { at: 'checking' };
  if (status === 'pendingAuthorization') return { at: 'verifying' };
  if (hint === 'success') return { at: 'unconfirmed' };
  return { at: 'notPaid', reason: payment?.declineMessage ?? null };
}

/** As the assistant's scenarios know it. */
export function resultName({ type, payment }: PaymentFrame): BridgeResult {
  const bought = payment?.paymentItem[0]?.item['@referredType'];
  if (bought) return scenarioNames[purchaseKinds[bought].soldAs];
  if (type === 'postpaid' || type === 'fixed') return scenarioNames.bill;
  return scenarioNames[type === 'recharge' ? 'recharge' : 'package'];
}

// What the frame's page may say to the portal's window, and what counts of it (PAY-13).
/** `sid`: of the attempt; whatever is said about another one is not for us. */
export type FrameWord = { kind: 'asks'; nonce: string } | { kind: 'success' } | { kind: 'error' };

/** Null for what is no word of the frame's. */
export function wordIn(data: unknown, sid: string): FrameWord | null {
  if (typeof data === 'string') return legacyWord(data);
  if (typeof data !== 'object' || data === null) return null;
  const { v, status, sid: about, nonce } = data as Record<string, unknown>;
  if (v !== 1 || about !== sid) return null;
  if (status === 'waiting-credentials') return typeof nonce === 'string' ? { kind: 'asks', nonce } : null;
  if (status === 'EXITO') return { kind: 'success' };
  return status === 'ERROR' ? { kind: 'error' } : null;
}

/** A text of older pages: it is a success unless it speaks of an error, too. */
function legacyWord(text: string): FrameWord | null {
  if (text.includes('ERROR')) return { kind: 'error' };
  return text.includes('EXITO') ? { kind: 'success' } : null;
}
