// The invoice of a bill, for whoever manages one of its lines.

import { Readable } from 'node:stream';
import { Problem } from '@portal/contract/errors';
import type { Bill, Billing } from '@portal/operator-ports/billing';
import type { Documents } from '@portal/operator-ports/documents';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import { heldCustomers, type ManagedLine } from '../../caller.ts';
import { createZip } from '../../zip/zip-writer.ts';

export interface GetInvoiceNeeds {
  billing: Pick<Billing, 'find'>;
  documents: Documents;
}

export interface GetInvoice {
  /** The bill, when it is one of these lines' and its document is ready; otherwise null. */
  find(managed: readonly ManagedLine[], billNo: string): Promise<Bill | null>;
  /**
   * With the buyer's whole document, address and e-mail for their holder alone. Null when there is none after all.
   * @throws Problem BUSY when too many are waiting already, of all or of this customer
   */
  pdf(managed: readonly ManagedLine[], bill: Bill): Promise<Uint8Array | null>;
  /** The same, where whoever asks has waited for room already. */
  draw(managed: readonly ManagedLine[], bill: Bill): Promise<Uint8Array | null>;
  /** As the tax authority reads it, which names the buyer: for their holder alone, null for anybody else. */
  xml(managed: readonly ManagedLine[], bill: Bill): Promise<Uint8Array | null>;
}

/** A drawing takes a twentieth of a second: what waits is drawn within three. */
const drawings = { places: 60, share: 20 };

export function createGetInvoice({ billing, documents }: GetInvoiceNeeds): GetInvoice {
  const room = createAdmissionLimiter(drawings);
  const isHolder = (managed: readonly ManagedLine[], customerId: string) =>
    heldCustomers(managed).includes(customerId);

  const draw: GetInvoice['draw'] = (managed, { customerId, billNo }) => {
    // Of the lines that the caller manages, and of no other on the account: another customer may have a line 1, too.
    const own = managed.filter((line) => line.customerId === customerId);
    const lineIds = own.map(({ lineId }) => lineId);
    return documents.invoice({ customerId, billNo, lineIds, showsBuyer: isHolder(managed, customerId) });
  };

  return {
    draw,

    async find(managed, billNo) {
      const bill = await billing.find(managed, billNo);
      return bill?.isDocumentReady ? bill : null;
    },

    pdf: (managed, bill) => room(bill.customerId, () => draw(managed, bill)),

    async xml(managed, { customerId, billNo }) {
      return isHolder(managed, customerId) ? documents.electronicInvoice({ customerId, billNo }) : null;
    },
  };
}

/**
 * The bytes of a ZIP file; null: no bill of the year has a document. An invoice that cannot be had ends them in the
 * middle: half a year is none.
 * @throws Problem BILLING_UNAVAILABLE where a bill cannot be read
 */
export type BillsOfYear = (
  userId: string,
  managed: readonly ManagedLine[],
  year: number,
) => Promise<Readable | null>;

interface BillsOfYearNeeds {
  billing: Pick<Billing, 'list'>;
  getInvoice: Pick<GetInvoice, 'draw' | 'xml'>;
}

/** One after another, so that no archive keeps anybody's single invoice waiting for long. */
const archives = { places: 4, share: 1 };
const billsAtOnce = 100;

/** The invoices of a year as one archive, made while it is sent: each on paper, and for its holder as XML. */
export function createBillsOfYear({ billing, getInvoice }: BillsOfYearNeeds): BillsOfYear {
  const room = createAdmissionLimiter(archives);

  async function* billsOf(managed: readonly ManagedLine[], year: number): AsyncGenerator<Bill> {
    const filter = { issuedFrom: `${year}-01-01`, issuedTo: `${year}-12-31` };
    for (let offset = 0; ; offset += billsAtOnce) {
      const window = { offset, limit: billsAtOnce };
      const { bills, total } = await billing.list(managed, filter, { ...window, order: 'oldest' });
      if (bills.length < Math.min(billsAtOnce, total - offset))
        throw new Problem('BILLING_UNAVAILABLE', 'a bill cannot be read');
      yield* bills.filter(({ isDocumentReady }) => isDocumentReady);
      if (offset + billsAtOnce >= total) return;
    }
  }

  async function* zipped(
    managed: readonly ManagedLine[],
    first: Bill,
    others: AsyncGenerator<Bill>,
  ): AsyncGenerator<Uint8Array> {
    const zip = createZip();
    // A PDF is compressed within, and an invoice as XML is small.
    const add = (name: string, bytes: Uint8Array | null) => {
      if (bytes) zip.add(name, bytes);
    };
    for await (const bill of chain(first, others)) {
      const name = `${bill.issuedOn} ${bill.billNo.replace(/[/\\:]/g, '-')}`;
      add(`${name}.pdf`, await getInvoice.draw(managed, bill));
      add(`${name}.xml`, await getInvoice.xml(managed, bill));
      yield* zip.take();
    }
    zip.end();
    yield* zip.take();
  }

  return async (userId, managed, year) => {
    const bills = billsOf(managed, year);
    const { value: first } = await bills.next();
    if (!first) return null;
    return new Promise((resolve, reject) => {
      room(userId, async () => {
        const archive = Readable.from(zipped(managed, first, bills), { objectMode: false });
        resolve(archive);
        await new Promise((end) => archive.once('close', end));
      }).catch(reject);
    });
  };
}

async function* chain<One>(first: One, others: AsyncIterable<One>): AsyncGenerator<One> {
  yield first;
  yield* others;
}
