// TMF621: charges that customers do not accept, what they attach, and what is written to and fro.
import type { Claim, ClaimFileContent, ClaimKey } from '@portal/operator-ports/claims';
import type { Tickets } from '@portal/operator-ports/tickets';
import { z } from 'zod';
import {
  type Answer,
  asked,
  callsOf,
  NotUnderstood,
  one,
  orNone,
  page,
  refusal,
  refusedWith,
} from '../call.ts';
import { accountWords, given, pairs, pathWord, several, windowWords, word, words } from '../pieces.ts';
import { claim, newClaim, noteText } from './claim-things.ts';

const call = callsOf<Tickets>();
const tickets = '/troubleTicket/v4/troubleTicket';
const ofCustomer = { 'relatedParty.id': word };
const keyIn = ({
  params,
  query,
}: {
  params: { id: string };
  query: { 'relatedParty.id': string };
}): ClaimKey => ({
  customerId: query['relatedParty.id'],
  claimId: params.id,
});
const askKey = ({ customerId, claimId }: ClaimKey) => ({
  params: { id: claimId },
  query: { 'relatedParty.id': customerId },
});
const statuses = several(z.enum(['acknowledged', 'inProgress', 'resolved']));

const oneClaim = one(claim);
const refusals = ['alreadyClaimed', 'noCharge'] as const;
type Filed = Awaited<ReturnType<Tickets['fileClaim']>>;
const filed: Answer<Filed, unknown> = {
  write: (result, request) =>
    'filed' in result ? oneClaim.write(result.filed, request) : refusal(409, result.refused),
  read(reply) {
    if (reply.status === 409) return { result: { refused: refusedWith(reply, refusals) }, of: [] };
    const { result, of } = oneClaim.read(reply);
    return { result: { filed: result }, of };
  },
};

const fileHeader = 'x-file';
const fileFacts = z.object({ id: z.string(), name: z.string(), mimeType: z.string() });
/** Its bytes, and in a header what it is: a name may hold what a header does not. */
const file: Answer<ClaimFileContent, unknown> = {
  write: ({ fileId: id, name, mimeType, content }) => ({
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      [fileHeader]: encodeURIComponent(JSON.stringify({ id, name, mimeType })),
    },
    body: content,
  }),
  read({ status, headers, body }) {
    if (status !== 200 || (body !== undefined && !(body instanceof Uint8Array)))
      throw new NotUnderstood('no file');
    const content = body ?? new Uint8Array();
    const { id: fileId, ...facts } = fileFacts.parse(
      JSON.parse(decodeURIComponent(headers[fileHeader] ?? '')),
    );
    return { result: { fileId, ...facts, size: content.length, content }, of: [] };
  },
};

const about = ({ customerId, claimId }: ClaimKey): Pick<Claim, 'customerId' | 'claimId'>[] => [
  { customerId, claimId },
];

export const claimCalls = {
  ...call('fileClaim')({
    tmf: 'TMF621',
    summary:
      'A claim, once a `correlationId`; what is claimed is not asked for meanwhile. 409: `alreadyClaimed`, `noCharge`.',
    method: 'POST',
    path: tickets,
    asked: asked({ body: newClaim }),
    ask: (it) => ({ body: it }),
    asks: ({ body }) => [body],
    answer: filed,
    about: ({ customerId, accountId }) => [{ customerId, accountId }],
    holdsFiles: true,
  }),
  ...call('claims')({
    tmf: 'TMF621',
    summary:
      'Claims of these accounts, newest first; `bill.id` of charges that stand on this bill, or were credited on it.',
    method: 'GET',
    path: tickets,
    asked: asked({
      query: {
        ticketType: z.literal('claim'),
        ...accountWords,
        ...windowWords,
        id: words.optional(),
        'bill.id': words.optional(),
        status: statuses.optional(),
      },
    }),
    ask: (accounts, { claimIds, billNos, statuses: among }, { offset, limit }) => ({
      query: {
        ticketType: 'claim' as const,
        'relatedParty.id': accounts.map(({ customerId }) => customerId),
        'billingAccount.id': accounts.map(({ accountId }) => accountId),
        offset,
        limit,
        ...given({ id: claimIds, 'bill.id': billNos, status: among }),
      },
    }),
    asks: ({ query }) => [
      pairs(query['relatedParty.id'], query['billingAccount.id']).map(([customerId, accountId]) => ({
        customerId,
        accountId,
      })),
      given({ claimIds: query.id, billNos: query['bill.id'], statuses: query.status }),
      { offset: query.offset, limit: query.limit },
    ],
    answer: page('claims', claim),
    about: (accounts) => accounts.map(({ customerId, accountId }) => ({ customerId, accountId })),
    known: (accounts, { claimIds, billNos, statuses: among }) =>
      accounts.length === 0 || [claimIds, billNos, among].some((list) => list?.length === 0)
        ? { claims: [], total: 0 }
        : undefined,
  }),
  ...call('noteClaim')({
    tmf: 'TMF621',
    summary: 'The customer writes, once a note’s id; 404 NOT_FOUND when there is no such claim.',
    method: 'PATCH',
    path: `${tickets}/:id`,
    asked: asked({
      params: { id: pathWord },
      query: ofCustomer,
      body: z.object({ note: z.tuple([noteText]) }),
    }),
    ask: (key, note) => ({ ...askKey(key), body: { note: [note] as [typeof note] } }),
    asks: (request) => [keyIn(request), request.body.note[0]],
    answer: orNone(oneClaim),
    about,
  }),
  ...call('claimFile')({
    tmf: 'TMF621',
    summary: 'The bytes of an attachment, with its id, name and type in `X-File`, as JSON, percent-encoded.',
    method: 'GET',
    path: `${tickets}/:id/attachment/:attachmentId`,
    asked: asked({ params: { id: pathWord, attachmentId: pathWord }, query: ofCustomer }),
    ask: (key, attachmentId) => {
      const { params, query } = askKey(key);
      return { params: { ...params, attachmentId }, query };
    },
    asks: (request) => [keyIn(request), request.params.attachmentId],
    answer: orNone(file),
  }),
};
