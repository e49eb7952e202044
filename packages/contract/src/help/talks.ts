// TMF621: what somebody writes with a person of the operator's, after the assistant or instead of it.
import { country } from '@portal/market/path';
import { shownTalk } from '@portal/operator-ports/talks';
import { z } from 'zod';
import type { Call } from '../common.ts';

/** How long one message may be. */
export const talkTextLimit = 2_000;

export const talkSchema = z.object({ ...shownTalk.shape, href: z.string() }).meta({ id: 'Talk' });
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
  question: 'myMessages',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: talkSchema },
} as const satisfies Call;
