// What the customer's role in a line opens of it: nothing else is offered. The server refuses the rest by itself.
import type { Role } from '@portal/contract/policy';
import type { Service } from '../../api/lines/service-list.ts';

/** `figures`: what is left and used. `records`: with whom and when. `manage`: whatever changes the line. */
export type LinePart = 'figures' | 'records' | 'bills' | 'topUps' | 'manage';

const OPEN: Record<Role, readonly LinePart[]> = {
  holder: ['figures', 'records', 'bills', 'topUps', 'manage'],
  manager: ['figures', 'records', 'bills', 'topUps', 'manage'],
  viewer: ['figures'],
  payer: ['bills', 'topUps'],
};

/** A list that an older version kept says no role: those had all of it. */
export function isOpen({ role = 'manager' }: Pick<Service, 'role'>, part: LinePart): boolean {
  return OPEN[role].includes(part);
}

/** Whether the customer is in it by an invitation to look or to pay. */
export function isGuest<S extends Pick<Service, 'role'>>(
  service: S,
): service is S & { role: 'viewer' | 'payer' } {
  return service.role === 'viewer' || service.role === 'payer';
}
