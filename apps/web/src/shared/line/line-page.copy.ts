// Words of the frame of a line's pages.
import { guestWords } from './line-roles.copy.ts';
import type { GuestRole } from './line-roles.ts';

export const linePageCopy = {
  back: 'Mis Servicios',
  change: 'Cambiar de línea',
  problem: 'Con falla',
  parts: {
    summary: 'Resumen',
    usage: 'Consumo',
    help: 'Ayuda técnica',
    buy: 'Comprar',
    manage: 'Gestionar',
  },
  /** To whoever was invited, about who holds the line. */
  more: {
    ask: 'Pedir más permisos',
    asking: (giver: string) => `Pídeselo a ${giver}`,
    holder: 'su titular',
    how: 'Puede cambiar tu permiso cuando quiera, en Mi cuenta, Personas y permisos.',
    understood: 'Entendido',
  },
  partsOf: (line: string) => `Partes de ${line}`,
  /** `De Ana · solo miras`; without the name of who gave it, `Solo miras`. */
  guest: (role: GuestRole, giver: string | undefined) =>
    giver === undefined ? guestWords[role] : `De ${giver} · ${guestWords[role].toLowerCase()}`,
} as const;
