// 'Tarjetas': those that are saved, one more, one less, the one that is used where nothing else is said.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  paymentMethodsQuery,
  preferPaymentCard,
  removePaymentCard,
} from '../../api/purchase/payment-methods.ts';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { cardName, expiryWords } from '../../shared/saved-card/saved-cards.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Empty, SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { AddCard } from './add-card.tsx';
import { isInUse } from './card-facts.ts';
import { cardsCopy, cardsCopy as copy, removeCopy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';

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

// A card less: what that switches off is said first.

export interface RemoveCardProps {
  method: PaymentMethod;
  onClose: () => void;
  onRemoved: () => void;
}

export function RemoveCard({ method, onClose, onRemoved }: RemoveCardProps) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    setIsBusy(true);
    const error = await removePaymentCard(method.id);
    setIsBusy(false);
    // Gone already is gone.
    if (error && error.code !== 'NOT_FOUND') {
      showToast({ kind: 'danger', text: cardsCopy.notDone });
      return onClose();
    }
    showToast({ kind: 'success', text: removeCopy.done });
    onRemoved();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={removeCopy.title(cardName(method))}
      actions={
        <>
          <Button kind="danger" busy={isBusy} busyText={removeCopy.busy} onClick={remove}>
            {removeCopy.yes}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {removeCopy.cancel}
          </Button>
        </>
      }
    >
      {isInUse(method) && <p className="strong">{removeCopy.inUse}</p>}
      <p>{removeCopy.text}</p>
    </Dialog>
  );
}
