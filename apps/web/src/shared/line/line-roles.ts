// What the customer's role in a line opens of it, as the server says: nothing else is offered, and the rest is refused.
import type { LinePart } from '@portal/contract/lines/accounts';
import type { Service } from '../../api/lines/service-list.ts';

/** A list that an older version kept does not say it: the server refuses what it does not allow. */
export function isOpen({ allows }: Pick<Service, 'allows'>, part: LinePart): boolean {
  return allows?.includes(part) ?? true;
}

/** Whether the customer is in it by an invitation to look or to pay. */
export function isGuest<S extends Pick<Service, 'role'>>(
  service: S,
): service is S & { role: 'viewer' | 'payer' } {
  return service.role === 'viewer' || service.role === 'payer';
}
