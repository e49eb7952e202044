// What people are told of their lines: packages that end, plans, Wi-Fi keys, new managers.

import { momentWords, numberWords } from '@portal/market/words';
import { told } from '@portal/operator-ports/shown';
import { simOrderSchema } from '@portal/operator-ports/sim-orders';
import { theftSchema } from '@portal/operator-ports/thefts';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import { aboutFirst, type Notice, type NoticeOf, type NoticesOf } from './notice.ts';

const theft = z.object({
  theft: told(theftSchema, 'theftId', 'serviceNumber', 'suspendedAt', 'equipmentBlockedAt', 'undoneAt'),
});
type Theft = z.infer<typeof theft>['theft'];

const theftNotice =
  (words: (theft: Theft, phone: string) => Pick<Notice, 'kind' | 'subject' | 'content'> | null): NoticeOf =>
  ({ event }: EventRow, phone) => {
    const { data } = theft.safeParse(event);
    const said = data && words(data.theft, phone);
    if (!data || !said) return null;
    const { serviceNumber, theftId } = data.theft;
    return {
      ...said,
      audience: { serviceNumber },
      about: { theftId, serviceNumber },
    };
  };

const theftMoved = theftNotice(({ serviceNumber, suspendedAt, equipmentBlockedAt, undoneAt }, phone) => {
  const line = numberWords(serviceNumber);
  if (undoneAt)
    return {
      kind: 'theftUndone',
      subject: 'Quitamos la suspensión por robo o pérdida',
      content: `La línea ${line} ya no está suspendida por eso, porque alguien dijo que el teléfono apareció. Si no fuiste tú, llámanos ya al ${phone}.`,
    };
  if (!suspendedAt) return null;
  const what = equipmentBlockedAt ? 'su chip y el equipo' : 'su chip';
  return {
    kind: 'theftStopped',
    subject: 'Suspendimos tu línea por robo o pérdida',
    content: `La línea ${line}, ${what} dejaron de funcionar el ${momentWords(suspendedAt)}. Si no lo pediste, llámanos al ${phone}.`,
  };
});

const theftEscalated = theftNotice(({ serviceNumber }, phone) => ({
  kind: 'theftEscalated',
  subject: 'Tu línea todavía no está suspendida',
  content: `La red no confirma la suspensión de la línea ${numberWords(serviceNumber)}. Una persona ya se ocupa; también puedes llamarnos al ${phone}.`,
}));

/** What everybody who manages a line is told when its phone is stolen, and found again. */
export const theftNotices: NoticesOf = {
  TheftStateChangeEvent: theftMoved,
  TheftEscalatedEvent: theftEscalated,
};

const sim = z.object({
  sim: z.object({ serviceNumber: z.string(), lockOffAt: z.coerce.date().nullable().default(null) }),
});

type Words = (
  line: string,
  phone: string,
  lockOffAt: Date | null,
) => Pick<Notice, 'kind' | 'subject' | 'content'>;

const noticeWith =
  (words: Words): NoticeOf =>
  ({ event }: EventRow, phone) => {
    const { data } = sim.safeParse(event);
    if (!data) return null;
    const { serviceNumber, lockOffAt } = data.sim;
    return {
      ...words(numberWords(serviceNumber), phone, lockOffAt),
      audience: { serviceNumber },
      about: { serviceNumber },
    };
  };

const lockMoved: Words = (line, phone, offAt) =>
  offAt
    ? {
        kind: 'simUnlocking',
        subject: 'Tu chip va a quedar sin candado',
        content: `El candado del chip de la línea ${line} se quita el ${momentWords(offAt)}. Si no fuiste tú, ponlo de nuevo o llámanos al ${phone}.`,
      }
    : {
        kind: 'simLocked',
        subject: 'Tu chip tiene candado',
        content: `El chip de la línea ${line} tiene candado: nadie puede cambiarlo ni llevarse tu número.`,
      };

const refused: Words = (line, phone) => ({
  kind: 'simChangeRefused',
  subject: 'No dejamos cambiar tu chip',
  content: `Alguien pidió cambiar el chip de la línea ${line}, y el candado lo impidió. Si no fuiste tú, llámanos al ${phone}.`,
});

const changed: Words = (line, phone) => ({
  kind: 'simChanged',
  subject: 'Tu línea tiene otro chip',
  content: `La línea ${line} tiene un chip nuevo, con candado. Si no fuiste tú, llámanos ya al ${phone}.`,
});

const simOrder = z.object({
  simOrder: told(simOrderSchema, 'serviceNumber', 'kind', 'status', 'readyAt', 'endedBy'),
});

const whyOver = {
  customer: 'lo canceló su titular',
  lock: 'alguien puso el candado',
  theft: 'se reportó un robo o pérdida',
  line: 'la línea no está activa o ya tiene otro chip',
  unused: 'nadie lo usó en siete días',
} as const;

