// What became of a package's purchase.
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/place/paths.ts';
import { PurchaseResult } from '../../shared/purchase/purchase-result.tsx';
import { buyReviewCopy as copy } from './packages.copy.ts';

export function BuyReviewScreen() {
  return (
    <PurchaseResult
      kind="package"
      copy={copy}
      again={paths.packagePayment()}
      start={paths.packages()}
      factsOf={({ paymentItem: [bought] }) => [
        { term: copy.package, value: bought?.item.name },
        { term: copy.description, value: bought?.item.description },
        { term: copy.validUntil, value: bought?.item.validUntil && formatDate(bought.item.validUntil) },
      ]}
    />
  );
}
