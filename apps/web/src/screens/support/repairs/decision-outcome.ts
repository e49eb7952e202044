// How a decision ended, from the server's answer and from the order as it was read again afterwards.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { quoteOf } from '../../../shared/repair.ts';

/** `unknown`: no answer came, and the order cannot be read either. */
export type Outcome = 'accepted' | 'rejected' | 'late' | 'changed' | 'failed' | 'unknown';

export interface Answer {
  /** The HTTP status; 0 when none came. */
  status: number;
  /** Of a refusal. */
  code: string | null;
}

export interface Sent {
  accepts: boolean;
  approvalCharacteristic: string;
}

export function outcomeOf(answer: Answer, sent: Sent, reloaded: TroubleTicket | null): Outcome {
  const { status, code } = answer;
  if (code === null) return sent.accepts ? 'accepted' : 'rejected';
  if (code === 'AMOUNT_CHANGED') return 'changed';
  if (code === 'NOT_AWAITING_DECISION') return 'late';
  const mayHaveArrived = status === 0 || status >= 500;
  if (!mayHaveArrived) return 'failed';
  if (!reloaded) return 'unknown';
  if (quoteOf(reloaded, sent.approvalCharacteristic)) return 'failed';
  const wasAccepted = reloaded.statusChange.some((change) => change.status === 'REPARACION');
  if (wasAccepted !== sent.accepts) return 'late';
  return sent.accepts ? 'accepted' : 'rejected';
}
