// TMF621: somebody writes with a person.
import type { NewTalk, Talk, TalkKey, TalkMessage } from '@portal/operator-ports/talks';
import type { Tickets } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import { asked, callsOf, done, many, one, orNone } from '../call.ts';
import { given, instant, operatorId, pathWord, word } from '../pieces.ts';

type Whose = Pick<Talk, 'authorId' | 'customerId'>;
type Party = { id: string; role: 'author' | 'customer' };

/** Who writes, and whose customer they are, if anybody's. */
const parties = z.codec(
  z.array(z.object({ id: operatorId, role: z.enum(['author', 'customer']) })),
  z.custom<Whose>(),
  {
    decode(all, context) {
      const idOf = (role: Party['role']) => all.find((party) => party.role === role)?.id;
      const authorId = idOf('author');
      if (authorId !== undefined) return { authorId, customerId: idOf('customer') ?? null };
      context.issues.push({ code: 'custom', message: 'no author', input: all });
      return z.NEVER;
    },
    encode: ({ authorId, customerId }): Party[] => [
      { id: authorId, role: 'author' },
      ...(customerId === null ? [] : [{ id: customerId, role: 'customer' as const }]),
    ],
  },
);

const newNote = z.object({
  author: z.enum(['customer', 'assistant', 'operator']),
  text: z.string(),
  date: instant,
});
const toNote = ({ author, text, writtenAt: date }: Omit<TalkMessage, 'messageId'>) => ({
  author,
  text,
  date,
});
const fromNote = ({ author, text, date: writtenAt }: z.output<typeof newNote>) => ({
  author,
  text,
  writtenAt,
});

const ticketType = z.literal('conversation');
const talk = z.codec(
  z.object({
    '@type': z.literal('TroubleTicket'),
    id: operatorId,
    ticketType,
    status: z
      .enum(['waiting', 'answered', 'read'])
      .describe('The last word is the author’s; a person’s; and the author has read it.'),
    relatedParty: parties.describe('The author; and the customer whose lines they manage, if any.'),
    creationDate: instant,
    lastUpdate: instant,
    expectedResolutionDate: instant.optional().describe('By when a person answers.'),
    note: z.array(newNote.extend({ id: z.string() })).min(1),
  }),
  z.custom<Talk>(),
  {
    decode: ({ id, status, relatedParty, creationDate, lastUpdate, expectedResolutionDate, note }) => ({
      ...relatedParty,
      talkId: id,
      status,
      createdAt: creationDate,
      updatedAt: lastUpdate,
      expectedAt: expectedResolutionDate ?? null,
      messages: note.map((each) => ({ messageId: each.id, ...fromNote(each) })),
    }),
    encode: ({ talkId, status, createdAt, updatedAt, expectedAt, messages, ...whose }) => ({
      '@type': 'TroubleTicket' as const,
      id: talkId,
      ticketType: 'conversation' as const,
      status,
      relatedParty: whose,
      creationDate: createdAt,
      lastUpdate: updatedAt,
      ...given({ expectedResolutionDate: expectedAt }),
      note: messages.map((each) => ({ id: each.messageId, ...toNote(each) })),
    }),
  },
);

const newTalk = z.codec(
  z.object({
    ticketType,
    correlationId: z.string(),
    relatedParty: parties,
    note: z.array(newNote).min(1),
  }),
  z.custom<NewTalk>(),
  {
    decode: ({ correlationId: key, relatedParty, note }) => ({
      key,
      ...relatedParty,
      messages: note.map(fromNote),
    }),
    encode: ({ key, messages, ...whose }) => ({
      ticketType: 'conversation' as const,
      correlationId: key,
      relatedParty: whose,
      note: messages.map(toNote),
    }),
  },
);

const call = callsOf<Tickets>();
const path = '/troubleTicket/v4/conversation';
const ofAuthor = { 'author.id': word };
type Named = { params: { id: string }; query: { 'author.id': string } };
const keyIn = ({ params, query }: Named): TalkKey => ({ authorId: query['author.id'], talkId: params.id });
const askKey = ({ authorId, talkId }: TalkKey): Named => ({
  params: { id: talkId },
  query: { 'author.id': authorId },
});
const about = ({ authorId, talkId }: TalkKey): TalkKey[] => [{ authorId, talkId }];

export const talkCalls = {
  ...call('openTalk')({
    tmf: 'TMF621',
    summary:
      'Somebody writes to a person, once a `correlationId`, with what was said to the assistant before. Who has no line yet is nobody’s customer.',
    method: 'POST',
    path,
    asked: asked({ body: newTalk }),
    ask: (it) => ({ body: it }),
    asks: ({ body }) => [body],
    answer: one(talk),
    about: ({ authorId }) => [{ authorId }],
  }),
  ...call('talks')({
    tmf: 'TMF621',
    summary: 'What an author has written to people: the fifty that were written in last, newest first.',
    method: 'GET',
    path,
    asked: asked({ query: ofAuthor }),
    ask: ({ authorId }) => ({ query: { 'author.id': authorId } }),
    asks: ({ query }) => [{ authorId: query['author.id'] }],
    answer: many(talk),
    about: ({ authorId }) => [{ authorId }],
  }),
  ...call('writeInTalk')({
    tmf: 'TMF621',
    summary: 'The author writes on, once a note’s id; 404 NOT_FOUND when there is no such conversation.',
    method: 'PATCH',
    path: `${path}/:id`,
    asked: asked({
      params: { id: pathWord },
      query: ofAuthor,
      body: z.object({ note: z.tuple([z.object({ id: z.string(), text: z.string() })]) }),
    }),
    ask: (key, { messageId: id, text }) => ({
      ...askKey(key),
      body: { note: [{ id, text }] as [{ id: string; text: string }] },
    }),
    asks: (request) => {
      const [{ id: messageId, text }] = request.body.note;
      return [keyIn(request), { messageId, text }];
    },
    answer: orNone(one(talk)),
    about,
  }),
  ...call('readTalk')({
    tmf: 'TMF621',
    summary: 'The author has read the answer; 404 NOT_FOUND when there is no such conversation.',
    method: 'POST',
    path: `${path}/:id/reading`,
    asked: asked({ params: { id: pathWord }, query: ofAuthor }),
    ask: (key) => askKey(key),
    asks: (request) => [keyIn(request)],
    answer: orNone(one(talk)),
    about,
  }),
  ...call('forgetTalks')({
    tmf: 'TMF621',
    summary: 'The author’s account is gone: so is all that they wrote, and were answered.',
    method: 'DELETE',
    path,
    asked: asked({ query: ofAuthor }),
    ask: ({ authorId }) => ({ query: { 'author.id': authorId } }),
    asks: ({ query }) => [{ authorId: query['author.id'] }],
    answer: done,
  }),
};
