// Downloads of invoices: several may run at once; one that is not ready is explained in a dialog.
import { useState } from 'react';
import { downloadInvoice, type InvoiceFormat } from '../../api/documents.ts';
import { useSaving } from '../../shared/use-saving.ts';
import { billingCopy } from './billing.copy.ts';

const { download: copy } = billingCopy;

export interface InvoiceDownload {
  isRunning: (billNo: string, format?: InvoiceFormat) => boolean;
  start: (billNo: string, line: string, format?: InvoiceFormat) => void;
  /** The last one is not ready. */
  isNotReady: boolean;
  dismiss: () => void;
}

export function useInvoiceDownload(): InvoiceDownload {
  const [isNotReady, setIsNotReady] = useState(false);
  const saving = useSaving({ failed: copy.failed, onMissing: () => setIsNotReady(true) });
  return {
    isRunning: (billNo, format = 'pdf') => saving.isRunning(nameOf(billNo, format)),
    start: (billNo, line, format = 'pdf') =>
      saving.save(nameOf(billNo, format), () => downloadInvoice(billNo, line, format)),
    isNotReady,
    dismiss: () => setIsNotReady(false),
  };
}

const nameOf = (billNo: string, format: InvoiceFormat) => `${format} ${billNo}`;
