// The words about who uses a line, and about what that person lets others see.
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
        ? `Una persona con acceso a ${line} pide ver tus llamadas y los sitios que visitas. En Personas ves quién es y decides.`
        : `Quien es titular de ${line} dice que ya no la usas. En Personas dices si es así.`,
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
