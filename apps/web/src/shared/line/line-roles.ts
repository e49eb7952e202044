// What the customer's role in a line opens of it, as the server says: nothing else is offered, and the rest is refused.
import type { LinePart } from '@portal/contract/lines/accounts';
import type { Role } from '@portal/contract/policy';
import type { Service } from '../../api/lines/service-list.ts';

/** A list that an older version kept does not say it: the server refuses what it does not allow. */
export function isOpen({ allows }: Pick<Service, 'allows'>, part: LinePart): boolean {
  return allows?.includes(part) ?? true;
}

type Held = Pick<Service, 'isCorpAdmin' | 'allows' | 'role'>;

/** A company's lines open none of them here. Whoever has no line yet sees what there will be. */
export function opensOne(services: readonly Held[], part: LinePart): boolean {
  return services.length === 0 || services.some((service) => !service.isCorpAdmin && isOpen(service, part));
}

/** «Dar de baja» is the holder's, and a company's lines end elsewhere. */
export const mayEnd = ({ role, isCorpAdmin }: Held): boolean => role === 'holder' && !isCorpAdmin;

/** Whoever was invited to look or to pay. */
export type GuestRole = Exclude<Role, 'holder' | 'manager'>;
export type Guest = Service & { role: GuestRole };

const guests: Record<Role, boolean> = { holder: false, manager: false, payer: true, viewer: true };

export function isGuest<S extends Pick<Service, 'role'>>(service: S): service is S & { role: GuestRole } {
  return service.role !== undefined && guests[service.role];
}
