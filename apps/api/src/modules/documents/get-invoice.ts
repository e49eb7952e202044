// The invoice of a bill, for whoever manages one of its lines.
import type { Bill, Billing } from '@portal/operator-ports/billing';
import type { Documents } from '@portal/operator-ports/documents';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import { heldCustomers, type ManagedLine } from '../../caller.ts';

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
    // Of the lines that the caller manages, and of no other on the account.
    const lineIds = managed.map(({ lineId }) => lineId);
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
