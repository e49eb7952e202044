// The course of any purchase in the browser: ready, sending, in verification, and every way out.
import type { Payment } from '@portal/contract/paying/payments';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-caches.ts';
import { type PaymentOrder, paymentQuery } from '../../api/purchase/payments.ts';
import { draftOf, forgetDraft, keepDraft, type PurchaseKind } from '../../session/purchase-drafts.ts';
import { markUnsent, openPurchase, type SentPurchase, sentPurchase } from '../../session/purchases.ts';
import { useToast } from '../../ui/layers/toast-context.ts';
import { useIsHere } from '../use-is-here.ts';
import { wasJustBought } from './just-bought.ts';
import type { Trouble } from './result/pay-outcome.ts';
import {
  type FinalOutcome,
  type Sending,
  type SendOutcome,
  sendPurchase,
  settlePurchase,
} from './send-purchase.ts';
import { useAskAgain } from './use-ask-again.tsx';

export interface PurchaseWish {
  kind: PurchaseKind;
  /** Of `session/purchases.ts`. */
  subject: string;
  /** The key that was agreed to with a draft; otherwise the one of the moment. */
  correlatorId?: string;
}

export interface PurchaseEnds {
  paid: (payment: Payment) => void;
  /** `isLate`: it was in verification before. */
  refused: (trouble: Trouble, isLate: boolean) => void;
  /** What is bought costs something else now, is not sold any more, or somebody else has it. Nothing was charged. */
  changed: (what: 'amount' | 'gone' | 'taken') => unknown;
  /** Where the outcome is awaited elsewhere than here. */
  awaited?: () => void;
  /** Toasts for who has gone elsewhere meanwhile. */
  away: { paid: string; refused: (reason: string) => string };
}

/** An order, or what makes one first: a card becomes a token. */
export type Attempt = PaymentOrder | ((purchase: Omit<Sending, 'order'>) => Promise<SendOutcome>);

export interface PurchaseCourse {
  isSending: boolean;
  /** Sent, and its outcome not known. */
  verifying: SentPurchase | null;
  /** The last try never reached the server. */
  neverArrived: boolean;
  buy: (attempt: Attempt) => void;
  /** Whether the same is meant to be bought once more. */
  askAgain: ReactNode;
  /** The verification has ended. */
  conclude: (outcome: FinalOutcome) => void;
  release: () => void;
}

export function usePurchase({ kind, subject, ...agreed }: PurchaseWish, ends: PurchaseEnds): PurchaseCourse {
  const client = useQueryClient();
  const showToast = useToast();
  const [isSending, setIsSending] = useState(false);
  // A reload, a return, or another tab in the middle of a purchase goes on verifying it.
  const [verifying, setVerifying] = useState(() => sentPurchase(subject));
  const [neverArrived, setNeverArrived] = useState(false);
  const isRunning = useRef(false);
  const isHere = useIsHere();
  const again = useAskAgain();

  async function send(attempt: Attempt, correlatorId: string) {
    // State would come too late for a second click in the same moment.
    if (isRunning.current) return;
    isRunning.current = true;
    setNeverArrived(false);
    setIsSending(true);
    const purchase = { kind, subject, correlatorId };
    const outcome =
      typeof attempt === 'function'
        ? await attempt(purchase)
        : await sendPurchase({ ...purchase, order: attempt });
    await end(outcome, false);
    // Paid, its receipt is on its way: until it is there nothing is pressed once more.
    if (outcome.kind === 'paid') return;
    isRunning.current = false;
    setIsSending(false);
  }

  async function end(outcome: SendOutcome, isLate: boolean) {
    if (outcome.kind === 'left') return;
    if (outcome.kind === 'paid') return paid(outcome.payment);
    if (outcome.kind === 'unknown') {
      if (ends.awaited && isHere.current) ends.awaited();
      else setVerifying(outcome.purchase);
      // No list goes on asking for what nobody knows to be paid.
      refreshAfterPurchase(client);
      return;
    }
    setVerifying(null);
    if (outcome.kind === 'refused') refused(outcome.trouble, isLate);
    else await ends.changed(outcome.what);
  }

  function paid(payment: Payment) {
    client.setQueryData(paymentQuery(payment.id).queryKey, payment);
    if (kind !== 'bill') forgetDraft(kind);
    if (isHere.current) ends.paid(payment);
    else showToast({ kind: 'success', text: ends.away.paid });
    // Balances, movements and the next bill show it at once.
    refreshAfterPurchase(client);
  }

  function refused(trouble: Trouble, isLate: boolean) {
    const draft = kind === 'bill' ? null : draftOf(kind);
    // A token is good for one charge, refused or not.
    if (draft?.subject === subject) keepDraft({ ...draft, card: null });
    if (isHere.current) ends.refused(trouble, isLate);
    else showToast({ kind: 'danger', text: ends.away.refused(trouble.text) });
  }

  /** A bill is paid once whoever presses: what somebody else has paid the server says. */
  async function unlessJustBought(attempt: Attempt, correlatorId: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsSending(true);
    const mustBeAsked = kind !== 'bill' && (await wasJustBought(subject, correlatorId));
    isRunning.current = false;
    if (!mustBeAsked) return send(attempt, correlatorId);
    setIsSending(false);
    again.ask(() => send(attempt, correlatorId));
  }

  const key = () => agreed.correlatorId ?? openPurchase(subject).correlatorId;
  /** That another tab has sent may have another key than this tab's. */
  const underWay = () => verifying?.correlatorId ?? key();
  return {
    isSending,
    verifying,
    neverArrived,
    buy: (attempt) => void unlessJustBought(attempt, key()),
    askAgain: again.dialog,
    conclude: (outcome) => {
      settlePurchase({ kind, subject, correlatorId: underWay() }, outcome);
      void end(outcome, true);
    },
    release: () => {
      markUnsent(subject, underWay());
      setVerifying(null);
      setNeverArrived(true);
    },
  };
}
