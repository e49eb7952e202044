// TMF621: what somebody writes with a person of the operator's, after the assistant or instead of it.

import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';

export const talkStatusSchema = z.enum(['waiting', 'answered', 'read']).meta({
  id: 'TalkStatus',
  description: 'The last word is the user’s; a person has answered; the user has read it.',
});
export type TalkStatus = z.infer<typeof talkStatusSchema>;

/** How long one message may be. */
export const talkTextLimit = 2_000;

export const talkSchema = z
  .object({
    '@type': z.literal('TroubleTicket'),
    id: z.string().describe('As the user is told it: `CHT-261123-7K3M9Q`.'),
    href: z.string(),
    ticketType: z.literal('conversation'),
    status: talkStatusSchema,
    creationDate: dateTimeSchema,
    lastUpdate: dateTimeSchema,
    expectedResolutionDate: dateTimeSchema
      .nullable()
      .describe('By when a person answers; null: nobody has to, or nobody says.'),
    note: z
      .array(
        z.object({
          id: z.string(),
          author: z
            .enum(['customer', 'assistant', 'operator'])
            .describe('`assistant`: what it had said before the user wrote to a person.'),
          text: z.string(),
          date: dateTimeSchema,
        }),
      )
      .describe('Oldest first.'),
  })
  .meta({ id: 'Talk' });
export type Talk = z.infer<typeof talkSchema>;

export const newTalkSchema = z
  .object({
    ticketType: z.literal('conversation'),
    note: z.array(z.object({ text: z.string().trim().min(1).max(talkTextLimit) })).length(1),
  })
  .meta({ id: 'NewTalk' });
export type NewTalk = z.input<typeof newTalkSchema>;

const base = `/TroubleTicketManagement/api/${country}/troubleTicketManagement` as const;

export const readTalk = {
  id: 'readTalk',
  tmf: 'TMF621',
  summary: 'What a person answered has been read, by whoever wrote to them.',
  method: 'PUT',
  path: `${base}/troubleTicket/:id/read`,
  params: z.object({ id: z.string().min(1).max(100) }),
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: talkSchema },
} as const satisfies Call;
