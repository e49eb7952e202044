// What became of a package's purchase.
import { paths } from '../../lib/place/paths.ts';
import { PurchaseResult } from '../../shared/purchase/purchase-result.tsx';
import { saidIn } from '../../shared/purchase/receipt-page.tsx';
import { buyReviewCopy as copy } from './packages.copy.ts';

/** What the payment says of itself (PAY-12). */
const SAID = { description: 'Descripción', until: 'Vigente hasta' };

export function BuyReviewScreen() {
  return (
    <PurchaseResult
      kind="package"
      copy={copy}
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
