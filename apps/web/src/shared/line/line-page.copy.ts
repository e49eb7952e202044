// Words of the frame of a line's pages.
import type { GuestRole } from '@portal/contract/policy';
import { guestWords } from '@portal/help/roles.copy';

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
    giver === undefined ? guestWords[role].name : `De ${giver} · ${guestWords[role].name.toLowerCase()}`,
} as const;
