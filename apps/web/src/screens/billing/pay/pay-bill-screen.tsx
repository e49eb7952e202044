// Paying a bill by card: what is paid, the card, and what became of it.
import type { CustomerBill } from '@portal/contract/paying/billing';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { billQuery, isVerifying } from '../../../api/purchase/billing.ts';
import { paymentsQuery } from '../../../api/purchase/payments.ts';
import { paths, withLine } from '../../../lib/place/paths.ts';
import { Navigate, useNavigate, usePathWord } from '../../../lib/place/router.tsx';
import { useCardForm } from '../../../shared/card-form/use-card-form.ts';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { billStates } from '../../../shared/purchase/bill-states.copy.ts';
import { FormFailed, FormWaiting } from '../../../shared/purchase/form-waiting.tsx';
import { purchaseCopy } from '../../../shared/purchase/purchase.copy.ts';
import page from '../../../shared/purchase/purchase.module.css';
import { billWaysOut, TroubleDialog, Verifying, VerifyingCard } from '../../../shared/purchase/verifying.tsx';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { NothingFound } from '../../../ui/drawings/nothing-found.tsx';
import { Tile } from '../../../ui/lists/tile.tsx';
import { StepBar } from '../../../ui/step-bar.tsx';
import { Empty } from '../../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx';
import { isPayable } from '../bill-facts.ts';
import styles from '../billing.module.css';
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

interface ClosedBillProps {
  bill: CustomerBill | null;
  /** A payment was tried here, and somebody else was before it. */
  isLost: boolean;
  /** It could not be asked for again. */
  isOffline: boolean;
}

/** In place of the form when there is nothing to pay: paid, in process, annulled, or no such bill. */
function ClosedBill({ bill, isLost, isOffline }: ClosedBillProps) {
  if (bill && isLost) return <Lost bill={bill} />;
  if (bill && isVerifying(bill))
    return <VerifyingCard {...billWaysOut} isSlow={false} isOffline={isOffline} />;
  if (bill?.state === 'paymentInProcess') return <PaidAndNotPosted billNo={bill.billNo} />;
  const words = wordsFor(bill);
  return (
    <Card className={page.single}>
      <Empty
        level={2}
        drawing={bill ? <Tile icon={CircleCheck} kind="success" /> : <NothingFound />}
        title={words.title}
        text={words.text}
        action={
          bill ? (
            <ButtonLink href={paths.bill(bill.billNo)}>{copy.toBill}</ButtonLink>
          ) : (
            <ButtonLink href={paths.billing()}>{purchaseCopy.toBills}</ButtonLink>
          )
        }
      />
    </Card>
  );
}

function Lost({ bill }: { bill: CustomerBill }) {
  const isBeingPaid = bill.state === 'paymentInProcess';
  return (
    <Card className={page.single}>
      <Empty
        level={2}
        drawing={<Tile icon={isBeingPaid ? Clock : CircleCheck} kind="info" />}
        title={isBeingPaid ? billStates.inProcess : wordsFor(bill).title}
        text={isBeingPaid ? purchaseCopy.lost : purchaseCopy.untouched}
        action={<ButtonLink href={paths.bill(bill.billNo)}>{copy.toBill}</ButtonLink>}
      />
    </Card>
  );
}

function wordsFor(bill: CustomerBill | null) {
  if (!bill) return copy.notFound;
  if (bill.state === 'settled') return copy.settled;
  return bill.state === 'cancelled' ? copy.cancelled : copy.nothingDue;
}

function Looking() {
  return (
    <Card busy className={page.single}>
      <SkeletonGroup label={copy.loading}>
        <Skeleton width="52%" height={24} />
        <Skeleton width="80%" marginTop={16} />
        <Skeleton width="40%" height={48} radius={999} marginTop={24} />
      </SkeletonGroup>
    </Card>
  );
}

/** Its receipt is whose payment it was; somebody else who manages the line may have paid. */
function PaidAndNotPosted({ billNo }: { billNo: string }) {
  const navigate = useNavigate();
  const { data, isPending } = useQuery(paymentsQuery({ itemId: billNo }));
  if (isPending) return <Looking />;
  const receipt = data?.find(({ status }) => status === 'authorized')?.id;
  return (
    <Card className={page.single}>
      <Empty
        level={2}
        drawing={<Tile icon={Clock} kind="info" />}
        title={billStates.inProcess}
        text={copy.inProcess.text}
        action={
          <div className={styles.choices}>
            {receipt && (
              <Button onClick={() => navigate(paths.paymentResult(), { state: { paymentId: receipt } })}>
                {copy.inProcess.receipt}
              </Button>
            )}
            <ButtonLink href={paths.bill(billNo)}>{copy.toBill}</ButtonLink>
          </div>
        }
      />
    </Card>
  );
}
