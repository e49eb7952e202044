// A card less: what that switches off is said first.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { useState } from 'react';
import { removePaymentCard } from '../../api/purchase/payment-methods.ts';
import { cardName } from '../../shared/saved-card/saved-cards.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { isInUse } from './card-facts.ts';
import { cardsCopy, removeCopy as copy } from './payment-methods.copy.ts';

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
    showToast({ kind: 'success', text: copy.done });
    onRemoved();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={copy.title(cardName(method))}
      actions={
        <>
          <Button kind="danger" busy={isBusy} busyText={copy.busy} onClick={remove}>
            {copy.yes}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      {isInUse(method) && <p className="strong">{copy.inUse}</p>}
      <p>{copy.text}</p>
    </Dialog>
  );
}
