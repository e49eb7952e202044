// The list of saved cards: which one is preferred, which has expired, and a card less or more.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { preferPaymentCard } from '../../api/purchase/payment-methods.ts';
import { cardName, expiryWords } from '../../shared/saved-card/saved-card-facts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { cardsCopy as copy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';
import { RemoveCard } from './remove-card.tsx';

export interface SavedCardsProps {
  methods: readonly PaymentMethod[];
  onAdd: () => void;
  onChanged: () => void;
}

export function SavedCards({ methods, onAdd, onChanged }: SavedCardsProps) {
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
  if (methods.length === 0) return <Empty title={copy.none} text={copy.noneText} action={add} />;
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
