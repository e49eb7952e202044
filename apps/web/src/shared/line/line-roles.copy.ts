// What a role in a line is called: of somebody, and to whoever was invited.
import type { Role } from '@portal/contract/policy';
import type { GuestRole } from './line-roles.ts';

export const roleWords: Record<Role, string> = {
  holder: 'Titular',
  manager: 'Administra',
  viewer: 'Solo mira',
  payer: 'Solo paga',
};

export const guestWords: Record<GuestRole, string> = { viewer: 'Solo miras', payer: 'Solo pagas' };
