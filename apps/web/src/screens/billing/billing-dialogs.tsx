// The two dialogs of the invoices: data that did not come, and an invoice that is not ready.
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { billingCopy } from './billing.copy.ts';

export interface BillingErrorProps {
  open: boolean;
  isOffline: boolean;
  onRetry: () => void;
  onContinue: () => void;
}

export function BillingErrorDialog({ open, isOffline, onRetry, onContinue }: BillingErrorProps) {
  const { retry, goOn } = billingCopy.error;
  const { title, text } = isOffline ? billingCopy.offline : billingCopy.error;
  return (
    <Dialog
      open={open}
      onClose={onContinue}
      title={title}
      actions={
        <>
          <Button kind="primary" onClick={onRetry}>
            {retry}
          </Button>
          <Button onClick={onContinue}>{goOn}</Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

/** The documents give this one no title; readers still hear what it is about. */
export function NotReadyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { title, text, close } = billingCopy.notReady;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span className="sr-only">{title}</span>}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      {text}
    </Dialog>
  );
}
