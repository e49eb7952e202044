// TMF621 Trouble Ticket v4: equipment in repair with the customer's word on what it costs, claims, stolen phones,
// and talks with people; TMF646 visits.
import { newVisitSchema, visitSchema, visitSlotSchema } from '@portal/operator-ports/appointments';
import {
  type ClaimFileContent,
  claimSchema,
  claimStatusSchema,
  type FileClaimResult,
  newClaimSchema,
} from '@portal/operator-ports/claims';
import { at, maybe, part, perhaps } from '@portal/operator-ports/noun';
import { newTalkSchema, talkSchema } from '@portal/operator-ports/talks';
import { newTheftSchema, theftSchema } from '@portal/operator-ports/thefts';
import {
  type CostDecision,
  canonicalTicket,
  type DecisionResult,
  repairStatusSchema,
  type TicketScope,
  type Tickets,
  ticketSchema,
} from '@portal/operator-ports/tickets';
import { called, money, operatorIdSchema, text } from '@portal/operator-ports/wire';
import { z } from 'zod';
import {
  type Answer,
  type Arg,
  body,
  callsOf,
  done,
  type Family,
  many,
  NotUnderstood,
  one,
  orNone,
  orRefused,
  page,
  refusal,
  refusedWith,
  word,
  words,
} from './call.ts';
import {
  about,
  accountsBy,
  customerId,
  id,
  line,
  pageFields,
  pairs,
  pathWord,
  places,
  queryWord,
  queryWords,
  several,
  window,
} from './pieces.ts';

const oneTicket = one(ticketSchema);
const quoted = part({ quotedCents: at('quotedAmount', money) });
const refusals = ['notAwaiting', 'amountChanged', 'noTicket'] as const;
const decided: Answer<DecisionResult, unknown> = {
  write(result, args) {
    if ('decided' in result) return oneTicket.write(result.decided, args);
    if (result.refused !== 'amountChanged') return refusal(409, result.refused);
    return refusal(409, result.refused, z.encode(quoted, result) as object);
  },
  read(reply) {
    if (reply.status !== 409) {
      const { result, of } = oneTicket.read(reply);
      return { result: { decided: result }, of };
    }
    const refused = refusedWith(reply, refusals);
    if (refused !== 'amountChanged') return { result: { refused }, of: [] };
    return { result: { refused, ...quoted.parse(reply.body) }, of: [] };
  },
  made: (make) =>
    make.either(
      make.record({ refused: make.just('amountChanged'), quotedCents: make.thing(money) }),
      make.record({ decided: make.thing(ticketSchema) }),
      make.just({ refused: 'notAwaiting' }),
      make.just({ refused: 'noTicket' }),
    ),
};

/** A number is typed in whatever letters, and compared so. */
const inAnyLetters: typeof oneTicket = {
  ...oneTicket,
  read(reply) {
    const { result } = oneTicket.read(reply);
    return { result, of: [{ ...result, ticketId: canonicalTicket(result.ticketId) }] };
  },
};

const oneClaim = one(claimSchema);
const filed: Answer<FileClaimResult, unknown> = {
  write: (result, args) =>
    'filed' in result ? oneClaim.write(result.filed, args) : refusal(409, result.refused),
  read(reply) {
    if (reply.status === 409)
      return { result: { refused: refusedWith(reply, ['alreadyClaimed', 'noCharge'] as const) }, of: [] };
    const { result, of } = oneClaim.read(reply);
    return { result: { filed: result }, of };
  },
  made: (make) =>
    make.either(
      make.record({ filed: make.thing(claimSchema) }),
      make.just({ refused: 'alreadyClaimed' }),
      make.just({ refused: 'noCharge' }),
    ),
};

const fileHeader = 'x-file';
const fileFacts = part({
  fileId: at('id', z.string()),
  name: at('name', z.string()),
  mimeType: at('mimeType', z.string()),
});
/** Its bytes, and in a header what it is: a name may hold what a header does not. */
const claimFile: Answer<ClaimFileContent, unknown> = {
  write: ({ content, ...facts }) => ({
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      [fileHeader]: encodeURIComponent(JSON.stringify(z.encode(fileFacts, facts))),
    },
    body: content,
  }),
  read({ status, headers, body: bytes }) {
    if (status !== 200 || (bytes !== undefined && !(bytes instanceof Uint8Array)))
      throw new NotUnderstood('no file');
    const content = bytes ?? new Uint8Array();
    const facts = fileFacts.parse(JSON.parse(decodeURIComponent(headers[fileHeader] ?? '')));
    return { result: { ...facts, size: content.length, content }, of: [] };
  },
  made: (make) =>
    make.just({
      fileId: '1',
      name: 'mensaje ñ.jpg',
      mimeType: 'image/jpeg',
      size: 3,
      content: new Uint8Array([255, 216, 255]),
    }),
};

