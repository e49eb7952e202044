// 'Ordenes de servicio': the customer's own repairs, searched by order number or document, in three tabs.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OrdersWanted, ordersQuery } from '../../../api/tickets.ts';
import { updatedAtWords } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { HolderCard } from '../../../shared/holder/holder-card.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { Card } from '../../../ui/card.tsx';
import { UpdatedAt } from '../../../ui/figures/updated-at.tsx';
import { SectionError } from '../../../ui/waiting/section-error.tsx';
import { Skeleton } from '../../../ui/waiting/skeleton.tsx';
import { SkeletonGroup } from '../../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import styles from '../support.module.css';
import { VisitsLink } from '../visits-link.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { needsHolder } from './refusals.ts';
import { ordersCopy as copy, holderLeads } from './repair.copy.ts';

export function ServiceOrdersScreen() {
  const [wanted, setWanted] = useState<OrdersWanted | null>(null);
  const query = useQuery({ ...ordersQuery(wanted), refetchOnMount: 'always' });
  const { data } = query;
  return (
    <>
      <PageHead
        title={copy.title}
        lead={copy.lead}
        back={{ href: paths.support(), label: copy.back }}
        aside={
          data ? (
            <UpdatedAt>{updatedAtWords(query.dataUpdatedAt)}</UpdatedAt>
          ) : (
            <Skeleton width={132} height={18} />
          )
        }
      />
      <div className={styles.orders}>
        <VisitsLink />
        <OrderSearch
          wanted={wanted}
          onSearch={(next) => {
            setWanted(next);
            // The same search again asks again.
            if (next?.text === wanted?.text && next?.word === wanted?.word) query.refetch();
          }}
        />
        {query.isError && needsHolder(query.error) ? (
          <HolderCard
            lead={holderLeads.sees}
            known={{ documentType: 'CED', documentNumber: wanted?.text ?? '' }}
          />
        ) : data ? (
          <OrderTabs key={wanted?.text ?? ''} orders={data} isSearch={wanted !== null} />
        ) : (
          <Card busy={!query.isError}>
            {query.isError ? (
              <SectionError
                level={2}
                title={copy.failed.title}
                text={copy.failed.text}
                retryLabel={copy.failed.retry}
                busy={query.isFetching}
                busyText={copy.failed.retrying}
                onRetry={query.refetch}
              />
            ) : (
              <SkeletonGroup label={copy.waiting}>
                <SkeletonRows count={4} />
              </SkeletonGroup>
            )}
          </Card>
        )}
      </div>
    </>
  );
}
