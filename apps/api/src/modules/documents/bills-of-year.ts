// The invoices of a year as one archive, made while it is sent: each on paper, and for its holder as XML.
import { Readable } from 'node:stream';
import type { Bill, Billing } from '@portal/operator-ports/billing';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import type { ManagedLine } from '../../caller.ts';
import { createZip } from '../../zip/zip-writer.ts';
import type { GetInvoice } from './get-invoice.ts';

/**
 * The bytes of a ZIP file; null: no bill of the year has a document. An invoice that cannot be had ends them in the
 * middle: half a year is none.
 */
export type BillsOfYear = (
  userId: string,
  managed: readonly ManagedLine[],
  year: number,
) => Promise<Readable | null>;

export interface BillsOfYearNeeds {
  billing: Pick<Billing, 'list'>;
  getInvoice: Pick<GetInvoice, 'draw' | 'xml'>;
}

/** One after another, so that no archive keeps anybody's single invoice waiting for long. */
const archives = { places: 4, share: 1 };
const billsAtOnce = 100;

export function createBillsOfYear({ billing, getInvoice }: BillsOfYearNeeds): BillsOfYear {
  const room = createAdmissionLimiter(archives);

  async function* billsOf(managed: readonly ManagedLine[], year: number): AsyncGenerator<Bill> {
    const filter = { issuedFrom: `${year}-01-01`, issuedTo: `${year}-12-31` };
    for (let offset = 0; ; offset += billsAtOnce) {
      const window = { offset, limit: billsAtOnce };
      const { bills } = await billing.list(managed, filter, { ...window, order: 'oldest' });
      yield* bills.filter(({ isDocumentReady }) => isDocumentReady);
      if (bills.length < billsAtOnce) return;
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
