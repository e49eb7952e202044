// The worker thread's side: an invoice comes in, its PDF goes out, one at a time.
import { parentPort } from 'node:worker_threads';
import type { InvoiceDocument } from './invoice-document.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';

export type WorkerAnswer = { pdf: Uint8Array } | { failure: unknown };

if (!parentPort) throw new Error('invoice-worker runs only as a worker thread');
const port = parentPort;

port.on('message', async (invoice: InvoiceDocument) => {
  try {
    // A copy of its own, because a pooled buffer cannot be handed over.
    const pdf = Uint8Array.from(await renderInvoicePdf(invoice));
    port.postMessage({ pdf } satisfies WorkerAnswer, [pdf.buffer]);
  } catch (failure) {
    port.postMessage({ failure } satisfies WorkerAnswer);
  }
});
