// The payment dialog of a line's detail: how to pay what was chosen, then the payment frame or the page that charges the invoice.
import { useState } from 'react';
import type { PayMethod } from '../../session/purchase-drafts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { methodsOf, type SoldLine } from '../line/line-facts.ts';
import { MethodChoice } from '../purchase/method-choice.tsx';
import type { PayWish } from './pay-wish.ts';
import { frameCopy as copy } from './payment-frame.copy.ts';
import { PaymentFrameDialog } from './payment-frame-dialog.tsx';
import { useHomeAfterPaying } from './use-paid-end.ts';

/** Those that the dialog can go on with. */
const METHODS = ['card', 'invoice'] as const satisfies readonly PayMethod[];

export interface PayDialogProps {
  wish: PayWish;
  line: SoldLine;
  /** The page of the same purchase that charges the invoice. */
  onInvoice: () => void;
  onClose: () => void;
}

/** Where there is one method, there is nothing to choose. */
export function PayDialog({ wish, line, onInvoice, onClose }: PayDialogProps) {
  const goHome = useHomeAfterPaying();
  const purchase = wish.type === 'recharge' ? 'recharge' : 'package';
  const methods = METHODS.filter((each) => methodsOf(line, 'paymentFrame', purchase).includes(each));
  const [method, setMethod] = useState<(typeof METHODS)[number]>('card');
  const [isOpen, setIsOpen] = useState(methods.length === 1);
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
          <Button kind="primary" onClick={() => (method === 'card' ? setIsOpen(true) : onInvoice())}>
            {copy.goOn}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <div className="stack">
        <p>{copy.how}</p>
        <MethodChoice legend={copy.how} methods={methods} method={method} onChoose={setMethod} />
      </div>
    </Dialog>
  );
}
