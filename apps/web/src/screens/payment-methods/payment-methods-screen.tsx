// 'Tarjetas': those that are saved, one more, one less, the one that is used where nothing else is said.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { currencyCode } from '@portal/market/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import {
  paymentMethodsQuery,
  preferPaymentCard,
  refreshPaymentMethods,
  removePaymentCard,
  savePaymentCard,
} from '../../api/purchase/payment-methods.ts';
import type { Card as TypedCard } from '../../lib/card-tokenizer/port.ts';
import { isNetworkFailure } from '../../lib/http/result.ts';
import { CardFields } from '../../shared/card-form/card-fields.tsx';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { ConfirmEnd } from '../../shared/confirm-end.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { carriesCard, tokenizer } from '../../shared/purchase/card-token.ts';
import { cardName, expiryWords } from '../../shared/saved-card/saved-cards.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty, SectionError } from '../../ui/waiting/section-error.tsx';
import { SkeletonGroup, SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { isInUse } from './card-facts.ts';
import { cardsCopy, addCopy as copy, removeCopy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';

export function PaymentMethodsScreen() {
  const client = useQueryClient();
  const { data: methods, isFetching, refetch } = useQuery(paymentMethodsQuery);
  const [isAdding, setIsAdding] = useState(false);

  const changed = () => refreshPaymentMethods(client);

  return (
    <AccountPage title={accountCopy.cards} lead={cardsCopy.lead}>
      {isAdding ? (
        <AddCard
          onClose={() => setIsAdding(false)}
          onSaved={() => {
            setIsAdding(false);
            void changed();
          }}
        />
      ) : (
        <Card busy={methods === undefined && isFetching}>
          {methods ? (
            <SavedCards methods={methods} onAdd={() => setIsAdding(true)} onChanged={changed} />
          ) : isFetching ? (
            <SkeletonGroup label={cardsCopy.waiting}>
              <SkeletonRows />
            </SkeletonGroup>
          ) : (
            <SectionError level={2} title={cardsCopy.failed} onRetry={() => refetch()} />
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
    if (await preferPaymentCard(method.id)) showToast({ kind: 'danger', text: cardsCopy.notDone });
    onChanged();
  }

  const add = (
    <Button icon={Plus} onClick={onAdd}>
      {cardsCopy.add}
    </Button>
  );
  if (methods.length === 0)
    return <Empty level={2} title={cardsCopy.none} text={cardsCopy.noneText} action={add} />;
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
                  {method.isExpired && <Badge kind="warning">{cardsCopy.expired}</Badge>}
                  {method.preferred && methods.length > 1 && <Badge>{cardsCopy.preferred}</Badge>}
                  {!method.preferred && !method.isExpired && (
                    <Button
                      size="sm"
                      aria-label={cardsCopy.preferCard(cardName(method))}
                      onClick={() => prefer(method)}
                    >
                      {cardsCopy.prefer}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    aria-label={cardsCopy.removeCard(cardName(method))}
                    onClick={() => setRemoving(method)}
                  >
                    {cardsCopy.remove}
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

interface RemoveCardProps {
  method: PaymentMethod;
  onClose: () => void;
  onRemoved: () => void;
}

function RemoveCard({ method, onClose, onRemoved }: RemoveCardProps) {
  const showToast = useToast();

  async function remove() {
    const error = await removePaymentCard(method.id);
    // Gone already is gone.
    if (error && error.code !== 'NOT_FOUND') {
      showToast({ kind: 'danger', text: cardsCopy.notDone });
      return onClose();
    }
    showToast({ kind: 'success', text: removeCopy.done });
    onRemoved();
  }

  return (
    <ConfirmEnd
      words={{
        ...removeCopy,
        title: removeCopy.title(cardName(method)),
        text: (
          <>
            {isInUse(method) && <p className="strong">{removeCopy.inUse}</p>}
            <p>{removeCopy.text}</p>
          </>
        ),
      }}
      onEnd={remove}
      onClose={onClose}
    />
  );
}

interface AddCardProps {
  onClose: () => void;
  onSaved: () => void;
}

/** A card is typed, becomes a token at the provider, and is saved there: nothing of it comes here. */
function AddCard({ onClose, onSaved }: AddCardProps) {
  const formId = useId();
  const form = useCardForm();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  async function save() {
    if (isBusy) return;
    const card = form.read();
    if (!card) return;
    setIsBusy(true);
    setNotice(null);
    const refusal = await saved(card, leaving.current.signal);
    if (leaving.current.signal.aborted) return;
    setIsBusy(false);
    form.forgetCvc();
    if (refusal === null) {
      showToast({ kind: 'success', text: copy.done });
      return onSaved();
    }
    setNotice(refusal);
  }

  return (
    <CardFields
      id={formId}
      form={form}
      isBusy={isBusy}
      onSubmit={save}
      detail={copy.detail}
      safe={copy.safe}
      notice={notice && <Notice kind="danger">{notice}</Notice>}
      actions={
        <div className={styles.foot}>
          <Button kind="primary" type="submit" busy={isBusy} busyText={copy.saving}>
            {copy.save}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </div>
      }
    />
  );
}

/** Null when it is saved; otherwise why not. */
async function saved(card: TypedCard, signal: AbortSignal): Promise<string | null> {
  const provider = await tokenizer().catch(() => null);
  const answer = await provider?.tokenizeToSave({ currency: currencyCode, card }, { signal });
  if (!answer) return copy.again;
  if (!answer.ok) return answer.retryable ? copy.again : copy.refused(answer.message);
  if (carriesCard(answer.token, card)) return copy.again;
  const { error } = await savePaymentCard(answer.token);
  if (!error) return null;
  if (error.code === 'DENIED') return copy.refused(error.message);
  if (error.code === 'CARD_NOT_CERTAIN' || isNetworkFailure(error)) return copy.uncertain;
  return error.code === 'TOO_MANY_CARDS' ? copy.tooMany : copy.again;
}
