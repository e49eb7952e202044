// What is asked for «En curso»: by the page that shows it, and by the server that draws that page.
import { claimsQuery } from '../../api/claims.ts';
import type { Service } from '../../api/lines/service-list.ts';
import { officeAppointmentsQuery } from '../../api/office-appointments.ts';
import { awaitedPaymentsQuery } from '../../api/purchase/awaited-payments.ts';
import { talksQuery } from '../../api/talks.ts';
import { ordersQuery } from '../../api/tickets.ts';
import { visitsQuery } from '../../api/visits.ts';
import { isMobile } from '../line/line-facts.ts';
import { isOpen } from '../line/line-roles.ts';

/** @param isOfAll everything of the customer, not of one line alone */
export function underWayQueries(services: readonly Service[], isOfAll: boolean) {
  const managed = services.filter((service) => isOpen(service, 'manage'));
  return {
    payments: { ...awaitedPaymentsQuery, enabled: isOfAll },
    repairs: { ...ordersQuery(null), enabled: isOfAll },
    claims: { ...claimsQuery, enabled: managed.length > 0 },
    visits: { ...visitsQuery, enabled: managed.some((service) => !isMobile(service)) },
    turns: { ...officeAppointmentsQuery, enabled: isOfAll },
    talks: { ...talksQuery, enabled: isOfAll },
  };
}
