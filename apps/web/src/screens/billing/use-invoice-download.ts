// Downloads of invoices: several may run at once; one that is not ready is explained in a dialog.
import { useState } from 'react';
import { downloadInvoice } from '../../api/documents.ts';
import { RequestFailure } from '../../lib/http/result.ts';
import { useToast } from '../../ui/layers/toast-context.ts';
import { billingCopy } from './billing.copy.ts';

const { download: copy } = billingCopy;

export interface InvoiceDownload {
  isRunning: (billNo: string) => boolean;
  start: (billNo: string, line: string) => void;
  /** The last one is not ready. */
  isNotReady: boolean;
  dismiss: () => void;
}

export function useInvoiceDownload(): InvoiceDownload {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [isNotReady, setIsNotReady] = useState(false);
  const showToast = useToast();

  async function start(billNo: string, line: string) {
    if (running.includes(billNo)) return;
    setRunning((current) => [...current, billNo]);
    try {
      await downloadInvoice(billNo, line);
    } catch (error) {
      if (error instanceof RequestFailure && error.status === 404) setIsNotReady(true);
      else
        showToast({
          kind: 'danger',
          text: copy.failed,
          action: { label: copy.retry, onClick: () => start(billNo, line) },
        });
    } finally {
      setRunning((current) => current.filter((other) => other !== billNo));
    }
  }

  return {
    isRunning: (billNo) => running.includes(billNo),
    start,
    isNotReady,
    dismiss: () => setIsNotReady(false),
  };
}
