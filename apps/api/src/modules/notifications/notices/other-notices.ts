// What people are told of their equipment in repair; other tickets have notices of their own.

import { dataRequestKindSchema, dataRequestStatusSchema } from '@portal/contract/privacy/data-requests';
import { mediumDay, moneyWords } from '@portal/market/words';
import { repairStatusSchema } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import { claimMoved } from './claim-notices.ts';
import type { Notice, NoticeOf } from './notice.ts';
import { dataNoticesCopy as copy } from './usage-notices.copy.ts';

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
  const subject = copy.subjects[kind][status];
  if (!subject) return null;
  const isBegun = status === 'inProgress';
  const content = copy.contents[kind][status] ?? answer ?? '';
  return {
    kind: isBegun ? 'dataRequestBegun' : 'dataRequestEnded',
    audience: { userId },
    subject,
    content: [content, isBegun ? copy.due(mediumDay(dueAt)) : '', copy.doubt(phone)]
      .filter(Boolean)
      .join(' '),
    about: {},
  };
}

/** What people are told of requests about their data: that somebody asked in their name, and how it ended. Always. */
export const dataNotices: Readonly<Record<string, NoticeOf>> = { DataRequestEvent: dataRequestMoved };

const answered = z.object({
  troubleTicket: z.object({
    id: z.string(),
    ticketType: z.literal('conversation'),
    status: z.literal('answered'),
  }),
});

/** That a person has answered, to whoever wrote to them: what was answered is read in the portal alone. */
function talkAnswered({ userId, event }: EventRow): Notice | null {
  const { data } = answered.safeParse(event);
  if (!data || !userId) return null;
  return {
    kind: 'talkAnswered',
    audience: { userId },
    subject: 'Una persona te respondió',
    content: 'Respondimos el mensaje que nos escribiste. Léelo y contesta en el portal, en Mensajes.',
    about: { talkId: data.troubleTicket.id },
  };
}

const repair = z.object({
  troubleTicket: z.object({ id: z.string(), status: repairStatusSchema, lineId: z.string().nullish() }),
  device: z.string(),
  awaitsCents: z.number().nullish(),
});

const steps: Record<z.infer<typeof repairStatusSchema>, string> = {
  EQUIPO_CAC: 'fue recibido',
  TRASLADO_TALLER: 'va al taller',
  ENTREGADO_TALLER: 'llegó al taller',
  INF_TECNICO: 'ya tiene su informe técnico',
  REPARACION: 'está en reparación',
  REPARADO: 'está reparado',
  TRASLADO_CAC: 'vuelve al centro de atención',
  ENTREGADO_CAC: 'está listo para que lo retires',
  ENTREGA_DOMICILIO: 'fue entregado en tu domicilio',
  ENTREGA_CLIENTE: 'fue entregado',
};

/** Worth a message of its own; the steps between are read when one looks. */
const messageSteps: readonly string[] = ['ENTREGADO_CAC', 'ENTREGA_DOMICILIO'];

/** Whoever decided has just read it. */
function repairMoved({ customerId, userId, event }: EventRow): Notice | null {
  const { data } = repair.safeParse(event);
  if (!data || !customerId) return null;
  const { troubleTicket, device, awaitsCents } = data;
  const { id: ticketId, status, lineId = null } = troubleTicket;
  const common = { audience: { repair: { customerId, lineId }, except: userId }, about: { ticketId } };
  if (typeof awaitsCents === 'number')
    return {
      ...common,
      kind: 'repairAwaitsYou',
      subject: 'Tu reparación espera una respuesta',
      content: `Reparar tu ${device} cuesta ${moneyWords(awaitsCents)}. La orden ${ticketId} continúa cuando su titular acepte o rechace el costo.`,
    };
  return {
    ...common,
    kind: 'repairMoved',
    subject: 'Tu equipo en reparación avanzó',
    content: `Tu ${device} ${steps[status]}. Orden ${ticketId}.`,
    isPortalOnly: !messageSteps.includes(status),
  };
}

export const otherNotices: Readonly<Record<string, NoticeOf>> = {
  TroubleTicketStatusChangeEvent: (event) => repairMoved(event) ?? claimMoved(event) ?? talkAnswered(event),
};
