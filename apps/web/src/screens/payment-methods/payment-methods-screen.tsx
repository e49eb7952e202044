// 'Tarjetas': those that are saved, one more, one less, the one that is used where nothing else is said.

import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { paymentMethodsQuery, preferPaymentCard } from '../../api/purchase/payment-methods.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { cardName, expiryWords } from '../../shared/saved-card/saved-cards.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup } from '../../ui/waiting/skeleton-group.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { AddCard } from './add-card.tsx';
import { cardsCopy as copy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';
import { RemoveCard } from './remove-card.tsx';

export function PaymentMethodsScreen() {
  const client = useQueryClient();
  const { data: methods, isFetching, refetch } = useQuery(paymentMethodsQuery);
  const [isAdding, setIsAdding] = useState(false);

  /** What uses a card may have changed with it. */
  function changed() {
    for (const queryKey of [['payment-methods'], ['auto-pay'], ['auto-top-up']])
      client.invalidateQueries({ queryKey });
  }

  return (
    <AccountPage title={accountCopy.cards} lead={copy.lead}>
      {isAdding ? (
        <AddCard
          onClose={() => setIsAdding(false)}
          onSaved={() => {
            setIsAdding(false);
            changed();
          }}
        />
      ) : (
        <Card busy={methods === undefined && isFetching}>
          {methods ? (
            <SavedCards methods={methods} onAdd={() => setIsAdding(true)} onChanged={changed} />
          ) : isFetching ? (
            <SkeletonGroup label={copy.waiting}>
              <SkeletonRows />
            </SkeletonGroup>
          ) : (
            <SectionError
              level={2}
              title={copy.failed}
              retryLabel={copy.retry}
              busyText={copy.retrying}
              onRetry={() => refetch()}
            />
          )}
        </Card>
      )}
    </AccountPage>
  );
}

// The list of saved cards: which one is preferred, which has expired, and a card less or more.
interface SavedCardsProps {
  methods: readonly PaymentMethod[];
  onAdd: () => void;
  onChanged: () => void;
}

function SavedCards({ methods, onAdd, onChanged }: SavedCardsProps) {
  const showToast = useToast();
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);

  async function prefer(method: PaymentMethod) {
    if (await preferPaymentCard(method.id)) showToast({ kind: 'danger', text: copy.notDone });
    onChanged();
  }

  const add = (
    <Button icon={Plus} onClick={onAdd}>
      {copy.add}
    </Button>
  );
  if (methods.length === 0) return <Empty level={2} title={copy.none} text={copy.noneText} action={add} />;
  return (
    <>
      <ListRows>
        {methods.map((method) => (
          <ListRow
            key={method.id}
            icon={CreditCard}
            title={cardName(method)}
            detail={
              <>
                {expiryWords(method)}
                <span className={styles.acts}>
                  {method.isExpired && <Badge kind="warning">{copy.expired}</Badge>}
                  {method.preferred && methods.length > 1 && <Badge>{copy.preferred}</Badge>}
                  {!method.preferred && !method.isExpired && (
                    <Button
                      size="sm"
                      aria-label={copy.preferCard(cardName(method))}
                      onClick={() => prefer(method)}
                    >
                      {copy.prefer}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    aria-label={copy.removeCard(cardName(method))}
                    onClick={() => setRemoving(method)}
                  >
                    {copy.remove}
                  </Button>
                </span>
              </>
            }
            detailKind={method.isExpired ? 'warning' : 'quiet'}
          />
        ))}
      </ListRows>
      <div className={styles.foot}>{add}</div>
      {removing && (
        <RemoveCard
          method={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
