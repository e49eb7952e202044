// An invoice as a PDF and as the tax authority's XML, and the papers about other things as PDFs.
import { fileURLToPath } from 'node:url';
import type { TaxInvoice } from '@portal/market/market';
import { receipts } from '@portal/market/receipts';
import type { Documents as DocumentsPort, Paper, Papers } from '@portal/operator-ports/documents';
import { isStopped } from '@portal/operator-ports/thefts';
import XMLBuilder from 'fast-xml-builder';
import { Piscina } from 'piscina';
import { invoiceWorkerFile } from '../asset-paths.ts';
import type { Claims } from '../claims/claims.ts';
import type { Clock } from '../clock/clock.ts';
import type { Exits } from '../exits/exits.ts';
import type { Thefts } from '../thefts/thefts.ts';
import { type DocumentNeeds, documentOf } from './document-of.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { claimReceipt, exitReceipt, noDebtCertificate, theftCertificate } from './papers/papers.ts';

interface Documents extends DocumentsPort {
  drawPaper: Papers['draw'];
  close(): Promise<void>;
}

interface DocumentsNeeds extends DocumentNeeds {
  claims: Pick<Claims, 'claim'>;
  thefts: Pick<Thefts, 'theft'>;
  exits: Pick<Exits, 'exit' | 'openMatters'>;
  clock: Clock;
}

export function createDocuments(needs: DocumentsNeeds): Documents {
  const printer = createInvoicePrinter();
  return {
    async invoice(asked) {
      const document = await documentOf(needs, asked);
      return document && printer.draw(document);
    },
    async claimReceipt(key) {
      const claim = await needs.claims.claim(key);
      const customer = claim && (await needs.customers.customer(claim.customerId));
      if (!claim || !customer) return null;
      const brand = needs.issuer.tradeName;
      return printer.drawPaper(claimReceipt({ claim, brand, customerName: customer.name }));
    },
    async exitReceipt(key) {
      const exit = await needs.exits.exit(key);
      const customer = exit && (await needs.customers.customer(exit.customerId));
      if (!exit || !customer) return null;
      const brand = needs.issuer.tradeName;
      return printer.drawPaper(exitReceipt({ exit, brand, customerName: customer.name }));
    },
    async noDebtCertificate(account, verification) {
      const customer = await needs.customers.customer(account.customerId);
      if (!customer || (await needs.exits.openMatters(account)).length > 0) return null;
      const { accountId } = account;
      const of = { brand: needs.issuer.tradeName, customerName: customer.name, issuedAt: needs.clock.now() };
      return printer.drawPaper(noDebtCertificate({ ...of, accountId, verification }));
    },
    async theftCertificate(key, verification) {
      const theft = await needs.thefts.theft(key);
      const customer = theft && isStopped(theft) ? await needs.customers.customer(theft.customerId) : null;
      if (!theft || !customer) return null;
      const brand = needs.issuer.tradeName;
      return printer.drawPaper(theftCertificate({ theft, brand, customerName: customer.name, verification }));
    },

    async electronicInvoice(bill) {
      const document = await documentOf(needs, { ...bill, lineIds: [], showsBuyer: true });
      const xml = document && electronicInvoice(document);
      return xml === null ? null : new TextEncoder().encode(xml);
    },

    drawPaper: printer.drawPaper,
    close: printer.close,
  };
}

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });
const declaration = { '?xml': { '@version': '1.0', '@encoding': 'UTF-8' } };

/** Null where there is no such document, or the invoice cannot be said in its shape. */
export function electronicInvoice(invoice: TaxInvoice): string | null {
  const tree = receipts.xmlOf?.(invoice) ?? null;
  return tree && builder.build({ ...declaration, ...tree });
}

// Draws invoices in worker threads, so that drawing a PDF never holds up the requests of others.

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
