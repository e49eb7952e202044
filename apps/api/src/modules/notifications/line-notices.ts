// What people are told of their lines: packages that end, plans, Wi-Fi keys, new managers.

import { momentWords, numberWords } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { Notice, NoticeOf } from './notice.ts';

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
    const [first, ...others] = theirs;
    const named = [...theirs.slice(0, 3).map(numberWords), ...(theirs.length > 3 ? ['y más'] : [])];
    const may = others.length > 0 ? 'sus consumos y sus facturas' : 'su consumo y sus facturas';
    return {
      content: `Otra cuenta asoció ${named.join(', ')} y ya puede ver ${may}. Si no lo reconoces, llámanos al ${phone}.`,
      about: first === undefined ? {} : { serviceNumber: first },
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
      content: `La línea ${line} ya no cambia al plan ${toName}: sigue con el de ahora.`,
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
      ? `El servicio ${serviceNumber} tiene una clave nueva. Si no fuiste tú, llámanos al ${phone}.`
      : `El servicio ${serviceNumber} sigue con la clave de antes. Inténtalo de nuevo.`,
    about: { serviceNumber },
  };
}

function wifiChanged({ event }: EventRow, phone: string): Notice | null {
  const { data } = wifi.safeParse(event);
  return data ? wifiNotice(phone, data.monitor.service, data.monitor.status === 'done') : null;
}

export const lineNotices: Readonly<Record<string, NoticeOf>> = {
  PackageExpiringEvent: packageExpiring,
  LinesAssociatedEvent: lineAssociated,
  ProductOrderStateChangeEvent: planChanged,
  MonitorStateChangeEvent: wifiChanged,
};
