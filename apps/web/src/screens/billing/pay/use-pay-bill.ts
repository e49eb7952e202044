// The course of one bill's payment on this screen: form, paying, in verification, and every way out.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../../api/lines/service-caches.ts';
import { billQuery } from '../../../api/purchase/billing.ts';
import { paymentQuery } from '../../../api/purchase/payments.ts';
import type { Card } from '../../../lib/card-tokenizer/port.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useLocation, useNavigate } from '../../../lib/place/router.tsx';
import { markUnsent, openPurchase, type SentPurchase, sentPurchase } from '../../../session/purchases.ts';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import type { Trouble } from '../../../shared/purchase/result/pay-outcome.ts';
import {
  type FinalOutcome,
  type SendOutcome,
  settlePurchase,
} from '../../../shared/purchase/send-purchase.ts';
import { useIsHere } from '../../../shared/use-is-here.ts';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import { payByCard, payBySavedCard, subjectOf } from './pay-by-card.ts';

const { trouble: words } = purchaseCopy;

/** The bill stays what it was when the button was pressed, whatever is read of it meanwhile. */
export type Stage =
  | { at: 'form' }
  | { at: 'paying'; bill: CustomerBill }
  | { at: 'verifying'; purchase: SentPurchase };

export interface PayBill {
  stage: Stage;
  /** A refusal, for the dialog. */
  trouble: Trouble | null;
  dismiss: () => void;
  /** What the form says above its fields. */
  notice: BillNotice | null;
  /** Resolves when the attempt is over, whatever came of it. */
  pay: (bill: CustomerBill, card: Card) => Promise<void>;
  /** The same with a saved card. */
  payWithSaved: (bill: CustomerBill, savedCardId: string) => Promise<void>;
  /** The verification has ended. */
  conclude: (outcome: FinalOutcome) => void;
  /** The server has never heard of the payment: the same purchase may be tried again. */
  release: () => void;
}

export type BillNotice =
  | { kind: 'amountChanged' }
  | { kind: 'lost' }
  | { kind: 'neverArrived' }
  | { kind: 'refused'; text: string };

export function usePayBill(billNo: string): PayBill {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [stage, setStage] = useState<Stage>(() => firstStage(billNo));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Outlives a reload, and not a visit to another page.
  const wasLost = useLocation().state?.lost === billNo;
  const [notice, setNotice] = useState<BillNotice | null>(wasLost ? { kind: 'lost' } : null);
  const attempt = useRef<AbortController | null>(null);
  const isHere = useIsHere();

  useEffect(() => () => attempt.current?.abort(), []);

  const pay = (bill: CustomerBill, card: Card) =>
    attemptTo(bill, (leaving) => payByCard(bill, card, leaving));

  async function attemptTo(bill: CustomerBill, send: (leaving: AbortSignal) => Promise<SendOutcome>) {
    if (attempt.current) return;
    const leaving = new AbortController();
    attempt.current = leaving;
    setNotice(null);
    setStage({ at: 'paying', bill });
    const outcome = await send(leaving.signal);
    attempt.current = null;
    if (outcome.kind !== 'left') await end(outcome);
  }

  async function end(outcome: Exclude<SendOutcome, { kind: 'left' }>) {
    if (outcome.kind === 'paid') return paid(outcome);
    if (outcome.kind === 'unknown') return verify(outcome.purchase);
    if (outcome.kind === 'changed') return readAgain(noticeOf[outcome.what]);
    if (isHere.current) backToForm(outcome.trouble);
    else showToast({ kind: 'danger', text: copy.away.refused(outcome.trouble.text) });
  }

  function verify(purchase: SentPurchase) {
    setStage({ at: 'verifying', purchase });
    // No list goes on asking for this bill while nobody knows whether it is paid.
    refreshAfterPurchase(client);
  }

  function paid({ payment }: Extract<FinalOutcome, { kind: 'paid' }>) {
    client.setQueryData(paymentQuery(payment.id).queryKey, payment);
    if (isHere.current) navigate(paths.paymentResult(), { replace: true, state: { paymentId: payment.id } });
    else showToast({ kind: 'success', text: copy.away.paid });
    // Home and the bills ask anew, so that nobody is asked for this bill again.
    refreshAfterPurchase(client);
  }

  function backToForm(refusal: Trouble) {
    setTrouble(refusal);
    setNotice({ kind: 'refused', text: refusal.text });
    setStage({ at: 'form' });
  }

  async function readAgain(why: BillNotice | null) {
    try {
      await client.fetchQuery({ ...billQuery(billNo), staleTime: 0 });
      if (why) setNotice(why);
      if (why?.kind === 'lost') navigate(paths.payBill(billNo), { replace: true, state: { lost: billNo } });
      setStage({ at: 'form' });
    } catch {
      backToForm({ title: words.unknown, text: words.with(words.unknownText, words.next.other) });
    }
  }

  const subject = subjectOf(billNo);
  /** Paid in the provider's frame, the form's own key is not needed any more either. */
  const underWay = () => (stage.at === 'verifying' ? stage.purchase : openPurchase(subject)).correlatorId;
  return {
    stage,
    trouble,
    dismiss: () => setTrouble(null),
    notice,
    pay,
    payWithSaved: (bill, savedCardId) => attemptTo(bill, () => payBySavedCard(bill, savedCardId)),
    conclude: (outcome) => {
      settlePurchase({ kind: 'bill', subject, correlatorId: underWay() }, outcome);
      end(outcome);
    },
    release: () => {
      markUnsent(subject, underWay());
      readAgain({ kind: 'neverArrived' });
    },
  };
}

const noticeOf = { amount: { kind: 'amountChanged' }, taken: { kind: 'lost' }, gone: null } as const;

/** A reload, or a return, in the middle of a payment goes on verifying it. */
function firstStage(billNo: string): Stage {
  const purchase = sentPurchase(subjectOf(billNo));
  return purchase ? { at: 'verifying', purchase } : { at: 'form' };
}
