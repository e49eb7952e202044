// «Por facturar»: what was charged to the invoice and comes with the next bill. Nothing to show, nothing shown.
import type { AppliedBillingRate } from '@portal/contract/paying/billing';
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { waitingChargesQuery } from '../../api/purchase/billing.ts';
import { trueTime } from '../../lib/clock.ts';
import { formatDate, updatedAtWords } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { lineNumber } from '../../lib/phone.ts';
import { Card } from '../../ui/card.tsx';
import { UpdatedAt } from '../../ui/figures/updated-at.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { billingCopy } from './billing.copy.ts';

const { waiting: copy, history } = billingCopy;

export function WaitingCharges({ service }: { service: Service }) {
  const { data = [], isError, dataUpdatedAt, refetch } = useQuery(waitingChargesQuery(service));
  if (isError && data.length === 0) {
    return (
      <Card title={copy.title}>
        <SectionError
          level={3}
          title={copy.failed}
          retryLabel={history.failed.retry}
          onRetry={() => refetch()}
        />
      </Card>
    );
  }
  if (data.length === 0) return null;
  const isShared = data.some(({ product }) => product.publicIdentifier !== service.number);
  return (
    <Card
      title={copy.title}
      detail={copy.detail}
      foot={
        <>
          <UpdatedAt>{updatedAtWords(trueTime(dataUpdatedAt))}</UpdatedAt>
          <strong className="num">{copy.total(formatMoney(sumCents(data)))}</strong>
        </>
      }
    >
      <ListRows label={copy.title}>
        {data.map((charge) => (
          <ListRow
            key={charge.id}
            title={charge.name}
            detail={
              isShared
                ? copy.ofLine(formatDate(charge.date), lineNumber(charge.product.publicIdentifier))
                : formatDate(charge.date)
            }
            value={formatMoney(centsOf(charge))}
          />
        ))}
      </ListRows>
    </Card>
  );
}

function centsOf({ taxIncludedAmount }: AppliedBillingRate): number {
  return centsFromDollars(taxIncludedAmount.value);
}

function sumCents(charges: readonly AppliedBillingRate[]): number {
  return charges.reduce((sum, charge) => sum + centsOf(charge), 0);
}
