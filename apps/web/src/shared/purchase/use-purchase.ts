// The course of a package's or a top-up's purchase: ready, sending, in verification, and every way out.
import type { Payment } from '@portal/contract/paying/payments';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-caches.ts';
import { type PaymentOrder, paymentQuery } from '../../api/purchase/payments.ts';
import { type Draft, forgetDraft, keepDraft } from '../../session/purchase-drafts.ts';
import { markUnsent, type SentPurchase, sentPurchase } from '../../session/purchases.ts';
import { useToast } from '../../ui/layers/toast-context.ts';
import { useIsHere } from '../use-is-here.ts';
import type { Trouble } from './result/pay-outcome.ts';
import { type FinalOutcome, type SendOutcome, sendPurchase, settlePurchase } from './send-purchase.ts';
import { useAskAgain } from './use-ask-again.tsx';

export interface PurchaseEnds {
  paid: (payment: Payment) => void;
  /** `isLate`: it was in verification before. */
  refused: (trouble: Trouble, isLate: boolean) => void;
  /** What is bought costs something else now, or is not sold any more. Nothing was charged. */
  changed: (what: 'amount' | 'gone') => void;
  /** Toasts for who has gone elsewhere meanwhile. */
  away: { paid: string; refused: (reason: string) => string };
}

export interface PurchaseCourse {
  isSending: boolean;
  /** Sent, and its outcome not known. */
  verifying: SentPurchase | null;
  /** The last try never reached the server. */
  neverArrived: boolean;
  buy: (order: PaymentOrder) => void;
  /** Whether the same is meant to be bought once more. */
  askAgain: ReactNode;
  /** The verification has ended. */
  conclude: (outcome: FinalOutcome) => void;
  release: () => void;
}

export function usePurchase(draft: Draft, ends: PurchaseEnds): PurchaseCourse {
  const { kind, subject, correlatorId } = draft;
  const client = useQueryClient();
  const showToast = useToast();
  const [isSending, setIsSending] = useState(false);
  // A reload, a return, or another tab in the middle of a purchase goes on verifying it.
  const [verifying, setVerifying] = useState(() => sentPurchase(subject));
  const [neverArrived, setNeverArrived] = useState(false);
  const isRunning = useRef(false);
  const isHere = useIsHere();
  const again = useAskAgain();

  async function buy(order: PaymentOrder) {
    // State would come too late for a second click in the same moment.
    if (isRunning.current) return;
    isRunning.current = true;
    setNeverArrived(false);
    setIsSending(true);
    const outcome = await sendPurchase({ kind, subject, correlatorId, order });
    isRunning.current = false;
    setIsSending(false);
    end(outcome, false);
  }

  function end(outcome: SendOutcome, isLate: boolean) {
    if (outcome.kind === 'paid') return paid(outcome.payment);
    if (outcome.kind === 'unknown') {
      setVerifying(outcome.purchase);
      refreshAfterPurchase(client);
      return;
    }
    setVerifying(null);
    if (outcome.kind === 'refused') refused(outcome.trouble, isLate);
    if (outcome.kind === 'changed' && outcome.what !== 'taken') ends.changed(outcome.what);
  }

  function paid(payment: Payment) {
    client.setQueryData(paymentQuery(payment.id).queryKey, payment);
    forgetDraft(kind);
    if (isHere.current) ends.paid(payment);
    else showToast({ kind: 'success', text: ends.away.paid });
    // Balances, movements and the next bill show it at once.
    refreshAfterPurchase(client);
  }

  function refused(trouble: Trouble, isLate: boolean) {
    // A token is good for one charge, refused or not.
    keepDraft({ ...draft, card: null });
    if (isHere.current) ends.refused(trouble, isLate);
    else showToast({ kind: 'danger', text: ends.away.refused(trouble.text) });
  }

  /** That another tab has sent may have another key than this tab's draft. */
  const underWay = verifying?.correlatorId ?? correlatorId;
  return {
    isSending,
    verifying,
    neverArrived,
    buy: (order) => again.unlessJustBought(subject, correlatorId, () => buy(order)),
    askAgain: again.dialog,
    conclude: (outcome) => {
      settlePurchase({ kind, subject, correlatorId: underWay }, outcome);
      end(outcome, true);
    },
    release: () => {
      markUnsent(subject, underWay);
      setVerifying(null);
      setNeverArrived(true);
    },
  };
}
