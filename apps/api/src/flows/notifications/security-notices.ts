// What people are told of who enters their account, and by what: always, whatever they wish to be told of else.
import { momentWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';

const password = z.object({ attribute: z.literal('password') });
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

/** The message about it has left already, whatever the preferences say. */
function passwordChanged({ userId, event }: EventRow, phone: string): Notice | null {
  if (!password.safeParse(event).success) return null;
  return {
    kind: 'passwordChanged',
    audience: { userId },
    doneBy: userId,
    subject: 'Tu contraseña cambió',
    content: `Tu contraseña cambió y cerramos tus otras sesiones. Si no fuiste tú, llámanos al ${phone}.`,
    about: {},
    message: null,
  };
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
    about: {},
    message: { topic: null, isSecurity: true },
  };
}

const factorWords = {
  on: {
    kind: 'secondFactorOn',
    subject: 'Activaste el segundo paso',
    content: 'Desde ahora, al entrar con tu contraseña también pedimos un código de tu aplicación.',
  },
  off: {
    kind: 'secondFactorOff',
    subject: 'Se desactivó el segundo paso',
    content: 'Ya no pedimos un código al entrar: basta tu contraseña.',
  },
  backupCodesRenewed: {
    kind: 'backupCodesRenewed',
    subject: 'Tienes códigos de respaldo nuevos',
    content: 'Los códigos de respaldo de antes ya no sirven.',
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
    message: { topic: null, isSecurity: true },
  };
}

function passkeyChanged({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = passkey.safeParse(event);
  if (!data) return null;
  const { state, name } = data.passkey;
  const said =
    state === 'added'
      ? ({
          kind: 'passkeyAdded',
          subject: 'Tu cuenta tiene una llave de acceso nueva',
          content: `La llave de acceso «${name}» ya entra a tu cuenta. Si no la agregaste tú, elimínala en Seguridad y llámanos al ${phone}.`,
        } as const)
      : ({
          kind: 'passkeyRemoved',
          subject: 'Se eliminó una llave de acceso',
          content: `La llave de acceso «${name}» ya no entra a tu cuenta. Si no fuiste tú, cambia tu contraseña y llámanos al ${phone}.`,
        } as const);
  return { ...said, audience: { userId }, about: {}, message: { topic: null, isSecurity: true } };
}

function personalTokenMade({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = personalToken.safeParse(event);
  if (!data) return null;
  return {
    kind: 'personalTokenMade',
    audience: { userId },
    subject: 'Creaste un token personal',
    content: `El token «${data.personalToken.name}» lee tus consumos y saldos. Si no lo creaste tú, elimínalo en Mis datos y llámanos al ${phone}.`,
    about: {},
    message: { topic: null, isSecurity: true },
  };
}

function recoveryMoved({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = recovery.safeParse(event);
  if (!data) return null;
  const common = { audience: { userId }, about: {} };
  const message = { topic: null, isSecurity: true } as const;
  if (data.recovery.state === 'begun') {
    const { endsAt } = data.recovery;
    const link = data.secret?.link;
    return {
      ...common,
      kind: 'recoveryBegun',
      subject: 'Pidieron quitar el segundo paso de tu cuenta',
      content: `El segundo paso de tu cuenta se quita el ${momentWords(endsAt)}. Si no lo pediste tú, impídelo en Seguridad y cambia tu contraseña.`,
      message: link
        ? { ...message, act: { words: 'Si no pediste quitar tu segundo paso, impídelo aquí:', link } }
        : message,
    };
  }
  return data.recovery.state === 'stopped'
    ? {
        ...common,
        kind: 'recoveryStopped',
        subject: 'Tu segundo paso sigue activo',
        content: `Ya no se quita el segundo paso de tu cuenta. Si no lo habías pedido tú, cambia tu contraseña y llámanos al ${phone}.`,
        message,
      }
    : {
        ...common,
        kind: 'recoveryDone',
        subject: 'Se quitó el segundo paso de tu cuenta',
        content: `Pasó el día de espera: para entrar basta tu contraseña. Si no lo pediste tú, cámbiala y llámanos al ${phone}.`,
        message,
      };
}

export const securityNotices: Readonly<Record<string, NoticeOf>> = {
  DigitalIdentityAttributeValueChangeEvent: passwordChanged,
  NewDeviceEvent: newDevice,
  SecondFactorEvent: secondFactorChanged,
  PasskeyEvent: passkeyChanged,
  PersonalTokenEvent: personalTokenMade,
  FactorRecoveryEvent: recoveryMoved,
};
