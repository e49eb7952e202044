// What a role lets somebody do, as an invitation and a notice say it.
import type { Role } from '@portal/contract/policy';

export const may: Record<Role, string> = {
  holder: 'hacerlo todo',
  manager: 'administrarla',
  viewer: 'ver su consumo',
  payer: 'ver y pagar sus facturas',
};
