// What people are told of who enters their account, and by what.
import { erasureDays, resetWaitHours } from '@portal/help/promises';
import { momentWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticeOf, NoticesOf } from './notice.ts';

const password = z.object({
  attribute: z.literal('password'),
  /** Of a reset: by what it was proved, and what was trusted before. */
  reset: z
    .object({
      by: z.enum(['email', 'sms']),
      endedPasskeys: z.array(z.string()),
      passkeys: z.array(z.string()),
      endedTokens: z.int(),
      endedWhatsapp: z.boolean(),
      endedInvitations: z.int(),
      endedAutomatic: z.int(),
      people: z.int().default(0),
    })
    .optional(),
  /** Of a change: accesses of programs that stay, by name. */
  tokens: z.array(z.string()).default([]),
});
type Reset = NonNullable<z.infer<typeof password>['reset']>;
const secondFactor = z.object({
  secondFactor: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['on', 'off', 'backupCodesRenewed']) }),
    z.object({ state: z.literal('backupCodeUsed'), left: z.int() }),
  ]),
});
const newSession = z.object({ session: z.object({ device: z.string(), place: z.string().nullable() }) });

const passkey = z.object({ passkey: z.object({ state: z.enum(['added', 'removed']), name: z.string() }) });
const personalToken = z.object({ personalToken: z.object({ name: z.string() }) });
const recovery = z.object({
  recovery: z.discriminatedUnion('state', [
    z.object({ state: z.enum(['stopped', 'done']) }),
    z.object({ state: z.literal('begun'), endsAt: z.coerce.date() }),
  ]),
  secret: z.object({ link: z.string() }).optional(),
});

const account = z.object({
  account: z.discriminatedUnion('state', [
    z.object({ state: z.literal('restored') }),
    z.object({ state: z.literal('closed'), until: z.coerce.date() }),
  ]),
  secret: z.object({ link: z.string() }).optional(),
});

