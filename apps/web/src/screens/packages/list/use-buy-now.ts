// Buying a package where it stands: one press, and every way out of it.
import type { PackageOffering } from '@portal/contract/shopping/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshAfterPurchase } from '../../../api/lines/service-caches.ts';
import { paymentQuery } from '../../../api/purchase/payments.ts';
import { paths } from '../../../lib/place/paths.ts';
import { useNavigate } from '../../../lib/place/router.tsx';
import { type Draft, keepDraft } from '../../../session/purchase-drafts.ts';
import { openPurchase } from '../../../session/purchases.ts';
import type { SoldLine } from '../../../shared/line/line-facts.ts';
import { type PayChoice, savedProof } from '../../../shared/purchase/pay-choice.ts';
import { type SendOutcome, sendPurchase } from '../../../shared/purchase/send-purchase.ts';
import { finishSteps, nextStep } from '../../../shared/purchase/steps.ts';
import { isUnderWay } from '../../../shared/purchase/under-way.ts';
import { useAskAgain } from '../../../shared/purchase/use-ask-again.tsx';
import { useIsHere } from '../../../shared/use-is-here.ts';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { priceOf } from '../package-facts.ts';
import { packagePayment, subjectOf } from '../package-order.ts';
import { buyCopy as copy } from './package-list.copy.ts';

export function useBuyNow(line: SoldLine, offering: PackageOffering) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  /** Why nothing was bought. */
  const [notice, setNotice] = useState<string | null>(null);
  const isRunning = useRef(false);
  const isHere = useIsHere();
  const again = useAskAgain();
  const subject = subjectOf(line.number, offering.id);

  function buy(choice: PayChoice) {
    const { correlatorId } = openPurchase(subject);
    again.unlessJustBought(subject, correlatorId, () => buyOnce(choice));
  }

  async function buyOnce(choice: PayChoice) {
    // State would come too late for a second click in the same moment.
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    setNotice(null);
    await attempt(choice);
    isRunning.current = false;
    setIsBusy(false);
  }

  async function attempt({ method, saved }: PayChoice) {
    const isAwaited = await isUnderWay(client, subject);
    const { correlatorId } = openPurchase(subject);
    const { totalCents: amountCents } = priceOf(offering);
    const what = { kind: 'package', line: line.number, itemId: offering.id, amountCents } as const;
    const draft: Draft = { ...what, subject, correlatorId, method, card: saved && savedProof(saved) };
    if (isAwaited) return verify(draft);
    const body = packagePayment(draft, offering, line);
    const order = { action: 'package', line: line.number, body } as const;
    end(draft, await sendPurchase({ kind: 'package', subject, correlatorId, order }));
  }

  function end(draft: Draft, outcome: SendOutcome) {
    if (outcome.kind === 'left') return;
    if (outcome.kind === 'paid') {
      const { payment } = outcome;
      client.setQueryData(paymentQuery(payment.id).queryKey, payment);
      if (isHere.current) finishSteps(navigate, paths.packageResult(), { paymentId: payment.id });
      else showToast({ kind: 'success', text: copy.bought });
      refreshAfterPurchase(client);
      return;
    }
    if (outcome.kind === 'unknown') return verify(draft);
    if (outcome.kind === 'refused') return refuse(outcome.trouble.text);
    client.invalidateQueries({ queryKey: ['packages'] });
    refuse(outcome.what === 'gone' ? copy.gone : copy.changed);
  }

  /** Its page waits for the outcome, whatever became of the answer. */
  function verify(draft: Draft) {
    keepDraft(draft);
    refreshAfterPurchase(client);
    if (isHere.current) navigate(paths.packageReview(), { state: nextStep({ phoneNumber: line.number }) });
  }

  function refuse(reason: string) {
    if (isHere.current) setNotice(reason);
    else showToast({ kind: 'danger', text: copy.notBought(reason) });
  }

  return { isBusy, notice, buy, askAgain: again.dialog };
}
