// Asks for what the strip needs, as far as the customer's lines can have it; what does not come is not urgent.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { problemsQuery } from '../../../api/lines/problems.ts';
import type { Service } from '../../../api/lines/service-list.ts';
import { allUsageQuery } from '../../../api/lines/usage.ts';
import { billsToPayQuery } from '../../../api/purchase/billing.ts';
import { ordersQuery } from '../../../api/tickets.ts';
import { settings } from '../../../lib/settings.ts';
import { isMobile } from '../../../shared/line/line-facts.ts';
import { isOpen } from '../../../shared/line/line-roles.ts';
import { billedToPerson } from '../billed-to-person.ts';
import { type Urgency, urgencies } from './urgent-facts.ts';

/** The strip stands above everything: what comes within this time is drawn at once, instead of pushing the page down. */
const PATIENCE_MS = 700;

/** Undefined while the answers may still come together. */
export function useUrgencies(services: readonly Service[]): Urgency[] | undefined {
  const bills = useQuery({
    ...billsToPayQuery,
    enabled: services.some((service) => service.kind !== 'Prepaid' && isOpen(service, 'bills')),
  });
  const tickets = useQuery(ordersQuery(null));
  const reports = useQuery({
    ...allUsageQuery,
    enabled: services.some((service) => isMobile(service) && isOpen(service, 'figures')),
  });
  const problems = useQuery(problemsQuery);
  const isLate = useIsLate();
  const waiting = [bills, tickets, reports, problems].some(({ isLoading }) => isLoading);
  if (waiting && !isLate) return undefined;
  const matters = {
    services,
    bills: billedToPerson(bills.data ?? [], services),
    tickets: tickets.data ?? [],
    reports: reports.data ?? [],
    problems: problems.data ?? [],
  };
  return urgencies(matters, settings().approvalCharacteristic);
}

function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
