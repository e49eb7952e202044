// What is about to be bought, at the price of this moment; the terms; and what becomes of it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { packageQuery } from '../../api/purchase/packages.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { paths } from '../../lib/place/paths.ts';
import { Navigate, useLocation, useNavigate } from '../../lib/place/router.tsx';
import { type Draft, draftOf, isCardGood, isSavedCard, lastReceipt } from '../../session/purchase-drafts.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { purchaseCopy } from '../../shared/purchase/purchase.copy.ts';
import styles from '../../shared/purchase/purchase.module.css';
import { Verifying } from '../../shared/purchase/result/verifying.tsx';
import { FinishSteps, finishSteps, nextStep, sameStep } from '../../shared/purchase/steps.ts';
import { usePurchase } from '../../shared/purchase/use-purchase.ts';
import { waysOut } from '../../shared/purchase/ways-out.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { orderReviewCopy as copy } from './order-review.copy.ts';
import { OrderReview } from './order-review.tsx';
import { priceOf } from './package-facts.ts';
import { packagePayment } from './package-order.ts';
import { packagePaymentCopy } from './package-payment.copy.ts';
import { readVisit, visitState } from './package-visit.ts';

const { trouble } = purchaseCopy;
const STEPS = { review: 2, confirmation: 3 } as const;

export function OrderReviewScreen() {
  const [draft] = useState(() => draftOf('package'));
  if (draft) return <Review draft={draft} />;
  // A reload that crosses the answer finds the draft spent: what was bought is told.
  if (lastReceipt('package')) return <FinishSteps to={paths.packageResult()} />;
  return <Navigate to={paths.packages()} replace />;
}

function Review({ draft }: { draft: Draft }) {
  const navigate = useNavigate();
  const { isDetailService } = readVisit(useLocation().state);
  const offering = useQuery(packageQuery(draft.itemId, draft.line));
  const services = useQuery(serviceListQuery);
  const line = services.data?.services.find(({ number }) => number === draft.line);
  const visit = visitState({ phoneNumber: draft.line, packageId: draft.itemId, isDetailService });
  const purchase = usePurchase(draft, {
    paid: ({ id }) => finishSteps(navigate, paths.packageResult(), { paymentId: id }),
    refused: ({ text }) => toFailure(text),
    changed: async () => {
      const { error } = await offering.refetch();
      // What it costs now cannot be had either: the button does not come back in silence.
      if (error && !isGone(error)) toFailure(trouble.with(trouble.unknownText, trouble.next.other));
    },
    away: copy.away,
  });
  const current = purchase.verifying ? STEPS.confirmation : STEPS.review;

  return (
    <>
      <PageHead
        title={copy.title}
        back={{
          href: paths.packagePayment(),
          label: copy.back,
          onClick: (event) => {
            event.preventDefault();
            toPayment();
          },
        }}
      />
      <StepBar
        label={packagePaymentCopy.stepsLabel}
        steps={packagePaymentCopy.steps}
        current={current}
        doneWord={packagePaymentCopy.stepDone}
      />
      {content()}
      {purchase.askAgain}
    </>
  );

  function toFailure(failure: string) {
    navigate(paths.packageResult(), { replace: true, state: sameStep({ ...visit, failure }) });
  }

  function toPayment() {
    navigate(paths.packagePayment(), { state: nextStep(visit) });
  }

  function content() {
    const { verifying, conclude, release } = purchase;
    if (verifying) {
      return (
        <Verifying
          {...waysOut(draft.method === 'card')}
          purchase={verifying}
          onOutcome={conclude}
          onNoTrace={release}
        />
      );
    }
    if (isGone(offering.error)) return <Gone />;
    const failed = [offering, services].find((query) => query.isError && query.data === undefined);
    if (failed) return <Failed onRetry={failed.refetch} />;
    if (!offering.data || !line) return <OrderReviewSkeleton />;

    const { totalCents } = priceOf(offering.data);
    const isChanged = totalCents !== draft.amountCents;
    // A token is for one amount and half an hour: another price, or too late, asks for the card again.
    const isSpent = isSavedCard(draft.card) ? false : isChanged || !isCardGood(draft.card);
    if (draft.method === 'card' && isSpent && !purchase.isSending) {
      const state = isChanged ? { ...visit, priceBefore: draft.amountCents } : visit;
      return <Navigate to={paths.packagePayment()} replace state={sameStep(state)} />;
    }
    const agreed = { ...draft, amountCents: totalCents };
    const order = packagePayment(agreed, offering.data, line);
    return (
      <OrderReview
        draft={draft}
        offering={offering.data}
        line={line}
        priceBefore={isChanged ? draft.amountCents : null}
        hasNeverArrived={purchase.neverArrived}
        isSending={purchase.isSending}
        onBack={toPayment}
        onBuy={() => purchase.buy({ action: 'package', line: draft.line, body: order })}
      />
    );
  }
}

function isGone(error: Error | null): boolean {
  return error instanceof RequestFailure && error.status === 404;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = copy.failed;
  return (
    <Card className={styles.single}>
      <SectionError level={2} title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </Card>
  );
}

// In place of the review: on its way, or the package is not sold any more.
function Gone() {
  const { title, text, toPackages } = copy.gone;
  return (
    <Card className={styles.single}>
      <Empty
        level={2}
        drawing={<NothingFound />}
        title={title}
        text={text}
        action={<ButtonLink href={paths.packages()}>{toPackages}</ButtonLink>}
      />
    </Card>
  );
}

function OrderReviewSkeleton() {
  return (
    <Columns
      side={
        <Card busy>
          <Skeleton width="34%" />
          <Skeleton width="52%" height={44} marginTop={8} />
          <Skeleton height={84} marginTop={16} />
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={copy.loading}>
          <Skeleton width="48%" height={24} />
          <Skeleton height={124} marginTop={24} />
          <Skeleton height={124} marginTop={24} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}
