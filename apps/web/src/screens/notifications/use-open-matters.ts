// Which bills are still to be paid and which repairs still wait for a word: nobody is called to do what is done.
import { useQuery } from '@tanstack/react-query';
import type { Service } from '../../api/lines/service-list.ts';
import { billsToPayQuery } from '../../api/purchase/billing.ts';
import { ordersQuery } from '../../api/tickets.ts';
import { settings } from '../../lib/settings.ts';
import { quoteOf } from '../../shared/repair-quote.ts';
import type { OpenMatters } from './alert-facts.ts';

export interface Matters extends OpenMatters {
  /** Not the first answers yet. What is not known counts as settled. */
  isLoading: boolean;
}

export function useOpenMatters(services: readonly Service[]): Matters {
  const isBilled = services.some(({ kind }) => kind !== 'Prepaid');
  const billsQuery = useQuery({ ...billsToPayQuery, enabled: isBilled });
  const ticketsQuery = useQuery(ordersQuery(null));
  const bills = billsQuery.data ?? [];
  const tickets = ticketsQuery.data ?? [];
  const { approvalCharacteristic } = settings();
  return {
    isLoading: billsQuery.isLoading || ticketsQuery.isLoading,
    billNos: bills.map(({ billNo }) => billNo),
    ticketIds: tickets.filter((each) => quoteOf(each, approvalCharacteristic) !== null).map(({ id }) => id),
  };
}
