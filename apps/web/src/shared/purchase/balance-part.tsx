// Paying with the balance of a prepaid line: what there is, what it costs, what would be left.
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { balanceQuery, rechargeCents } from '../../api/lines/balance.ts';
import { formatMoney } from '../../lib/money.ts';
import { Badge } from '../../ui/figures/figures.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx';
import type { SoldLine } from '../line/line-facts.ts';
import { sectionCopy } from '../page/page.copy.ts';
import { isEnough } from './payment-request.ts';
import { purchaseCopy } from './purchase.copy.ts';

const { balance: copy } = purchaseCopy.sheet;

/** @param isAsked it is chosen to pay with */
export function useBalance({ number }: SoldLine, isAsked: boolean) {
  const query = useQuery({ ...balanceQuery(number), enabled: isAsked, staleTime: 0 });
  const cents = query.data ? rechargeCents(query.data) : null;
  return {
    query,
    cents,
    covers: (priceCents: number): boolean => cents !== null && isEnough(cents, priceCents),
  };
}

export interface BalancePartProps {
  balance: ReturnType<typeof useBalance>;
  priceCents: number;
}

export function BalancePart({ balance, priceCents }: BalancePartProps) {
  const { query, cents, covers } = balance;
  const isUntold = query.data === undefined ? query.isError : cents === null;
  if (isUntold)
    return <SectionError title={copy.failed} text={sectionCopy.tryAgain} onRetry={query.refetch} />;
  if (query.data === undefined)
    return (
      <SkeletonGroup label={copy.loading}>
        <Skeleton height={124} />
      </SkeletonGroup>
    );
  const leftCents = (cents ?? 0) - priceCents;
  const isCovered = covers(priceCents);
  return (
    <div className="stack">
      <Badge kind={isCovered ? 'success' : 'danger'} icon={isCovered ? CircleCheck : CircleAlert}>
        {isCovered ? copy.enough : copy.notEnough}
      </Badge>
      <DefinitionList
        total
        items={[
          { term: copy.current, value: formatMoney(cents ?? 0) },
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
  );
}