function passwordChanged({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = password.safeParse(event);
  if (!data) return null;
  const recover = `Si no fuiste tú, recupérala ahora o llámanos al ${phone}.`;
  const common = { kind: 'passwordChanged', audience: { userId }, about: {} } as const;
  if (!data.reset)
    return {
      ...common,
      doneBy: userId,
      subject: 'Tu contraseña cambió',
      content: [
        'Tu contraseña cambió y cerramos tus otras sesiones.',
        ...(data.tokens.length > 0
          ? [
              `Siguen sirviendo los accesos de tus programas: ${named(data.tokens)}; quita el que no conozcas.`,
            ]
          : []),
        recover,
      ].join(' '),
      brief: `Tu contraseña cambió. ${recover}`,
    };
  const by = data.reset.by === 'email' ? 'con un código a tu correo' : 'con un código a tu número';
  const doubt = `Si no fuiste tú, llámanos ya al ${phone}.`;
  return {
    ...common,
    subject: 'Restablecieron tu contraseña',
    content: [
      `Tu contraseña se restableció ${by} y cerramos tus sesiones.`,
      ...trustEnded(data.reset),
      `Por ${resetWaitHours} horas protegemos tu chip, tus tarjetas y tus datos.`,
      doubt,
    ].join(' '),
    brief: `Tu contraseña se restableció ${by}. ${doubt}`,
  };
}

const named = (names: readonly string[]) => names.map((name) => `«${name}»`).join(', ');

/** For whoever has just reset the password. */
const removable = `ya, con un código a otra línea tuya, o en ${resetWaitHours} horas`;

/** What opens the account still, and what does no longer; and who is in its lines. */
function trustEnded({ endedPasskeys, passkeys, people, ...ended }: Reset): string[] {
  return [
    ...(ended.endedTokens > 0 ? ['Los accesos que diste a tus programas ya no sirven.'] : []),
    ...(ended.endedInvitations > 0 ? ['Retiramos las invitaciones que esperaban respuesta.'] : []),
    ...(ended.endedWhatsapp ? ['Desvinculamos el WhatsApp de los últimos siete días.'] : []),
    ...(ended.endedAutomatic > 0
      ? ['Apagamos los pagos automáticos que se encendieron o cambiaron en los últimos siete días.']
      : []),
    ...(endedPasskeys.length > 0
      ? [`Quitamos las llaves de acceso de los últimos siete días: ${named(endedPasskeys)}.`]
      : []),
    ...(passkeys.length > 0
      ? [
          `Siguen entrando a tu cuenta: ${named(passkeys)}. La que no conozcas se elimina en Seguridad: ${removable}.`,
        ]
      : []),
    ...(people > 0
      ? [
          `De los últimos siete días ${people === 1 ? 'una persona invitada sigue' : `${people} personas invitadas siguen`} con acceso a tus líneas. A quien no conozcas le quitas el acceso en «Quién tiene acceso a tus líneas»: ${removable}.`,
        ]
      : []),
  ];
}

function newDevice({ userId, eventTime, event }: EventRow): Notice | null {
  const { data } = newSession.safeParse(event);
  if (!data) return null;
  const { device, place } = data.session;
  const where = place === null ? device : `${device} (${place})`;
  return {
    kind: 'newDevice',
    audience: { userId },
    subject: 'Entraron a tu cuenta desde un equipo nuevo',
    content: `Equipo nuevo en tu cuenta: ${where}, el ${momentWords(eventTime)}. Si no fuiste tú, cierra esa sesión en Seguridad y cambia tu contraseña.`,
    brief:
      'Entraron a tu cuenta desde un equipo nuevo. Si no fuiste tú, cierra esa sesión en Seguridad y cambia tu contraseña.',
    about: {},
  };
}

const factorWords = {
  on: {
    kind: 'secondFactorOn',
    subject: 'Activaste la verificación en dos pasos',
    content: 'Desde ahora, al entrar con tu contraseña también pedimos un código de tu aplicación.',
  },
  off: {
    kind: 'secondFactorOff',
    subject: 'Se desactivó la verificación en dos pasos',
    content: 'Ya no pedimos un código al entrar: basta tu contraseña.',
  },
  backupCodesRenewed: {
    kind: 'backupCodesRenewed',
    subject: 'Tienes códigos de respaldo nuevos',
    content: 'Tienes códigos de respaldo nuevos, y los anteriores ya no sirven.',
  },
} as const;

function secondFactorChanged({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = secondFactor.safeParse(event);
  if (!data) return null;
  const { secondFactor: change } = data;
  const said =
    change.state === 'backupCodeUsed'
      ? ({
          kind: 'backupCodeUsed',
          subject: 'Se usó un código de respaldo',
          content: `Alguien se identificó con uno de tus códigos de respaldo. Te quedan ${change.left}.`,
        } as const)
      : factorWords[change.state];
  return {
    ...said,
    audience: { userId },
    content: `${said.content} Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`,
    about: {},
  };
}

function passkeyChanged({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = passkey.safeParse(event);
  if (!data) return null;
  const { state, name } = data.passkey;
  const remove = `Si no la agregaste tú, elimínala en Seguridad y llámanos al ${phone}.`;
  const change = `Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`;
  const said =
    state === 'added'
      ? ({
          kind: 'passkeyAdded',
          subject: 'Tu cuenta tiene una llave de acceso nueva',
          content: `La llave de acceso «${name}» ya entra a tu cuenta. ${remove}`,
          brief: `Una llave de acceso nueva ya entra a tu cuenta. ${remove}`,
        } as const)
      : ({
          kind: 'passkeyRemoved',
          subject: 'Se eliminó una llave de acceso',
          content: `La llave de acceso «${name}» ya no entra a tu cuenta. ${change}`,
          brief: `Una llave de acceso ya no entra a tu cuenta. ${change}`,
        } as const);
  return { ...said, audience: { userId }, about: {} };
}

function personalTokenMade({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = personalToken.safeParse(event);
  if (!data) return null;
  const remove = `Si no lo creaste tú, elimínalo en Mi cuenta, Acceso para programas, y llámanos al ${phone}.`;
  return {
    kind: 'personalTokenMade',
    audience: { userId },
    subject: 'Creaste un acceso para un programa',
    content: `El acceso «${data.personalToken.name}» lee tus datos. ${remove}`,
    brief: `Un programa lee tus datos. ${remove}`,
    about: {},
  };
}

function recoveryMoved({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = recovery.safeParse(event);
  if (!data) return null;
  const common = { audience: { userId }, about: {} };
  if (data.recovery.state === 'begun') {
    const { endsAt } = data.recovery;
    const link = data.secret?.link;
    return {
      ...common,
      kind: 'recoveryBegun',
      subject: 'Pidieron desactivar la verificación en dos pasos de tu cuenta',
      content: `La verificación en dos pasos de tu cuenta se desactiva el ${momentWords(endsAt)}. Si no lo pediste tú, cancélalo en Seguridad y cambia tu contraseña.`,
      act: link ? { words: 'Si no lo pediste tú, cancélalo aquí:', link } : undefined,
    };
  }
  return data.recovery.state === 'stopped'
    ? {
        ...common,
        kind: 'recoveryStopped',
        subject: 'Tu verificación en dos pasos sigue activa',
        content: `Ya no se desactiva la verificación en dos pasos de tu cuenta. Si no lo habías pedido tú, cambia tu contraseña y llámanos al ${phone}.`,
      }
    : {
        ...common,
        kind: 'recoveryDone',
        subject: 'Se desactivó la verificación en dos pasos de tu cuenta',
        content: `Pasó el día de espera: para entrar basta tu contraseña. Si no lo pediste tú, cámbiala y llámanos al ${phone}.`,
      };
}

function accountMoved({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = account.safeParse(event);
  if (!data) return null;
  const common = { audience: { userId }, about: {} };
  if (data.account.state === 'restored')
    return {
      ...common,
      kind: 'accountRestored',
      subject: 'Tu cuenta está de vuelta',
      content: `Alguien recuperó tu cuenta con el enlace del mensaje: no se elimina y todo sigue como estaba. Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`,
      brief: `Tu cuenta ya no se elimina: la recuperaron con el enlace. Si no fuiste tú, llámanos al ${phone}.`,
    };
  const { until } = data.account;
  const link = data.secret?.link;
  return {
    ...common,
    kind: 'accountClosed',
    subject: 'Tu cuenta se va a eliminar',
    content: `Nadie puede entrar. Tus datos se eliminan el ${momentWords(until)}; hasta entonces puedes recuperar todo. Tus servicios siguen igual. Si no lo pediste tú, recupera tu cuenta, cambia tu contraseña y llámanos al ${phone}.`,
    brief: `Tu cuenta se elimina el ${momentWords(until)}. Si no lo pediste tú, recupérala con el enlace del mensaje y llámanos al ${phone}.`,
    act: link ? { words: `Tu cuenta se elimina en ${erasureDays} días. Recupérala:`, link } : undefined,
  };
}

export const securityNotices: NoticesOf = {
  DigitalIdentityAttributeValueChangeEvent: passwordChanged,
  NewDeviceEvent: newDevice,
  SecondFactorEvent: secondFactorChanged,
  PasskeyEvent: passkeyChanged,
  PersonalTokenEvent: personalTokenMade,
  FactorRecoveryEvent: recoveryMoved,
  AccountClosingEvent: accountMoved,
};

// What people are told of the number by which they are written to on WhatsApp.

const link = z.object({
  whatsapp: z.object({ state: z.enum(['linked', 'unlinked', 'taken', 'gone']), number: z.string() }),
});

const linkMoved: NoticeOf = ({ userId, event }, phone) => {
  const { data } = link.safeParse(event);
  if (!data) return null;
  const { state, number } = data.whatsapp;
  const common = { audience: { userId }, about: {} };
  const doubt = `Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`;
  if (state === 'linked')
    return {
      ...common,
      kind: 'whatsappLinked',
      subject: 'Vinculaste WhatsApp a tu cuenta',
      content: `Desde ahora te escribimos por WhatsApp al ${numberWords(number)}, y ahí ves tus saldos y tus facturas. ${doubt}`,
      brief: `Ya te escribimos por WhatsApp al ${numberWords(number)}. ${doubt}`,
    };
  return {
    ...common,
    kind: 'whatsappUnlinked',
    subject: 'Tu cuenta ya no tiene WhatsApp',
    ...unlinkedWords[state](numberWords(number), phone),
    // Whoever has it now is not told of somebody else's account.
    ...(state === 'taken' ? { notOn: number } : {}),
  };
};

const unlinkedWords = {
  unlinked(number: string, phone: string) {
    const content = `Ya no te escribimos por WhatsApp al ${number}. Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`;
    return { content, brief: content };
  },
  taken: (number: string, phone: string) => ({
    content: `Otra persona comprobó que el WhatsApp del ${number} es suyo: ya no te escribimos ahí. Si sigue siendo tuyo, llámanos al ${phone}.`,
    brief: `Otra persona tiene ahora el WhatsApp del ${number}: ya no te escribimos ahí. Si es tuyo, llámanos al ${phone}.`,
  }),
  gone: (number: string, phone: string) => ({
    content: `Ya no te escribimos por WhatsApp al ${number}: esa línea se reportó robada o perdida, o terminó. Si la tienes tú, vincúlalo otra vez en Notificaciones. Si no es así, llámanos al ${phone}.`,
    brief: `Ya no te escribimos por WhatsApp al ${number}: la línea se reportó robada o perdida, o terminó. Si no es así, llámanos al ${phone}.`,
  }),
};

export const whatsappNotices: NoticesOf = { WhatsappLinkEvent: linkMoved };
