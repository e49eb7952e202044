// Accepting or rejecting the cost of a repair: asked first, sent once, and the order is read again however it ended.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { decideCost, ticketQuery } from '../../../api/repairs.ts';
import { settings } from '../../../lib/settings.ts';
import { useProfile } from '../../../session/use-session.ts';
import { type Quote, quoteOf } from '../../../shared/repair.ts';

/** As it was asked: what the question shows is what is sent. */
export interface Question extends Quote {
  accepts: boolean;
}

export interface CostDecision {
  question: Question | null;
  isSending: boolean;
  outcome: Outcome | null;
  ask: (question: Question) => void;
  /** The customer has thought better of it. */
  cancel: () => void;
  confirm: () => void;
  dismiss: () => void;
}

export function useCostDecision({ id }: Pick<TroubleTicket, 'id'>): CostDecision {
  const client = useQueryClient();
  const profile = useProfile();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // State would come too late for a second click in the same moment.
  const sending = useRef(false);

  /** Null: it could not be read. */
  async function reload(): Promise<TroubleTicket | null> {
    await client.invalidateQueries({ queryKey: ['tickets'], refetchType: 'none' });
    return client.fetchQuery(ticketQuery(id)).catch(() => null);
  }

  async function send({ accepts, stepId, amountCents }: Question): Promise<Outcome> {
    const { error, code: status } = await decideCost({
      ticketId: id,
      stepId,
      acceptedCents: accepts ? amountCents : null,
      userId: profile?.sub ?? '',
      accountPhone: profile?.phone_number ?? null,
    });
    const { approvalCharacteristic } = settings();
    const answer = { status, code: error?.code ?? null };
    return outcomeOf(answer, { accepts, approvalCharacteristic }, await reload());
  }

  return {
    question,
    isSending,
    outcome,
    ask: setQuestion,
    cancel() {
      if (!sending.current) setQuestion(null);
    },
    dismiss: () => setOutcome(null),
    async confirm() {
      if (!question || sending.current) return;
      sending.current = true;
      setIsSending(true);
      const ended = await send(question);
      sending.current = false;
      setIsSending(false);
      setQuestion(null);
      setOutcome(ended);
    },
  };
}

// How a decision ended, from the server's answer and from the order as it was read again afterwards.

/** `unknown`: no answer came, and the order cannot be read either. */
type Outcome = 'accepted' | 'rejected' | 'late' | 'changed' | 'failed' | 'unknown';

interface Answer {
  /** The HTTP status; 0 when none came. */
  status: number;
  /** Of a refusal. */
  code: string | null;
}

interface Sent {
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
