// What people are told of their tickets: equipment in repair, and what a person has answered; claims and thefts have files of their own.

import { moneyWords } from '@portal/market/words';
import { repairStatusSchema } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import type { EventRow } from '../../../db/events.ts';
import { claimMoved } from './claim-notices.ts';
import type { Notice, NoticesOf } from './notice.ts';

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
    leaves: messageSteps.includes(status) ? undefined : 'listed',
  };
}

export const ticketNotices: NoticesOf = {
  TroubleTicketStatusChangeEvent: (event) => repairMoved(event) ?? claimMoved(event) ?? talkAnswered(event),
};
