// 'Tarjetas y débito automático': the cards that are saved, and what is paid with them by itself.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Service } from '../../api/lines/service-list.ts';
import { serviceListQuery } from '../../api/person/accounts.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { isOpen } from '../../shared/line/line-roles.ts';
import { Columns } from '../../shared/page/columns.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Card } from '../../ui/card.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { AddCard } from './add-card.tsx';
import { AutoPayCard } from './auto-pay-card.tsx';
import { AutoTopUpCard } from './auto-top-up-card.tsx';
import { cardsCopy as copy } from './payment-methods.copy.ts';
import { SavedCards } from './saved-cards.tsx';

const isManaged = (service: Service) => isOpen(service, 'manage');

export function PaymentMethodsScreen() {
  const client = useQueryClient();
  const { data: methods, isFetching, refetch } = useQuery(paymentMethodsQuery);
  const { data: list } = useQuery(serviceListQuery);
  const [isAdding, setIsAdding] = useState(false);

  /** What uses a card may have changed with it. */
  function changed() {
    for (const queryKey of [['payment-methods'], ['auto-pay'], ['auto-top-up']])
      client.invalidateQueries({ queryKey });
  }

  const hasCards = methods !== undefined && methods.length > 0;
  const groups = (list?.groups ?? []).filter(({ services }) => services.some(isManaged));
  const accounts = groups.filter(({ type, services }) => type !== 'Prepaid' && !services.some(isCorporate));
  const prepaid = groups
    .filter(({ type }) => type === 'Prepaid')
    .flatMap(({ services }) => services)
    .filter((service) => !isCorporate(service) && service.state === 'A' && isManaged(service));

  return (
    <>
      <PageHead title={copy.title} lead={copy.lead} />
      <Columns>
        {isAdding ? (
          <AddCard
            onClose={() => setIsAdding(false)}
            onSaved={() => {
              setIsAdding(false);
              changed();
            }}
          />
        ) : (
          <Card title={copy.cards} busy={methods === undefined && isFetching}>
            {methods ? (
              <SavedCards methods={methods} onAdd={() => setIsAdding(true)} onChanged={changed} />
            ) : isFetching ? (
              <SkeletonGroup label={copy.waiting}>
                <SkeletonRows />
              </SkeletonGroup>
            ) : (
              <SectionError
                title={copy.failed}
                retryLabel={copy.retry}
                busyText={copy.retrying}
                onRetry={() => refetch()}
              />
            )}
          </Card>
        )}
        {hasCards &&
          accounts.map(({ id, services }) => (
            <AutoPayCard key={id} accountId={id} services={services} methods={methods} onChanged={changed} />
          ))}
        {hasCards &&
          prepaid.map((service) => (
            <AutoTopUpCard key={service.number} service={service} methods={methods} onChanged={changed} />
          ))}
      </Columns>
    </>
  );
}

const isCorporate = ({ isCorpAdmin }: { isCorpAdmin: boolean }): boolean => isCorpAdmin;
