// Draws invoices in worker threads, so that drawing a PDF never holds up the requests of others.
import { fileURLToPath } from 'node:url';
import type { Paper } from '@portal/operator-ports/documents';
import { Piscina } from 'piscina';
import { invoiceWorkerFile } from '../asset-paths.ts';
import type { InvoiceDocument } from './invoice-document.ts';

export interface InvoicePrinter {
  /** Rejects when the invoice cannot be drawn, its worker dies or it takes too long. */
  draw(invoice: InvoiceDocument): Promise<Uint8Array>;
  drawPaper(paper: Paper): Promise<Uint8Array>;
  /** Finishes what was accepted, then ends the workers. */
  close(): Promise<void>;
}

/** An idle worker ends after this, and its memory returns. */
const idleMs = 60_000;
const longestMs = 20_000;

/**
 * Room for an invoice of thousands of lines; one that needs more fails alone, not the process.
 * A small young generation costs no time here and keeps a busy worker some 100 MB smaller.
 */
const workerMemory = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** @param workerFile another one in tests */
export function createInvoicePrinter(
  workerFile: URL = invoiceWorkerFile,
  limitMs: number = longestMs,
): InvoicePrinter {
  const pool = new Piscina({
    filename: fileURLToPath(workerFile),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    resourceLimits: workerMemory,
  });
  const accepted = new Set<Promise<Uint8Array>>();
  function run(document: object, name: 'drawInvoice' | 'drawPaper'): Promise<Uint8Array> {
    const drawn: Promise<Uint8Array> = pool.run(document, { name, signal: AbortSignal.timeout(limitMs) });
    accepted.add(drawn);
    const forget = () => accepted.delete(drawn);
    drawn.then(forget, forget);
    return drawn;
  }
  return {
    draw: (invoice) => run(invoice, 'drawInvoice'),
    drawPaper: (paper) => run(paper, 'drawPaper'),

    // The pool's own end drops what still waits for a worker.
    async close() {
      await Promise.allSettled(accepted);
      await pool.destroy();
    },
  };
}
