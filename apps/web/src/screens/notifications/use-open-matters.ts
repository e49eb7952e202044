// Which bills are still to be paid and which repairs still wait for a word: nobody is called to do what is done.
import { useQuery } from '@tanstack/react-query';
import { billsToPayQuery } from '../../api/billing.ts';
import type { Service } from '../../api/service-list.ts';
import { ordersQuery } from '../../api/tickets.ts';
import { settings } from '../../lib/settings.ts';
import { quoteOf } from '../../shared/repair-quote.ts';
import type { OpenMatters } from './alert-facts.ts';

/** What is not known yet counts as settled. */
export function useOpenMatters(services: readonly Service[]): OpenMatters {
  const isBilled = services.some(({ kind }) => kind !== 'Prepaid');
  const bills = useQuery({ ...billsToPayQuery, enabled: isBilled }).data ?? [];
  const tickets = useQuery(ordersQuery(null)).data ?? [];
  const { approvalCharacteristic } = settings();
  return {
    billNos: bills.map(({ billNo }) => billNo),
    ticketIds: tickets.filter((each) => quoteOf(each, approvalCharacteristic) !== null).map(({ id }) => id),
  };
}
