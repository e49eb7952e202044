// Talks: somebody writes with a person of the operator's, who has read what was said to the machine before (TMF621).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { orNull, shown } from './shown.ts';
import { instant, operatorIdSchema, text } from './wire.ts';

/** As whoever asks knows them: who writes may have no line, and be nobody's customer yet. */
const authorId = at('relatedParty[role=author]/id', operatorIdSchema);
/** Whose lines they managed when it was opened. */
const customerId = maybe('relatedParty[role=customer]/id', operatorIdSchema, 'They managed nobody’s lines.');
const message = {
  author: at(
    'author',
    z
      .enum(['customer', 'assistant', 'operator'])
      .describe('`assistant`: what it had said before the customer wrote to a person.'),
  ),
  text: at('text', text('¿Por qué subió mi factura?')),
  writtenAt: at('date', instant),
};
const talkMessageSchema = part({ messageId: at('id', text('1')), ...message });
export type TalkMessage = z.output<typeof talkMessageSchema>;

const talkStatusSchema = z.enum(['waiting', 'answered', 'read']).meta({
  id: 'TalkStatus',
  description: 'The last word is the customer’s; a person has answered; the customer has read it.',
});

const says = { ticketType: 'conversation' } as const;
export const talkSchema = noun(
  'TroubleTicket',
  {
    talkId: at('id', operatorIdSchema),
    authorId,
    customerId,
    status: at('status', talkStatusSchema),
    createdAt: at('creationDate', instant),
    updatedAt: at('lastUpdate', instant),
    /** By when a person answers. */
    expectedAt: maybe('expectedResolutionDate', instant, 'Nobody has to answer, or nobody says.'),
    messages: at('note', z.array(talkMessageSchema).min(1).describe('Oldest first; never empty.')),
  },
  { says },
);
export type Talk = z.output<typeof talkSchema>;
export type TalkStatus = Talk['status'];
export type TalkKey = Pick<Talk, 'authorId' | 'talkId'>;
export type TalkAuthor = Pick<Talk, 'authorId'>;

export const shownTalk = shown(
  talkSchema,
  ['talkId', 'status', 'createdAt', 'updatedAt', 'messages'],
  ({ expectedAt }) => ({ expectedAt: orNull(expectedAt) }),
  { '@type': 'TroubleTicket', ...says },
);

export const newTalkSchema = part(
  {
    /** Its own id at whoever opens it: the same one again is the same talk. */
    key: at('correlationId', z.string()),
    authorId,
    customerId,
    /** What was said, oldest first; never empty. */
    messages: at('note', z.array(part(message)).min(1)),
  },
  { says },
);
export type NewTalk = z.output<typeof newTalkSchema>;

export interface Talks {
  openTalk(talk: NewTalk): Promise<Talk>;
  /** The fifty that were written in last, newest first. */
  talks(author: TalkAuthor): Promise<Talk[]>;
  /** Once a message's id. Null: there is no such talk. `TroubleTicketStatusChangeEvent` tells of each answer. */
  writeInTalk(talk: TalkKey, message: Pick<TalkMessage, 'messageId' | 'text'>): Promise<Talk | null>;
  /** Its author has read what was answered. Null: there is no such talk. */
  readTalk(talk: TalkKey): Promise<Talk | null>;
  /** All that this author wrote, and was answered, is gone. */
  forgetTalks(author: TalkAuthor): Promise<void>;
}
