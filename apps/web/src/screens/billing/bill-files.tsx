// Downloads of invoices: several may run at once; one that is not ready is explained in a dialog.
import { type ReactNode, useState } from 'react';
import { downloadInvoice, type InvoiceFormat } from '../../api/documents.ts';
import { useSaving } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { billingCopy } from './billing.copy.ts';

const { download: copy, notReady } = billingCopy;

export interface InvoiceDownload {
  isRunning: (billNo: string, format?: InvoiceFormat) => boolean;
  start: (billNo: string, line: string, format?: InvoiceFormat) => void;
  /** Stands on the page that downloads. */
  dialog: ReactNode;
}

export function useInvoiceDownload(): InvoiceDownload {
  const [isNotReady, setIsNotReady] = useState(false);
  const saving = useSaving({ failed: copy.failed, onMissing: () => setIsNotReady(true) });
  const close = () => setIsNotReady(false);
  return {
    isRunning: (billNo, format = 'pdf') => saving.isRunning(nameOf(billNo, format)),
    start: (billNo, line, format = 'pdf') =>
      saving.save(nameOf(billNo, format), () => downloadInvoice(billNo, line, format)),
    dialog: (
      // The documents give this one no title; readers still hear what it is about.
      <Dialog
        open={isNotReady}
        onClose={close}
        title={<span className="sr-only">{notReady.title}</span>}
        actions={<Button onClick={close}>{notReady.close}</Button>}
      >
        {notReady.text}
      </Dialog>
    ),
  };
}

const nameOf = (billNo: string, format: InvoiceFormat) => `${format} ${billNo}`;
