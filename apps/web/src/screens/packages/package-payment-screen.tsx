// Choosing how a package is paid: the package, the line, the method, and the card or the balance.
import { paths } from '../../lib/paths.ts';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { chooseLine } from '../../shared/choose-line.ts';
import { Columns } from '../../shared/columns.tsx';
import { detailPath } from '../../shared/line-facts.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { TroubleDialog } from '../../shared/purchase/trouble-dialog.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/section-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton-group.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { packagePaymentCopy as copy } from './package-payment.copy.ts';
import { PackagePaymentForm } from './package-payment-form.tsx';
import { usePackagePayment } from './use-package-payment.ts';

const METHOD_STEP = 1;

export function PackagePaymentScreen() {
  const payment = usePackagePayment();
  const card = useCardForm();
  const { visit, sold, packages, trouble } = payment;
  const { line, lines, query: services } = sold;

  function dismiss() {
    payment.dismiss();
    // After the dialog has given the focus back.
    requestAnimationFrame(card.focusFirstEmpty);
  }

  return (
    <>
      <PageHead title={copy.title} back={back()} />
      <StepBar label={copy.stepsLabel} steps={copy.steps} current={METHOD_STEP} doneWord={copy.stepDone} />
      {content()}
      <TroubleDialog trouble={trouble} onClose={dismiss} />
    </>
  );

  function back() {
    if (visit.isDetailService && line) {
      return { href: detailPath(line.kind), label: copy.back, onClick: () => chooseLine(line) };
    }
    return { href: paths.packages(), label: copy.back };
  }

  function content() {
    if (services.isError && !services.data) return <Failed onRetry={services.refetch} />;
    if (services.data && lines.length === 0) return <NoLines isCorporate={sold.isCorporate} />;
    if (packages.isError && !packages.data) return <Failed onRetry={packages.refetch} />;
    if (!packages.data) return <Loading />;
    return <PackagePaymentForm payment={payment} card={card} back={back()} />;
  }
}

function Loading() {
  return (
    <Columns
      side={
        <Card busy>
          <Skeleton width="34%" />
          <Skeleton width="52%" height={44} marginTop={8} />
        </Card>
      }
    >
      <Card busy>
        <SkeletonGroup label={copy.loading}>
          <Skeleton width="48%" height={24} />
          <Skeleton height={52} radius={12} marginTop={32} />
          <Skeleton height={52} radius={12} marginTop={44} />
        </SkeletonGroup>
      </Card>
    </Columns>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { title, text, retry } = copy.failed;
  return (
    <Card>
      <SectionError level={2} title={title} text={text} retryLabel={retry} onRetry={onRetry} />
    </Card>
  );
}
