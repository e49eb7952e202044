// 'Resumen de compra' of a top-up: what, for which line, how; the terms; and what becomes of it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useNavigate } from '../../lib/place/router.tsx';
import { type Draft, draftOf, isCardGood, lastReceipt } from '../../session/purchase-drafts.ts';
import type { Trouble } from '../../shared/purchase/result/pay-outcome.ts';
import { TroubleDialog } from '../../shared/purchase/result/trouble-dialog.tsx';
import { Verifying } from '../../shared/purchase/result/verifying.tsx';
import { FinishSteps, finishSteps, nextStep, sameStep } from '../../shared/purchase/steps.ts';
import { usePurchase } from '../../shared/purchase/use-purchase.ts';
import { waysOut } from '../../shared/purchase/ways-out.ts';
import { rechargeCopy } from './recharge.copy.ts';
import { RechargeFrame } from './recharge-frame.tsx';
import { rechargePayment } from './recharge-order.ts';
import { RechargeReview } from './recharge-review.tsx';
import { useRechargeBack } from './use-recharge-back.ts';

const { review: copy } = rechargeCopy;

export function RechargeReviewScreen() {
  const [draft] = useState(() => draftOf('recharge'));
  if (draft) return <Review draft={draft} />;
  // A reload that crosses the answer finds the draft spent: what was bought is told.
  if (lastReceipt('recharge')) return <FinishSteps to={paths.rechargeResult()} />;
  return <Navigate to={paths.recharge()} replace />;
}

function Review({ draft }: { draft: Draft }) {
  const navigate = useNavigate();
  const visit = { phoneNumber: draft.line, amountCents: draft.amountCents };
  const back = useRechargeBack(paths.rechargePayment(), visit);
  const services = useQuery(serviceListQuery);
  const line = services.data?.services.find(({ number }) => number === draft.line);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const purchase = usePurchase(draft, {
    paid: ({ id }) => finishSteps(navigate, paths.rechargeResult(), { paymentId: id }),
    refused: ({ text }, isLate) => {
      if (isLate)
        navigate(paths.rechargeResult(), { replace: true, state: sameStep({ ...visit, failure: text }) });
      else setTrouble({ title: copy.serviceError, text });
    },
    changed: () => setTrouble({ title: copy.serviceError, text: copy.unknown }),
    away: copy.away,
  });
  const { verifying, isSending } = purchase;
  const isByCard = draft.method === 'card';

  function dismiss() {
    setTrouble(null);
    // A token is good for one charge, refused or not.
    if (isByCard) navigate(paths.rechargePayment(), { replace: true, state: sameStep(visit) });
  }

  return (
    <>
      <RechargeFrame title={copy.title} back={back} step={verifying ? 3 : 2} services={services}>
        {content}
      </RechargeFrame>
      <TroubleDialog trouble={trouble} onClose={dismiss} stays />
      {purchase.askAgain}
    </>
  );

  function content() {
    if (verifying) {
      return (
        <Verifying
          {...waysOut(isByCard)}
          purchase={verifying}
          onOutcome={purchase.conclude}
          onNoTrace={purchase.release}
        />
      );
    }
    if (!line) return <Navigate to={paths.recharge()} replace />;
    // Half an hour is over, or the page was opened anew after a refusal: the card is asked for again.
    const isSpent = isByCard && !isCardGood(draft.card);
    if (isSpent && !isSending && trouble === null) {
      return <Navigate to={paths.rechargePayment()} replace state={sameStep(visit)} />;
    }
    const body = rechargePayment(draft, line);
    return (
      <RechargeReview
        draft={draft}
        line={line}
        hasNeverArrived={purchase.neverArrived}
        isSending={isSending}
        onBack={() => navigate(paths.rechargePayment(), { state: nextStep(visit) })}
        onBuy={() => purchase.buy({ action: 'recharge', line: draft.line, body })}
      />
    );
  }
}
