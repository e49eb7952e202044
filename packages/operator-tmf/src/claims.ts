// TMF621 Trouble Ticket v4: claims about charges, with what is attached and written to and fro.
import {
  type ClaimFileContent,
  claimSchema,
  claimStatusSchema,
  type FileClaimResult,
  newClaimSchema,
} from '@portal/operator-ports/claims';
import { at, part, perhaps } from '@portal/operator-ports/noun';
import type { Tickets } from '@portal/operator-ports/tickets';
import { text } from '@portal/operator-ports/wire';
import { z } from 'zod';
import {
  type Answer,
  body,
  callsOf,
  NotUnderstood,
  one,
  orNone,
  page,
  refusal,
  refusedWith,
  word,
  words,
} from './call.ts';
import { about, accountsBy, customerId, id, note, pathWord, queryWords, several, window } from './pieces.ts';

const oneClaim = one(claimSchema);
const held = part({ billNo: at('bill/id', z.string()) });
const refusals = ['alreadyClaimed', 'noCharge', 'heldByCode'] as const;
const filed: Answer<FileClaimResult, unknown> = {
  write(result, args) {
    if ('filed' in result) return oneClaim.write(result.filed, args);
    if (result.refused !== 'heldByCode') return refusal(409, result.refused);
    return refusal(409, result.refused, z.encode(held, result) as object);
  },
  read(reply, asked) {
    if (reply.status !== 409) {
      const { result, of } = oneClaim.read(reply, asked);
      return { result: { filed: result }, of };
    }
    const refused = refusedWith(reply, refusals);
    if (refused !== 'heldByCode') return { result: { refused }, of: [] };
    return { result: { refused, ...held.parse(reply.body) }, of: [] };
  },
  made: (make) =>
    make.either(
      make.record({ filed: make.thing(claimSchema) }),
      make.just({ refused: 'alreadyClaimed' }),
      make.just({ refused: 'noCharge' }),
      make.record({ refused: make.just('heldByCode'), billNo: make.thing(z.string()) }),
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

const call = callsOf<Tickets>();
const path = '/troubleTicket/v4/troubleTicket';
const claim = words({ customerId, claimId: id });

export const claimCalls = {
  ...call('fileClaim')({
    tmf: 'TMF621',
    summary:
      'A claim, once a `correlationId`; what is claimed is not asked for meanwhile. 409: `alreadyClaimed`, `noCharge`, `heldByCode`, with `bill.id`: of a bill that a code holds; the portal closes it and asks again.',
    method: 'POST',
    path,
    args: [body(newClaimSchema)],
    answer: filed,
    about: about('customerId', 'accountId'),
    isLarge: true,
  }),
  ...call('claims')({
    tmf: 'TMF621',
    summary:
      'Claims of these accounts, newest first; `bill.id` of charges that stand on this bill, or were credited on it.',
    method: 'GET',
    path,
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
    path: `${path}/:id`,
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
    summary: 'The bytes of an attachment, with its id, name and type in `X-File`, as JSON, percent-encoded.',
    method: 'GET',
    path: `${path}/:id/attachment/:attachmentId`,
    args: [claim, word('fileId', at('params/attachmentId', pathWord))],
    answer: orNone(claimFile),
  }),
};
