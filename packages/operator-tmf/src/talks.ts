// TMF621 Trouble Ticket v4: what somebody writes with a person of the operator's.
import { at } from '@portal/operator-ports/noun';
import { newTalkSchema, talkSchema } from '@portal/operator-ports/talks';
import type { Tickets } from '@portal/operator-ports/tickets';
import { text } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { body, callsOf, done, many, one, orNone, words } from './call.ts';
import { about, id, note, queryWord } from './pieces.ts';

const call = callsOf<Tickets>();
const path = '/troubleTicket/v4/conversation';
const authorId = at('query/author.id', queryWord);
const author = words({ authorId });
const talk = words({ authorId, talkId: id });

export const talkCalls = {
  ...call('openTalk')({
    tmf: 'TMF621',
    summary:
      'Somebody writes to a person, once a `correlationId`, with what was said to the assistant before. Who has no line yet is nobody’s customer.',
    method: 'POST',
    path,
    args: [body(newTalkSchema)],
    answer: one(talkSchema),
    about: about('authorId'),
    isLarge: true,
  }),
  ...call('talks')({
    tmf: 'TMF621',
    summary: 'What an author has written to people: the fifty that were written in last, newest first.',
    method: 'GET',
    path,
    args: [author],
    answer: many(talkSchema),
    about: about('authorId'),
  }),
  ...call('writeInTalk')({
    tmf: 'TMF621',
    summary: 'The author writes on, once a note’s id; 404 NOT_FOUND when there is no such conversation.',
    method: 'PATCH',
    path: `${path}/:id`,
    args: [
      talk,
      words({ messageId: at(`${note}/id`, z.string()), text: at(`${note}/text`, text('Es la de mayo.')) }),
    ],
    answer: orNone(one(talkSchema)),
    about: about('authorId', 'talkId'),
  }),
  ...call('readTalk')({
    tmf: 'TMF621',
    summary: 'The author has read the answer; 404 NOT_FOUND when there is no such conversation.',
    method: 'POST',
    path: `${path}/:id/reading`,
    args: [talk],
    answer: orNone(one(talkSchema)),
    about: about('authorId', 'talkId'),
  }),
  ...call('forgetTalks')({
    tmf: 'TMF621',
    summary: 'The author’s account is gone: so is all that they wrote, and were answered.',
    method: 'DELETE',
    path,
    args: [author],
    answer: done,
  }),
};
