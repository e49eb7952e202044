// The words about a role in a line, for who has it and for who holds the line.
import type { Role } from '@portal/contract/policy';

/** What a role lets somebody do. */
const may: Record<Role, string> = {
  holder: 'hacerlo todo',
  manager: 'administrarla',
  viewer: 'ver su consumo',
  payer: 'ver y pagar sus facturas',
};

type Words = (lines: string, role: Role) => { subject: string; content: string };
type Change = 'given' | 'changed' | 'ended';

export const roleNoticesCopy: Record<'person' | 'holders', Record<Change, Words>> = {
  person: {
    given: (lines, role) => ({
      subject: 'Tienes acceso a una línea',
      content: `Desde ahora puedes ${may[role]}: ${lines}.`,
    }),
    changed: (lines, role) => ({
      subject: 'Tu acceso a una línea cambió',
      content: `Desde ahora puedes ${may[role]}: ${lines}.`,
    }),
    ended: (lines) => ({
      subject: 'Ya no tienes acceso a una línea',
      content: `Terminó tu acceso a ${lines}.`,
    }),
  },
  holders: {
    given: (lines, role) => ({
      subject: 'Aceptaron tu invitación',
      content: `Una persona invitada ya puede ${may[role]}: ${lines}. En Personas ves quién es.`,
    }),
    changed: (lines, role) => ({
      subject: 'Cambió el acceso de una persona',
      content: `Una persona con acceso a tu línea desde ahora puede ${may[role]}: ${lines}. En Personas ves quién es.`,
    }),
    ended: (lines) => ({
      subject: 'Una persona ya no tiene acceso a tu línea',
      content: `Terminó el acceso de una persona a ${lines}.`,
    }),
  },
};
