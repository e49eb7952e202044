// The payment dialog of a line's detail: how to pay what was chosen, then the payment frame, or the page that charges the
// invoice or a saved card.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { Payment } from '@portal/contract/paying/payments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshAfterPurchase } from '../../api/lines/service-caches.ts';
import { paymentMethodsQuery } from '../../api/purchase/payment-methods.ts';
import { paths } from '../../lib/place/paths.ts';
import { useNavigate } from '../../lib/place/router.tsx';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { methodsOf, type SoldLine } from '../line/line-facts.ts';
import { MethodChoice } from '../purchase/method-choice.tsx';
import { type PayChoice, plainChoice } from '../purchase/pay-choice.ts';
import type { PayWish } from './pay-wish.ts';
import { frameCopy as copy } from './payment-frame.copy.ts';
import { PaymentFrameDialog } from './payment-frame-dialog.tsx';

/** Those that the dialog can go on with. */
const METHODS = ['card', 'invoice'] as const satisfies readonly PayMethod[];

export interface PayDialogProps {
  wish: PayWish;
  line: SoldLine;
  /** The page of the same purchase: it charges the invoice, and the card that is saved. */
  onPage: () => void;
  onClose: () => void;
}

const purchaseOf = ({ type }: PayWish) => (type === 'recharge' ? 'recharge' : 'package');

export function PayDialog(props: PayDialogProps) {
  const { data = [], isLoading } = useQuery(paymentMethodsQuery);
  // Of several cards the page asks; this one it has chosen already.
  const preferred = data.find((card) => card.preferred && !card.isExpired) ?? null;
  const takesIt = methodsOf(props.line, 'portal', purchaseOf(props.wish)).includes('card');
  return isLoading ? null : <Choosing {...props} saved={takesIt ? preferred : null} />;
}

/** Where there is one method, there is nothing to choose. */
function Choosing({ wish, line, onPage, onClose, saved }: PayDialogProps & { saved: PaymentMethod | null }) {
  const goHome = useHomeAfterPaying();
  const methods = METHODS.filter((each) => methodsOf(line, 'paymentFrame', purchaseOf(wish)).includes(each));
  const choices: PayChoice[] = [
    ...(saved ? [{ method: 'card' as const, saved }] : []),
    ...methods.map(plainChoice),
  ];
  const [choice, setChoice] = useState(choices[0] ?? plainChoice('card'));
  const [isOpen, setIsOpen] = useState(choices.length === 1);
  const goesToFrame = choice.method === 'card' && !choice.saved;
  if (isOpen) {
    return (
      <PaymentFrameDialog
        wish={{ type: wish.type, itemId: wish.itemId, line: line.number }}
        title={wish.title}
        onPaid={(payment) => {
          onClose();
          goHome(payment);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={wish.title}
      initialFocus="title"
      actions={
        <>
          <Button kind="primary" onClick={() => (goesToFrame ? setIsOpen(true) : onPage())}>
            {copy.goOn}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <div className="stack">
        <p>{copy.how}</p>
        <MethodChoice legend={copy.how} choices={choices} choice={choice} onChoose={setChoice} />
      </div>
    </Dialog>
  );
}

// After the close delay: from a line's detail the customer comes home to figures read anew (PAY-15).
function useHomeAfterPaying(): (payment: Payment) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  return (payment) => {
    navigate(paths.home());
    refreshAfterPurchase(client);
    showToast({
      kind: 'success',
      text: copy.paid.toast,
      action: { label: copy.paid.receipt, onClick: () => navigate(paths.movement(payment.id)) },
    });
  };
}
