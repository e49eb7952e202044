// What became of a package's purchase.
import { paths } from '../../lib/place/paths.ts';
import { PurchaseResult } from '../../shared/purchase/result/purchase-result.tsx';
import { saidIn } from '../../shared/purchase/result/receipt-page.tsx';
import { StepBar } from '../../ui/step-bar.tsx';
import { buyReviewCopy as copy } from './buy-review.copy.ts';
import { packagePaymentCopy } from './package-payment.copy.ts';

const { steps, stepsLabel, stepDone } = packagePaymentCopy;

/** What the payment says of itself (PAY-12). */
const SAID = { description: 'Descripción', until: 'Vigente hasta' };

export function BuyReviewScreen() {
  return (
    <PurchaseResult
      kind="package"
      copy={copy}
      steps={<StepBar label={stepsLabel} steps={steps} current={steps.length} doneWord={stepDone} />}
      again={paths.packagePayment()}
      start={paths.packages()}
      factsOf={(payment) => [
        { term: copy.package, value: payment.paymentItem[0]?.item.name },
        { term: copy.description, value: saidIn(payment, SAID.description) },
        { term: copy.validUntil, value: saidIn(payment, SAID.until) },
      ]}
    />
  );
}
