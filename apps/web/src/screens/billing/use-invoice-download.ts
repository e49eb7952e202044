// Downloads of invoices: several may run at once; one that is not ready is explained in a dialog.
import { useState } from 'react';
import { downloadInvoice, type InvoiceFormat } from '../../api/documents.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { useToast } from '../../ui/layers/toast-context.ts';
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
  const [running, setRunning] = useState<readonly string[]>([]);
  const [isNotReady, setIsNotReady] = useState(false);
  const showToast = useToast();

  async function start(billNo: string, line: string, format: InvoiceFormat = 'pdf') {
    const name = nameOf(billNo, format);
    if (running.includes(name)) return;
    setRunning((current) => [...current, name]);
    try {
      await downloadInvoice(billNo, line, format);
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 404) setIsNotReady(true);
      else
        showToast({
          kind: 'danger',
          text: copy.failed,
          action: { label: copy.retry, onClick: () => start(billNo, line, format) },
        });
    } finally {
      setRunning((current) => current.filter((other) => other !== name));
    }
  }

  return {
    isRunning: (billNo, format = 'pdf') => running.includes(nameOf(billNo, format)),
    start,
    isNotReady,
    dismiss: () => setIsNotReady(false),
  };
}

const nameOf = (billNo: string, format: InvoiceFormat) => `${format} ${billNo}`;