function simOrderMoved({ event }: EventRow, phone: string): Notice | null {
  const { data } = simOrder.safeParse(event);
  if (!data || data.simOrder.status === 'completed') return null;
  const { serviceNumber, kind, status, readyAt, endedBy } = data.simOrder;
  const line = numberWords(serviceNumber);
  const what = kind === 'esim' ? 'una eSIM' : 'otro chip';
  const thief = `Si no fuiste tú, pon el candado en Gestionar, Chip y PUK, o llámanos ya al ${phone}.`;
  const words = {
    pending: {
      kind: 'simOrdered',
      subject: 'Pidieron cambiar el chip de tu línea',
      content: `La línea ${line} pasa a ${what} el ${momentWords(readyAt)}. ${thief}`,
      brief: `La línea ${line} va a pasar a ${what}. ${thief}`,
    },
    inProgress: {
      kind: 'simReady',
      subject: kind === 'esim' ? 'Tu eSIM está lista' : 'Ya puedes poner tu chip nuevo',
      content: `La línea ${line} ya puede pasar a ${what}. El chip actual sirve hasta que el nuevo se conecte. ${thief}`,
      brief: `La línea ${line} ya puede pasar a ${what}. ${thief}`,
    },
    cancelled: {
      kind: 'simOrderOver',
      subject: 'Tu línea sigue con el mismo chip',
      content: `La línea ${line} no pasa a ${what}: ${whyOver[endedBy ?? 'customer']}. Si tienes dudas, llámanos al ${phone}.`,
    },
  } as const;
  return { ...words[status], audience: { serviceNumber }, about: { serviceNumber } };
}

/** What everybody who manages a line is told of its chip: who steals a number begins here. */
export const simNotices: NoticesOf = {
  SimLockChangeEvent: noticeWith(lockMoved),
  SimChangeRefusedEvent: noticeWith(refused),
  SimChangeEvent: noticeWith(changed),
  SimOrderStateChangeEvent: simOrderMoved,
};

const packageEnd = z.object({ serviceNumber: z.string(), name: z.string(), expiresAt: z.string() });
const associated = z.object({
  permission: z.object({
    serviceNumbers: z.array(z.string()).min(1),
    /** Who began at the same moment; else everybody who managed them before. */
    to: z.string().optional(),
  }),
});
const order = z.object({
  productOrder: z.object({
    serviceNumber: z.string(),
    toName: z.string().default(''),
    state: z.enum(['completed', 'failed', 'cancelled']),
  }),
});
const wifi = z.object({
  monitor: z.object({ service: z.string(), status: z.enum(['done', 'failed']) }),
});

function packageExpiring({ event }: EventRow): Notice | null {
  const { data } = packageEnd.safeParse(event);
  if (!data || Number.isNaN(Date.parse(data.expiresAt))) return null;
  const { serviceNumber, name, expiresAt } = data;
  return {
    kind: 'packageExpiring',
    audience: { serviceNumber },
    subject: 'Tu paquete está por vencer',
    content: `El paquete ${name} de la línea ${numberWords(serviceNumber)} vence el ${momentWords(new Date(expiresAt))}.`,
    about: { serviceNumber },
  };
}

/** Each reads of the lines that they manage themselves. */
function lineAssociated({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = associated.safeParse(event);
  if (!data) return null;
  const { serviceNumbers, to } = data.permission;
  const ofLines = (theirs: readonly string[]) => {
    const named = [...theirs.slice(0, 3).map(numberWords), ...(theirs.length > 3 ? ['y más'] : [])];
    const may = theirs.length > 1 ? 'sus consumos y sus facturas' : 'su consumo y sus facturas';
    const doubt = `Si no lo reconoces, llámanos al ${phone}.`;
    return {
      content: `Otra cuenta asoció ${named.join(', ')} y ya puede ver ${may}. ${doubt}`,
      brief: `Otra cuenta asoció varios servicios que administras y ya puede ver ${may}. ${doubt}`,
      about: aboutFirst(theirs),
    };
  };
  return {
    kind: 'lineAssociated',
    audience:
      to === undefined ? { serviceNumbers, except: userId } : { userId: to, theirLines: serviceNumbers },
    subject: 'Otra cuenta asoció un servicio que administras',
    ...ofLines(serviceNumbers),
    ofLines,
  };
}

function planChanged({ userId, event }: EventRow): Notice | null {
  const { data } = order.safeParse(event);
  if (!data) return null;
  const { serviceNumber, toName, state } = data.productOrder;
  const line = numberWords(serviceNumber);
  const news = {
    completed: {
      kind: 'planChanged',
      subject: 'Tu plan cambió',
      content: `La línea ${line} ya tiene el plan ${toName}.`,
    },
    failed: {
      kind: 'planNotChanged',
      subject: 'No pudimos cambiar tu plan',
      content: `No pudimos cambiar la línea ${line} al plan ${toName}: sigue con el de antes.`,
    },
    cancelled: {
      kind: 'planChangeCancelled',
      subject: 'El cambio de plan se canceló',
      content: `La línea ${line} ya no cambia al plan ${toName}: sigue con el actual.`,
    },
  } as const;
  return { ...news[state], audience: { userId, serviceNumber }, about: { serviceNumber } };
}

function wifiNotice(phone: string, serviceNumber: string, isDone: boolean): Notice {
  return {
    kind: isDone ? 'wifiChanged' : 'wifiNotChanged',
    audience: { serviceNumber },
    subject: isDone ? 'La clave de tu red WiFi cambió' : 'No pudimos cambiar la clave de tu red WiFi',
    content: isDone
      ? `El Wi-Fi del servicio ${serviceNumber} tiene una clave nueva. Si no fuiste tú, llámanos al ${phone}.`
      : `El Wi-Fi del servicio ${serviceNumber} sigue con la clave anterior. Inténtalo de nuevo.`,
    about: { serviceNumber },
  };
}

function wifiChanged({ event }: EventRow, phone: string): Notice | null {
  const { data } = wifi.safeParse(event);
  return data ? wifiNotice(phone, data.monitor.service, data.monitor.status === 'done') : null;
}

export const lineNotices: NoticesOf = {
  PackageExpiringEvent: packageExpiring,
  LinesAssociatedEvent: lineAssociated,
  ProductOrderStateChangeEvent: planChanged,
  MonitorStateChangeEvent: wifiChanged,
};
