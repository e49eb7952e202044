// A card is typed, becomes a token at the provider, and is saved there: nothing of it comes here.
import { currencyCode } from '@portal/market/money';
import { useEffect, useId, useRef, useState } from 'react';
import { savePaymentCard } from '../../api/purchase/payment-methods.ts';
import type { Card } from '../../lib/card-tokenizer/port.ts';
import { CardFields } from '../../shared/card-form/card-fields.tsx';
import { useCardForm } from '../../shared/card-form/use-card-form.ts';
import { carriesCard, tokenizer } from '../../shared/purchase/card-token.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { addCopy as copy } from './payment-methods.copy.ts';
import styles from './payment-methods.module.css';

export interface AddCardProps {
  onClose: () => void;
  onSaved: () => void;
}

export function AddCard({ onClose, onSaved }: AddCardProps) {
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
async function saved(card: Card, signal: AbortSignal): Promise<string | null> {
  const provider = await tokenizer().catch(() => null);
  const answer = await provider?.tokenizeToSave({ currency: currencyCode, card }, { signal });
  if (!answer) return copy.again;
  if (!answer.ok) return answer.retryable ? copy.again : copy.refused(answer.message);
  if (carriesCard(answer.token, card)) return copy.again;
  const { error } = await savePaymentCard(answer.token);
  if (!error) return null;
  if (error.code === 'DENIED') return copy.refused(error.message);
  if (error.code === 'CARD_NOT_CERTAIN') return copy.uncertain;
  return error.code === 'TOO_MANY_CARDS' ? copy.tooMany : copy.again;
}