/** Customers, and lines with their customers beside those. */
const lineWords = {
  customers: at('query/product.relatedParty.id', queryWords),
  own: at('query/product.id', queryWords),
};
const scope: Arg<TicketScope> = {
  schema: z.object({ customerIds: z.array(operatorIdSchema), lines: places.schema }),
  fields: {
    customerIds: perhaps('query/relatedParty.id', queryWords),
    customers: perhaps(lineWords.customers.path, queryWords),
    own: perhaps(lineWords.own.path, queryWords),
  },
  write: ({ customerIds, lines }) => ({
    customerIds: [...customerIds],
    customers: lines.map(({ customerId: customer }) => customer),
    own: lines.map(({ lineId }) => lineId),
  }),
  read: ({ customerIds = [], customers = [], own = [] }) => ({
    customerIds: customerIds as string[],
    lines: pairs(customers as string[], own as string[]).map(([customer, lineId]) => ({
      customerId: customer,
      lineId,
    })),
  }),
};

const decision: Arg<CostDecision> = {
  schema: z.object({ key: operatorIdSchema, acceptedCents: money.nullable(), stepId: operatorIdSchema }),
  fields: {
    key: at('body/correlationId', z.string()),
    stepId: at('body/statusChange[]/id', z.string()),
    status: at('body/statusChange[]/status', z.enum(['acceptedCost', 'rejectedCost'])),
    acceptedCents: maybe('body/statusChange[]/acceptedAmount', money, 'Nothing is paid.'),
  },
  write: (it) => ({ ...it, status: it.acceptedCents === null ? 'rejectedCost' : 'acceptedCost' }),
  read: ({ key, stepId, status, acceptedCents }) => ({
    key: key as string,
    stepId: stepId as string,
    acceptedCents: status === 'rejectedCost' ? null : ((acceptedCents as number | null) ?? 0),
  }),
};

const call = callsOf<Tickets>();
const tickets = '/troubleTicket/v4/troubleTicket';
const thefts = '/troubleTicket/v4/theft';
const visits = '/appointment/v4/appointment';
const conversations = '/troubleTicket/v4/conversation';
const claim = words({ customerId, claimId: id });
const visit = words({ customerId, visitId: id });
const authorId = at('query/author.id', queryWord);
const author = words({ authorId });
const talk = words({ authorId, talkId: id });
/** One that is written now. */
const note = 'body/note[]' as const;

