// Asks for what the strip needs, as far as the customer's lines can have it; what does not come is not urgent.
import { useQuery } from '@tanstack/react-query';
import { billsToPayQuery } from '../../../api/billing.ts';
import type { Service } from '../../../api/service-list.ts';
import { ordersQuery } from '../../../api/tickets.ts';
import { allUsageQuery } from '../../../api/usage.ts';
import { settings } from '../../../lib/settings.ts';
import { isMobile } from '../../../shared/line-facts.ts';
import { billedToPerson } from '../billed-to-person.ts';
import { type Urgency, urgencies } from './urgent-facts.ts';

export function useUrgencies(services: readonly Service[]): Urgency[] {
  const bills = useQuery({ ...billsToPayQuery, enabled: services.some(({ kind }) => kind !== 'Prepaid') });
  const tickets = useQuery(ordersQuery(null));
  const reports = useQuery({ ...allUsageQuery, enabled: services.some(isMobile) });
  const matters = {
    services,
    bills: billedToPerson(bills.data ?? [], services),
    tickets: tickets.data ?? [],
    reports: reports.data ?? [],
  };
  return urgencies(matters, settings().approvalCharacteristic);
}
