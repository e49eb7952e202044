// Downloads of invoices: several may run at once, and one that fails is explained in a dialog.
import { useState } from 'react';
import { downloadInvoice } from '../../api/documents.ts';

export interface InvoiceDownload {
  isRunning: (billNo: string) => boolean;
  start: (billNo: string, line: string) => void;
  /** The last one was not ready, or failed. */
  hasFailed: boolean;
  dismiss: () => void;
}

export function useInvoiceDownload(): InvoiceDownload {
  const [running, setRunning] = useState<readonly string[]>([]);
  const [hasFailed, setHasFailed] = useState(false);

  async function start(billNo: string, line: string) {
    if (running.includes(billNo)) return;
    setRunning((current) => [...current, billNo]);
    try {
      await downloadInvoice(billNo, line);
    } catch {
      setHasFailed(true);
    } finally {
      setRunning((current) => current.filter((other) => other !== billNo));
    }
  }

  return {
    isRunning: (billNo) => running.includes(billNo),
    start,
    hasFailed,
    dismiss: () => setHasFailed(false),
  };
}