export const ticketsFamily: Family<Tickets> = {
  calls: {
    ...call('list')({
      tmf: 'TMF621',
      summary:
        'Tickets of these customers (`relatedParty.id`), and those of these lines’ devices (`product.id`, with `product.relatedParty.id` once a line).',
      method: 'GET',
      path: tickets,
      args: [
        scope,
        words({
          ticketIds: perhaps('query/id', queryWords),
          statuses: perhaps('query/status', several(repairStatusSchema)),
        }),
        words({
          order: at('query/sort', called({ newest: '-creationDate', oldest: 'creationDate' })),
          ...pageFields,
        }),
      ],
      answer: page('tickets', ticketSchema),
      about: ({ customerIds, lines }) => [
        ...customerIds.map((customer) => ({ customerId: customer })),
        ...about('customerId', 'lineId')(lines),
      ],
      known: ({ customerIds, lines }, { ticketIds, statuses }) =>
        (customerIds.length === 0 && lines.length === 0) || ticketIds?.length === 0 || statuses?.length === 0
          ? { tickets: [], total: 0 }
          : undefined,
    }),
    ...call('find')({
      tmf: 'TMF621',
      summary: 'A ticket by its number, whoever owns it; 404 NOT_FOUND when there is none.',
      method: 'GET',
      path: `${tickets}/:id`,
      args: [word('ticketId', id)],
      answer: orNone(inAnyLetters),
      about: (ticketId) => [{ ticketId: canonicalTicket(ticketId) }],
    }),
    ...call('decide')({
      tmf: 'TMF621',
      summary:
        'Accepts or rejects the cost, once a `correlationId`. 409: `notAwaiting`; `amountChanged`, with `quotedAmount`; `noTicket`.',
      method: 'PATCH',
      path: `${tickets}/:id`,
      args: [words({ customerId, ticketId: id }), decision],
      answer: decided,
      about: about('customerId', 'ticketId'),
    }),
    ...call('fileClaim')({
      tmf: 'TMF621',
      summary:
        'A claim, once a `correlationId`; what is claimed is not asked for meanwhile. 409: `alreadyClaimed`, `noCharge`.',
      method: 'POST',
      path: tickets,
      args: [body(newClaimSchema)],
      answer: filed,
      about: about('customerId', 'accountId'),
      holdsFiles: true,
    }),
    ...call('claims')({
      tmf: 'TMF621',
      summary:
        'Claims of these accounts, newest first; `bill.id` of charges that stand on this bill, or were credited on it.',
      method: 'GET',
      path: tickets,
      args: [
        accountsBy('billingAccount.id'),
        words({
          claimIds: perhaps('query/id', queryWords),
          billNos: perhaps('query/bill.id', queryWords),
          statuses: perhaps('query/status', several(claimStatusSchema)),
        }),
        window,
      ],
      says: { 'query/ticketType': 'claim' },
      answer: page('claims', claimSchema),
      about: about('customerId', 'accountId'),
      known: (accounts, { claimIds, billNos, statuses }) =>
        accounts.length === 0 || [claimIds, billNos, statuses].some((list) => list?.length === 0)
          ? { claims: [], total: 0 }
          : undefined,
    }),
    ...call('noteClaim')({
      tmf: 'TMF621',
      summary: 'The customer writes, once a note’s id; 404 NOT_FOUND when there is no such claim.',
      method: 'PATCH',
      path: `${tickets}/:id`,
      args: [
        claim,
        words({
          noteId: at(`${note}/id`, z.string()),
          text: at(`${note}/text`, text('Adjunto el mensaje que recibí.')),
        }),
      ],
      answer: orNone(oneClaim),
      about: about('customerId', 'claimId'),
    }),
    ...call('claimFile')({
      tmf: 'TMF621',
      summary:
        'The bytes of an attachment, with its id, name and type in `X-File`, as JSON, percent-encoded.',
      method: 'GET',
      path: `${tickets}/:id/attachment/:attachmentId`,
      args: [claim, word('fileId', at('params/attachmentId', pathWord))],
      answer: orNone(claimFile),
    }),
    ...call('visitSlots')({
      tmf: 'TMF646',
      summary: 'When a technician may come to this line, the soonest first; nothing where nobody can.',
      method: 'GET',
      path: '/appointment/v4/searchTimeSlot',
      args: [line],
      answer: many(visitSlotSchema),
    }),
    ...call('visits')({
      tmf: 'TMF646',
      summary: 'Visits to these lines, those that are over, too, the newest first.',
      method: 'GET',
      path: visits,
      args: [places],
      answer: many(visitSchema),
      about: about('customerId', 'lineId'),
      known: (all) => (all.length === 0 ? [] : undefined),
    }),
    ...call('bookVisit')({
      tmf: 'TMF646',
      summary:
        'A visit, once a `correlationId`. 409: `slotTaken`; `visitOpen`, the line has one; `noVisits`, nobody can come there.',
      method: 'POST',
      path: visits,
      args: [body(newVisitSchema)],
      answer: orRefused(one(visitSchema), ['slotTaken', 'visitOpen', 'noVisits']),
      about: about('customerId', 'lineId'),
    }),
    ...call('moveVisit')({
      tmf: 'TMF646',
      summary:
        'Another slot: the one that is held is kept until the other one is confirmed. 409: `slotTaken`, `tooLate`. 404 NOT_FOUND: no such visit.',
      method: 'PATCH',
      path: `${visits}/:id`,
      args: [visit, word('slotId', at('body/slot/id', operatorIdSchema))],
      answer: orNone(orRefused(one(visitSchema), ['slotTaken', 'tooLate'])),
      about: about('customerId', 'visitId'),
    }),
    ...call('cancelVisit')({
      tmf: 'TMF646',
      summary: 'Nobody comes, for good. 409: `tooLate`. 404 NOT_FOUND: no such visit.',
      method: 'DELETE',
      path: `${visits}/:id`,
      args: [visit],
      answer: orNone(orRefused(one(visitSchema), ['slotTaken', 'tooLate'])),
      about: about('customerId', 'visitId'),
    }),
    ...call('reportTheft')({
      tmf: 'TMF621',
      summary:
        'Suspends a mobile line and its card and blocks the equipment, once an `id`. Asked again it says how far it is. 404 NOT_FOUND: no such line in service.',
      method: 'POST',
      path: thefts,
      args: [body(newTheftSchema)],
      answer: orNone(one(theftSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('undoTheft')({
      tmf: 'TMF621',
      summary: 'Found again: the line is as it was before. 404 NOT_FOUND: there is no such theft.',
      method: 'PATCH',
      path: `${thefts}/:id`,
      args: [words({ customerId, theftId: id })],
      says: { 'body/status': 'cancelled' },
      answer: orNone(one(theftSchema)),
      about: about('customerId', 'theftId'),
    }),
    ...call('openTalk')({
      tmf: 'TMF621',
      summary:
        'Somebody writes to a person, once a `correlationId`, with what was said to the assistant before. Who has no line yet is nobody’s customer.',
      method: 'POST',
      path: conversations,
      args: [body(newTalkSchema)],
      answer: one(talkSchema),
      about: about('authorId'),
    }),
    ...call('talks')({
      tmf: 'TMF621',
      summary: 'What an author has written to people: the fifty that were written in last, newest first.',
      method: 'GET',
      path: conversations,
      args: [author],
      answer: many(talkSchema),
      about: about('authorId'),
    }),
    ...call('writeInTalk')({
      tmf: 'TMF621',
      summary: 'The author writes on, once a note’s id; 404 NOT_FOUND when there is no such conversation.',
      method: 'PATCH',
      path: `${conversations}/:id`,
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
      path: `${conversations}/:id/reading`,
      args: [talk],
      answer: orNone(one(talkSchema)),
      about: about('authorId', 'talkId'),
    }),
    ...call('forgetTalks')({
      tmf: 'TMF621',
      summary: 'The author’s account is gone: so is all that they wrote, and were answered.',
      method: 'DELETE',
      path: conversations,
      args: [author],
      answer: done,
    }),
  },
};
