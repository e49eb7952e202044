// Words of the frame of a line's pages.
import type { GuestRole } from '@portal/contract/policy';
import * as titles from '@portal/help/page-titles.copy';
import { guestWords } from '@portal/help/roles.copy';

export const linePageCopy = {
  back: titles.services,
  change: 'Cambiar de línea',
  problem: 'Con falla',
  parts: {
    summary: 'Resumen',
    usage: 'Consumo',
    help: titles.diagnosis,
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

export const servicePickerCopy = {
  title: 'Elige un servicio',
  close: 'Cerrar',
  current: 'Actual',
  label: 'Servicio',
  all: 'Todos',
  allDetail: 'Todos tus servicios asociados',
  /** Before the number: the documents' `name:number`. */
  option: (name: string) => `${name}: `,
  search: 'Buscar por nombre o número',
  clear: 'Borrar la búsqueda',
  found: (count: number) => (count === 1 ? '1 servicio' : `${count} servicios`),
  none: 'Ningún servicio coincide',
  noneText: 'Revisa el nombre o el número.',
} as const;
