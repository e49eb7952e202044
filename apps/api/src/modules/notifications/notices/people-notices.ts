// What is told of who uses a line, of what that person was asked for and answered, and of who manages it.

import { type Role, roles } from '@portal/contract/policy';
import { type ConsentPurpose, consentPurposeSchema } from '@portal/contract/privacy/line-users';
import { roleWords } from '@portal/help/roles.copy';
import { numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

type Words = Pick<Notice, 'subject' | 'content' | 'brief'>;
type SaidOf = (lines: string, role: Role) => Words;
type Change = 'given' | 'changed' | 'ended';

const whoItIs = 'En «Quién tiene acceso a tus líneas» ves quién es.';

const roleNews: Record<'person' | 'holders', Record<Change, SaidOf>> = {
  person: {
    given: (lines, role) => ({
      subject: 'Tienes acceso a una línea',
      content: `Desde ahora puedes ${roleWords[role].may}: ${lines}.`,
      brief: 'Tienes acceso a varias líneas. Míralas en Mis Servicios.',
    }),
    changed: (lines, role) => ({
      subject: 'Tu acceso a una línea cambió',
      content: `Desde ahora puedes ${roleWords[role].may}: ${lines}.`,
      brief: 'Cambió tu acceso a varias líneas. Míralas en Mis Servicios.',
    }),
    ended: (lines) => ({
      subject: 'Ya no tienes acceso a una línea',
      content: `Terminó tu acceso a ${lines}.`,
      brief: 'Terminó tu acceso a varias líneas.',
    }),
  },
  holders: {
    given: (lines, role) => ({
      subject: 'Aceptaron tu invitación',
      content: `Una persona invitada ya puede ${roleWords[role].may}: ${lines}. ${whoItIs}`,
      brief: `Una persona invitada tiene acceso a varias de tus líneas. ${whoItIs}`,
    }),
    changed: (lines, role) => ({
      subject: 'Cambió el acceso de una persona',
      content: `Una persona con acceso a tu línea desde ahora puede ${roleWords[role].may}: ${lines}. ${whoItIs}`,
      brief: `Cambió el acceso de una persona a varias de tus líneas. ${whoItIs}`,
    }),
    ended: (lines) => ({
      subject: 'Una persona ya no tiene acceso a tu línea',
      content: `Terminó el acceso de una persona a ${lines}.`,
      brief: 'Terminó el acceso de una persona a varias de tus líneas.',
    }),
  },
};

const news = z.object({
  permission: z.object({
    change: z.enum(['given', 'changed', 'ended']),
    role: z.enum(roles),
    serviceNumbers: z.array(z.string()).min(1),
    to: z.enum(['person', 'holders']),
  }),
});

function roleChanged({ userId, event }: EventRow): Notice | null {
  const { data } = news.safeParse(event);
  if (!data) return null;
  const { change, role, serviceNumbers, to } = data.permission;
  const said = roleNews[to][change](serviceNumbers.map(numberWords).join(', '), role satisfies Role);
  return {
    kind: 'roleChanged',
    audience: to === 'person' ? { userId } : { holdersOf: serviceNumbers, except: userId },
    ...said,
    about: {},
  };
}

/** What both sides are told of a role in a line: given, changed, ended. Always: it is about who may enter. */
export const roleNotices: NoticesOf = {
  PermissionStateChangeEvent: roleChanged,
};

const changed = 'Cambió quién usa una línea';
const permission = 'Tu permiso para ver registros';

const lineUserWords = {
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

const userNews = z.object({
  lineUser: z.object({ serviceNumber: z.string(), user: z.enum(['adult', 'holder', 'minor', 'nobody']) }),
});

function userChanged({ userId, event }: EventRow): Notice | null {
  const { data } = userNews.safeParse(event);
  if (!data) return null;
  const { serviceNumber, user } = data.lineUser;
  return {
    kind: 'lineUserChanged',
    audience: { serviceNumber, except: userId },
    ...lineUserWords.user[user](numberWords(serviceNumber)),
    about: { serviceNumber },
    notOn: serviceNumber,
  };
}

const consentNews = z.object({
  lineConsent: z.object({
    serviceNumber: z.string(),
    purpose: consentPurposeSchema,
    change: z.enum(['asked', 'granted', 'refused', 'withdrawn', 'ended']),
  }),
});

function consentMoved({ userId, event }: EventRow): Notice | null {
  const { data } = consentNews.safeParse(event);
  if (!data) return null;
  const { serviceNumber, purpose, change } = data.lineConsent;
  const isQuestion = change === 'asked';
  return {
    kind: isQuestion ? 'consentAsked' : 'consentMoved',
    audience: { userId },
    ...lineUserWords[change](numberWords(serviceNumber), purpose),
    about: { serviceNumber },
  };
}

export const lineUserNotices: NoticesOf = {
  LineUserChangeEvent: userChanged,
  LineConsentChangeEvent: consentMoved,
};
