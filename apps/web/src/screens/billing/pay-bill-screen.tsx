// Paying a bill by card: what is paid, the card, and what became of it.
import type { CustomerBill } from '@portal/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { billQuery } from '../../api/billing.ts';
import { paths } from '../../lib/paths.ts';
import { Navigate, useParams } from '../../lib/router.tsx';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { Columns } from '../../shared/columns.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import styles from '../../shared/purchase/purchase.module.css';
import { TroubleDialog } from '../../shared/purchase/trouble-dialog.tsx';
import { Verifying } from '../../shared/purchase/verifying.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { isPayable } from './bill-facts.ts';
import { ClosedBill } from './closed-bill.tsx';
import { payBillCopy as copy } from './pay-bill.copy.ts';
import { PayBillForm } from './pay-bill-form.tsx';
import { usePayBill } from './use-pay-bill.ts';
import { waysOut } from './ways-out.ts';

const STEPS = { card: 1, confirmation: 2 } as const;

export function PayBillScreen() {
  const { billNo } = useParams();
  return billNo ? <PayBill key={billNo} billNo={billNo} /> : <Navigate to={paths.billing()} replace />;
}

function PayBill({ billNo }: { billNo: string }) {
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...billQuery(billNo),
    refetchOnMount: 'always',
  });
  const payment = usePayBill(billNo);
  const card = useCardForm();
  const { stage, trouble } = payment;
  const bill = stage.at === 'paying' ? stage.bill : data;
  const current = stage.at === 'verifying' ? STEPS.confirmation : stepOf(bill);

  function dismiss() {
    payment.dismiss();
    // After the dialog has given the focus back.
    requestAnimationFrame(card.focusFirstEmpty);
  }

  return (
    <>
      <PageHead title={copy.title} back={{ href: paths.billing(), label: copy.back }} />
      {current !== null && (
        <StepBar label={copy.stepsLabel} steps={copy.steps} current={current} doneWord={copy.stepDone} />
      )}
      {content()}
      <TroubleDialog trouble={trouble} onClose={dismiss} />
    </>
  );

  function content() {
    if (stage.at === 'verifying') {
      const { purchase } = stage;
      return (
        <Verifying
          {...waysOut}
          purchase={purchase}
          onOutcome={payment.conclude}
          onNoTrace={payment.release}
        />
      );
    }
    if (bill === undefined) {
      return isFetching ? <Loading /> : <Failed onRetry={refetch} />;
    }
    if (bill === null || !isPayable(bill)) return <ClosedBill bill={bill} />;
    return <PayBillForm bill={bill} updatedAt={dataUpdatedAt} payment={payment} card={card} />;
  }
}

/** Where there is nothing to pay there are no steps. */
function stepOf(bill: CustomerBill | null | undefined): number | null {
  return bill === undefined || (bill && isPayable(bill)) ? STEPS.card : null;
}

function Loading() {
  return (
    <Columns
      side={
        <Card busy>
          <Skeleton width="34%" />
          <Skeleton width="52%" height={44} marginTop={8} />
          <Skeleton width="72%" marginTop={16} />
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={copy.loading}>
          <Skeleton width="48%" height={24} />
          <Skeleton height={52} radius={12} marginTop={32} />
          <Skeleton height={52} radius={12} marginTop={44} />
          <Skeleton height={52} radius={12} marginTop={44} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = copy.loadFailed;
  return (
    <Card className={styles.single}>
      <SectionError level={2} title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </Card>
  );
}
