// By what a bill is known, and its days.
import type { WholeBill } from '../../../api/purchase/billing.ts';
import { formatDate, formatPeriod } from '../../../lib/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { billCopy } from './bill.copy.ts';

const { facts: copy } = billCopy;

export function BillFactsCard({ bill }: { bill: WholeBill }) {
  const { billNo, billDate, billingPeriod, paymentDueDate, paymentReference, state } = bill;
  return (
    <Card title={copy.title} level={2}>
      <DefinitionList
        items={[
          { term: copy.number, value: billNo },
          { term: copy.period, value: formatPeriod(billingPeriod.startDateTime, billingPeriod.endDateTime) },
          { term: copy.cut, value: formatDate(billingPeriod.endDateTime) },
          { term: copy.issued, value: formatDate(billDate) },
          { term: copy.due, value: formatDate(paymentDueDate) },
          ...(state === 'sent' && paymentReference
            ? // Read out at a counter: in one piece.
              [{ term: copy.reference, value: <span className="nowrap">{paymentReference}</span> }]
            : []),
        ]}
      />
    </Card>
  );
}
