// The words about who uses a line and what that person lets others see, and about who manages it with which role.

import type { Role } from '@portal/contract/policy';
import type { ConsentPurpose } from '@portal/contract/privacy/line-users';

interface Words {
  subject: string;
  content: string;
}

const changed = 'Cambió quién usa una línea';
const permission = 'Tu permiso para ver registros';

export const lineUserCopy = {
  user: {
    adult: (line: string): Words => ({
      subject: changed,
      content: `Otra persona adulta usa ${line}. Para ver a quién llama y qué sitios visita, pídele permiso.`,
    }),
    holder: (line: string): Words => ({
      subject: changed,
      content: `Desde ahora ${line} figura como usada por quien es titular.`,
    }),
    minor: (line: string): Words => ({
      subject: changed,
      content: `Desde ahora ${line} figura como usada por una persona menor de edad a cargo de quien es titular.`,
    }),
    nobody: (line: string): Words => ({
      subject: changed,
      content: `La persona que usaba ${line} dijo que ya no la usa. Quien la administra puede ver sus registros.`,
    }),
  },
  asked: (line: string, purpose: ConsentPurpose): Words => ({
    subject: 'Te piden un permiso',
    content:
      purpose === 'records'
        ? `Una persona con acceso a ${line} pide ver tus llamadas y los sitios que visitas. En «Quién usa cada línea» ves quién es y decides.`
        : `Quien es titular de ${line} dice que ya no la usas. En «Quién usa cada línea» dices si es así.`,
  }),
  granted: (line: string, purpose: ConsentPurpose): Words =>
    purpose === 'records'
      ? { subject: permission, content: `Quien usa ${line} te permite ver sus registros durante 12 meses.` }
      : { subject: changed, content: `Quien usaba ${line} confirmó que ya no la usa.` },
  refused: (line: string, purpose: ConsentPurpose): Words =>
    purpose === 'records'
      ? { subject: permission, content: `Quien usa ${line} no te permite ver sus registros.` }
      : { subject: changed, content: `Quien usa ${line} dice que la sigue usando.` },
  withdrawn: (line: string): Words => ({
    subject: permission,
    content: `Quien usa ${line} retiró el permiso que te había dado: ya no ves sus registros.`,
  }),
  ended: (line: string): Words => ({
    subject: permission,
    content: `Terminó el permiso para ver los registros de ${line}: quien te lo dio ya no administra la línea. Puedes pedirlo de nuevo.`,
  }),
} as const;

/** What a role lets somebody do. */
const may: Record<Role, string> = {
  holder: 'hacerlo todo',
  manager: 'administrarla',
  viewer: 'ver su consumo',
  payer: 'ver y pagar sus facturas',
};

type RoleWords = (lines: string, role: Role) => { subject: string; content: string };
type Change = 'given' | 'changed' | 'ended';

export const roleNoticesCopy: Record<'person' | 'holders', Record<Change, RoleWords>> = {
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
      content: `Una persona invitada ya puede ${may[role]}: ${lines}. En «Quién tiene acceso a tus líneas» ves quién es.`,
    }),
    changed: (lines, role) => ({
      subject: 'Cambió el acceso de una persona',
      content: `Una persona con acceso a tu línea desde ahora puede ${may[role]}: ${lines}. En «Quién tiene acceso a tus líneas» ves quién es.`,
    }),
    ended: (lines) => ({
      subject: 'Una persona ya no tiene acceso a tu línea',
      content: `Terminó el acceso de una persona a ${lines}.`,
    }),
  },
};
