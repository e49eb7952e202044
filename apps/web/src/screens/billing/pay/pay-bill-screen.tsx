// Paying a bill by card: what is paid, the card, and what became of it.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQuery } from '@tanstack/react-query';
import { billQuery } from '../../../api/purchase/billing.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, usePathWord } from '../../../lib/place/router.tsx';
import { useCardForm } from '../../../shared/card-form/use-card-form.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { FormFailed, FormWaiting } from '../../../shared/purchase/form-waiting.tsx';
import { TroubleDialog } from '../../../shared/purchase/trouble-dialog.tsx';
import { billWaysOut, Verifying } from '../../../shared/purchase/verifying.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { isPayable } from '../bill-facts.ts';
import { ClosedBill } from '../closed-bill.tsx';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import { PayBillForm } from './pay-bill-form.tsx';
import { usePayBill } from './use-pay-bill.ts';

const STEPS = { card: 1, confirmation: 2 } as const;

export function PayBillScreen() {
  const billNo = usePathWord('billNo');
  return billNo ? <PayBill key={billNo} billNo={billNo} /> : <Navigate to={paths.billing()} replace />;
}

function PayBill({ billNo }: { billNo: string }) {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useQuery({
    ...billQuery(billNo),
    refetchOnMount: 'always',
  });
  const payment = usePayBill(billNo);
  const card = useCardForm();
  const { paying, verifying, trouble } = payment;
  const bill = paying ?? data;
  const current = verifying ? STEPS.confirmation : stepOf(bill);

  function dismiss() {
    payment.dismiss();
    // After the dialog has given the focus back.
    requestAnimationFrame(card.focusFirstEmpty);
  }

  const toBills = bill ? withLine(paths.billing(), bill.product.publicIdentifier) : paths.billing();

  return (
    <>
      <PageHead title={copy.title} back={{ href: toBills, label: copy.back }} />
      {current !== null && (
        <StepBar label={copy.stepsLabel} steps={copy.steps} current={current} doneWord={copy.stepDone} />
      )}
      {content()}
      <TroubleDialog trouble={trouble} onClose={dismiss} />
    </>
  );

  function content() {
    if (verifying) {
      return (
        <Verifying
          {...billWaysOut}
          purchase={verifying}
          onOutcome={payment.conclude}
          onNoTrace={payment.release}
        />
      );
    }
    if (bill === undefined) {
      return isFetching ? (
        <FormWaiting label={copy.loading} />
      ) : (
        <FormFailed title={copy.loadFailed} onRetry={refetch} />
      );
    }
    if (bill === null || !isPayable(bill))
      return <ClosedBill bill={bill} isLost={payment.notice?.kind === 'lost'} isOffline={isError} />;
    return <PayBillForm bill={bill} updatedAt={dataUpdatedAt} payment={payment} card={card} />;
  }
}

/** Where there is nothing to pay there are no steps. */
function stepOf(bill: CustomerBill | null | undefined): number | null {
  return bill === undefined || (bill && isPayable(bill)) ? STEPS.card : null;
}
