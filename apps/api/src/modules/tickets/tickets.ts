// Equipment in repair: whose it is, and who sees which of it.
import { Problem } from '@portal/contract/errors';
import type { AskedDocument, Customers } from '@portal/operator-ports/customers';
import type { Ticket, TicketFilter, TicketPage, Tickets } from '@portal/operator-ports/tickets';
import { heldCustomers, type ManagedLine } from '../../caller.ts';

/** Whose repairs are asked for: those of somebody with these lines. */
type Managed = readonly ManagedLine[];

interface Found {
  tickets: Ticket[];
  total: number;
}

export interface Repairs {
  /** All of the customers that they hold, and those of their lines' devices. */
  list(managed: Managed, filter: TicketFilter, page: TicketPage): Promise<Found>;
  /**
   * Those of the customer with this document.
   * @throws Problem HOLDER_REQUIRED for every document but those of customers that are held
   */
  listByDocument(
    managed: Managed,
    document: AskedDocument,
    filter: TicketFilter,
    page: TicketPage,
  ): Promise<Found>;
  /** Whoever owns it; null when there is no such ticket. */
  find(number: string): Promise<Ticket | null>;
}

export interface RepairsNeeds {
  tickets: Pick<Tickets, 'list' | 'find'>;
  customers: Pick<Customers, 'withDocument'>;
}

export function createRepairs({ tickets, customers }: RepairsNeeds): Repairs {
  return {
    list: (managed, filter, page) =>
      tickets.list({ customerIds: heldCustomers(managed), lines: managed }, filter, page),

    async listByDocument(managed, document, filter, page) {
      const customerIds = await customers.withDocument(heldCustomers(managed), document);
      if (customerIds.length === 0) throw new Problem('HOLDER_REQUIRED');
      return tickets.list({ customerIds, lines: [] }, filter, page);
    },

    find: tickets.find,
  };
}

/** As what somebody with these lines sees a repair; null: it is somebody else's. */
export function roleIn(
  { customerId, lineId }: Pick<Ticket, 'customerId' | 'lineId'>,
  managed: Managed,
): 'holder' | 'manager' | null {
  if (heldCustomers(managed).includes(customerId)) return 'holder';
  const isOfLine = managed.some((line) => line.customerId === customerId && line.lineId === lineId);
  return isOfLine ? 'manager' : null;
}
