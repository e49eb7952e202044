// Choosing how a package is paid: the package, the line, the method, and the card or the balance.
import { paths, withLine } from '../../lib/place/paths.ts';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { detailPath } from '../../shared/line/line-facts.ts';
import { PageHead } from '../../shared/page/page-head.tsx';
import { FormFailed, FormWaiting } from '../../shared/purchase/form-waiting.tsx';
import { NoLines } from '../../shared/purchase/no-lines.tsx';
import { TroubleDialog } from '../../shared/purchase/result/trouble-dialog.tsx';
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
      return { href: withLine(detailPath(line.kind), line.number), label: copy.back };
    }
    return { href: withLine(paths.packages(), line?.number ?? null), label: copy.back };
  }

  function content() {
    if (services.isError && !services.data)
      return <FormFailed copy={copy.failed} onRetry={services.refetch} />;
    if (services.data && lines.length === 0) return <NoLines corporate={sold.corporate} />;
    if (packages.isError && !packages.data)
      return <FormFailed copy={copy.failed} onRetry={packages.refetch} />;
    if (!packages.data) return <FormWaiting label={copy.loading} />;
    return <PackagePaymentForm payment={payment} card={card} back={back()} />;
  }
}
