// The invoice of a bill, for whoever manages one of its lines.
import type { Bill, Billing } from '@portal/operator-ports/billing';
import type { Documents } from '@portal/operator-ports/documents';
import { createRoom } from '../bounded-work.ts';
import { heldCustomers, type ManagedLine } from '../caller.ts';

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
}

/** A drawing takes a twentieth of a second: what waits is drawn within three. */
const drawings = { places: 60, share: 20 };

export function createGetInvoice({ billing, documents }: GetInvoiceNeeds): GetInvoice {
  const room = createRoom(drawings);
  return {
    async find(managed, billNo) {
      const bill = await billing.find(managed, billNo);
      return bill?.isDocumentReady ? bill : null;
    },

    pdf(managed, { customerId, billNo }) {
      // Of the lines that the caller manages, and of no other on the account.
      const lineIds = managed.map(({ lineId }) => lineId);
      const showsBuyer = heldCustomers(managed).includes(customerId);
      return room(customerId, () => documents.invoice({ customerId, billNo, lineIds, showsBuyer }));
    },
  };
}
