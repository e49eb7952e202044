// That a person has answered, to whoever wrote to them: what was answered is read in the portal alone.
import { z } from 'zod';
import type { EventRow } from '../../db/events.ts';
import type { Notice } from './notice.ts';

const answered = z.object({
  troubleTicket: z.object({
    id: z.string(),
    ticketType: z.literal('conversation'),
    status: z.literal('answered'),
  }),
});

export function talkAnswered({ userId, event }: EventRow): Notice | null {
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
