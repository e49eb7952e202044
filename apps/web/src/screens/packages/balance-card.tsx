// Paying with the balance of a prepaid line: what there is, what it costs, what would be left.
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatMoney } from '../../lib/money.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { Skeleton } from '../../ui/waiting/skeleton.tsx';
import { isEnough } from './package-facts.ts';
import { packagePaymentCopy } from './package-payment.copy.ts';
import type { PackagePayment } from './use-package-payment.ts';

const { balance: copy } = packagePaymentCopy;

export interface BalanceCardProps {
  query: PackagePayment['balance'];
  balanceCents: number | null;
  priceCents: number;
}

export function BalanceCard({ query, balanceCents, priceCents }: BalanceCardProps) {
  const currentCents = balanceCents ?? 0;
  const leftCents = currentCents - priceCents;
  const isCovered = isEnough(currentCents, priceCents);
  return (
    <QueryCard
      query={query}
      title={copy.title}
      aside={
        query.data !== undefined && (
          <Badge kind={isCovered ? 'success' : 'danger'} icon={isCovered ? CircleCheck : CircleAlert}>
            {isCovered ? copy.enough : copy.notEnough}
          </Badge>
        )
      }
      failed={copy.failed}
      waiting={copy.loading}
      skeleton={<Skeleton height={124} />}
    >
      {() => (
        <div className="stack">
          <DefinitionList
            total
            items={[
              { term: copy.current, value: formatMoney(currentCents) },
              { term: copy.price, value: formatMoney(priceCents) },
              {
                term: copy.left,
                value: (
                  <span className={leftCents < 0 ? 'text-danger' : undefined}>{formatMoney(leftCents)}</span>
                ),
              },
            ]}
          />
          {!isCovered && (
            <p className="muted" role="status">
              {copy.hint}
            </p>
          )}
        </div>
      )}
    </QueryCard>
  );
}
