// What the customer's role in a line opens of it, as the server says: nothing else is offered, and the rest is refused. What a role looks like.
import type { GivenRole } from '@portal/contract/access/permissions';
import type { LinePart } from '@portal/contract/lines/accounts';
import type { GuestRole } from '@portal/contract/policy';
import { Eye, ReceiptText, Settings } from 'lucide-react';
import type { Service } from '../../api/lines/service-list.ts';
import type { IconGlyph } from '../../ui/icon.tsx';

export const isOpen = ({ allows }: Pick<Service, 'allows'>, part: LinePart): boolean => allows.includes(part);

type Held = Pick<Service, 'isCorpAdmin' | 'allows'>;

/** A company's lines open none of them here. Whoever has no line yet sees what there will be. */
export function opensOne(services: readonly Held[], part: LinePart): boolean {
  return services.length === 0 || services.some((service) => !service.isCorpAdmin && isOpen(service, part));
}

/** «Dar de baja» is the holder's, and a company's lines end elsewhere. */
export const mayEnd = (service: Held): boolean => isOpen(service, 'hold') && !service.isCorpAdmin;

/** Whoever was invited to look or to pay. */
export type Guest = Service & { role: GuestRole };

export const roleIcons: Record<GivenRole, IconGlyph> = {
  viewer: Eye,
  payer: ReceiptText,
  manager: Settings,
};

export function isGuest<S extends Pick<Service, 'role' | 'allows'>>(
  service: S,
): service is S & { role: GuestRole } {
  return !isOpen(service, 'manage');
}
