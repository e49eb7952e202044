// What people are told of requests about their data: that somebody asked in their name, and how it ended. Always.
import {
  type DataRequestKind,
  type DataRequestStatus,
  dataRequestKindSchema,
  dataRequestStatusSchema,
} from '@portal/contract/privacy/data-requests';
import { archiveDays } from '@portal/help/promises';
import { mediumDay } from '@portal/market/words';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import type { Notice, NoticesOf } from './notice.ts';

type ByStatus = Record<DataRequestKind, Partial<Record<DataRequestStatus, string>>>;

const words = {
  subjects: {
    access: {
      inProgress: 'Preparamos la copia de tus datos',
      done: 'La copia de tus datos está lista',
      failed: 'No pudimos preparar la copia de tus datos',
    },
    rectification: {
      inProgress: 'Recibimos tu solicitud de corrección',
      done: 'Corregimos tus datos',
      rejected: 'No corregimos tus datos',
    },
    erasure: {},
    opposition: { done: 'Registramos tu oposición a otros usos de tus datos' },
  } satisfies ByStatus as ByStatus,
  /** Where there is nothing, the answer says it. */
  contents: {
    access: {
      inProgress:
        'Preparamos la copia de tus datos y te avisamos cuando puedas descargarla, casi siempre en minutos.',
      done: `La copia de tus datos está lista: descárgala en Mi cuenta, en Copia de mis datos. Se guarda ${archiveDays} días y pedimos confirmar que eres tú.`,
      failed:
        'No pudimos preparar la copia de tus datos: pídela otra vez en Mi cuenta, en Copia de mis datos.',
    },
    rectification: { inProgress: 'Revisamos tu solicitud de corrección y te respondemos.' },
    erasure: {},
    opposition: {},
  } satisfies ByStatus as ByStatus,
  due: (day: string) => `La respuesta llega a más tardar el ${day}.`,
  doubt: (phone: string) => `Si no lo pediste tú, cambia tu contraseña y llámanos al ${phone}.`,
} as const;

const news = z.object({
  dataRequest: z.object({
    kind: dataRequestKindSchema,
    status: dataRequestStatusSchema,
    answer: z.string().nullable(),
    dueAt: z.coerce.date(),
  }),
});

function dataRequestMoved({ userId, event }: EventRow, phone: string): Notice | null {
  const { data } = news.safeParse(event);
  if (!data) return null;
  const { kind, status, answer, dueAt } = data.dataRequest;
  const subject = words.subjects[kind][status];
  if (!subject) return null;
  const isBegun = status === 'inProgress';
  const content = words.contents[kind][status] ?? answer ?? '';
  return {
    kind: isBegun ? 'dataRequestBegun' : 'dataRequestEnded',
    audience: { userId },
    subject,
    content: [content, isBegun ? words.due(mediumDay(dueAt)) : '', words.doubt(phone)]
      .filter(Boolean)
      .join(' '),
    brief: `${subject}. ${words.doubt(phone)}`,
    about: {},
  };
}

export const dataNotices: NoticesOf = { DataRequestEvent: dataRequestMoved };
