// Claims: a charge that a customer does not accept, and what became of it (TMF621).
import { z } from 'zod';
import { at, maybe, noun, type Of, otherwise, part, within } from './noun.ts';
import { asProduct, orNull, shown } from './shown.ts';
import { type AccountPlace, instant, money, operatorIdSchema, text, type Window } from './wire.ts';

export const claimStatusSchema = z
  .enum(['acknowledged', 'inProgress', 'resolved'])
  .meta({ id: 'ClaimStatus', description: 'Received, in analysis, decided.' });
export type ClaimStatus = z.infer<typeof claimStatusSchema>;

export const claimReasonSchema = z
  .enum(['notOrdered', 'wrongAmount', 'notProvided', 'cancelledBefore', 'chargedTwice', 'other'])
  .meta({ id: 'ClaimReason' });
export type ClaimReason = z.infer<typeof claimReasonSchema>;

export const claimResolutionSchema = z
  .enum(['inFavor', 'partial', 'rejected'])
  .meta({ id: 'ClaimResolution' });
export type ClaimResolution = z.infer<typeof claimResolutionSchema>;

/** Of megabytes: a pattern over all of it would take longer than the rest. */
const base64 = z.codec(z.string(), z.instanceof(Uint8Array<ArrayBufferLike>), {
  decode: (words) => new Uint8Array(Buffer.from(words, 'base64')),
  encode: (bytes) => Buffer.from(bytes).toString('base64'),
});

/**
 * A line of a bill by its position, a payment by its id, a service of a third party by its product, or a line's own
 * service by its contract.
 */
const claimedCharge = {
  kind: at('@referredType', z.enum(['billLine', 'payment', 'thirdParty', 'service'])),
  id: at('id', text('2')),
  /** Of a line always; of a payment when it paid a bill; of the others when the charge stands on one. */
  billNo: maybe('billNo', z.string(), 'It stands on no bill.'),
};
export type ClaimedCharge = Of<typeof claimedCharge>;

const filed = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  /** Who filed it, as whoever asks knows them. */
  authorId: at('relatedParty[role=author]/id', operatorIdSchema),
  accountId: at('billingAccount/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
  serviceNumber: at('product/publicIdentifier', z.string()),
  charge: within('relatedEntity[]', claimedCharge),
  /** Of a payment: what was paid for. Of a charge that the operator knows it counts what is known there. */
  chargeName: at('relatedEntity[]/name', text('Horóscopo diario')),
  amountCents: at('amount', money.describe('What is claimed, with tax.')),
  reason: at('reason', claimReasonSchema),
  description: at('description', text('Nunca pedí este servicio.')),
};

const file = {
  name: at('name', text('mensaje.jpg')),
  mimeType: at('mimeType', text('image/jpeg')),
  size: at('size', z.int()),
};
const content = at('content', base64);
const newFileSchema = part({ ...file, content });
const claimFileSchema = part({ fileId: at('id', text('1')), ...file });
export type ClaimFile = z.output<typeof claimFileSchema>;
export interface ClaimFileContent extends ClaimFile {
  content: Uint8Array;
}

export const newClaimSchema = part(
  {
    /** The claim's own id at whoever files it: the same one again is the same claim. */
    key: at('correlationId', z.string()),
    ...filed,
    expectedAt: at('requestedResolutionDate', instant),
    files: at('attachment', z.array(newFileSchema)),
  },
  { says: { ticketType: 'claim' } },
);
export type NewClaim = z.output<typeof newClaimSchema>;

const claimNoteSchema = part({
  noteId: at('id', z.string()),
  author: at('author', z.enum(['customer', 'operator'])),
  text: at('text', text('Adjunto el mensaje que recibí.')),
  writtenAt: at('date', instant),
});
export type ClaimNote = z.output<typeof claimNoteSchema>;

export const claimSchema = noun(
  'TroubleTicket',
  {
    claimId: at('id', operatorIdSchema),
    ...filed,
    isWithheld: at(
      'isWithheld',
      z
        .boolean()
        .describe('It was not paid when it was claimed: nobody asks for it until there is a decision.'),
    ),
    /** The line of the bill that the charge is. */
    billLine: maybe(
      'billLine',
      part({ billNo: at('billNo', z.string()), position: at('position', z.int()) }),
      'It is on none, or is all that was paid with the bill.',
    ),
    status: at('status', claimStatusSchema),
    resolution: maybe('resolution', claimResolutionSchema, 'It is not resolved.'),
    /** What of the amount is given back: on the account's next bill, or, without bills, on the line's balance. */
    creditCents: otherwise('credit/amount', money, 0, 'Nothing is given back.'),
    /** The bill with the credit. */
    creditBillNo: maybe('credit/bill/id', z.string(), 'It stands on no bill yet, or nothing is given back.'),
    createdAt: at('creationDate', instant),
    updatedAt: at('lastUpdate', instant),
    /** By when there must be an answer. */
    expectedAt: at('expectedResolutionDate', instant),
    /** Oldest first; never empty. */
    steps: at(
      'statusChange',
      z.array(part({ status: at('status', claimStatusSchema), changedAt: at('changeDate', instant) })).min(1),
    ),
    /** Oldest first. */
    notes: at('note', z.array(claimNoteSchema)),
    files: at('attachment', z.array(claimFileSchema)),
  },
  { says: { ticketType: 'claim' } },
);
export type Claim = z.output<typeof claimSchema>;

export const shownClaim = shown(
  claimSchema,
  [
    'claimId',
    'status',
    'reason',
    'description',
    'amountCents',
    'isWithheld',
    'createdAt',
    'updatedAt',
    'expectedAt',
    'charge',
    'chargeName',
    'accountId',
    'steps',
    'notes',
  ],
  ({ resolution }) => ({ resolution: orNull(resolution), serviceNumber: at('product', asProduct) }),
  { '@type': 'TroubleTicket', ticketType: 'claim' },
);

export type FileClaimResult =
  | { filed: Claim }
  /** There is a claim about this charge, what holds it or what it holds, whatever became of it. */
  | { refused: 'alreadyClaimed' }
  /** Nothing was charged that could be claimed. */
  | { refused: 'noCharge' }
  /** It stands on a bill that waits to be paid by a code, which asks for all of it: nothing can be left out of that. */
  | { refused: 'heldByCode'; billNo: string };

export interface ClaimFilter {
  claimIds?: string[];
  /** About charges on these bills, or credited on them. */
  billNos?: string[];
  statuses?: ClaimStatus[];
}

export type ClaimKey = Pick<Claim, 'customerId' | 'claimId'>;

/** About a payment with which the whole bill was paid. */
export const isOfWholeBill = (
  { billLine, charge }: Pick<Claim, 'billLine' | 'charge'>,
  billNo: string,
): boolean => billLine === null && charge.billNo === billNo;

export const isOpenClaim = ({ status }: Pick<Claim, 'status'>): boolean => status !== 'resolved';

export interface Claims {
  /** `TroubleTicketStatusChangeEvent` tells of it, and of each step after. */
  fileClaim(claim: NewClaim): Promise<FileClaimResult>;
  /** Of these accounts, newest first. */
  claims(
    accounts: readonly AccountPlace[],
    filter: ClaimFilter,
    page: Window,
  ): Promise<{ claims: Claim[]; total: number }>;
  /** Once a note's id. Null: there is no such claim. */
  noteClaim(claim: ClaimKey, note: Pick<ClaimNote, 'noteId' | 'text'>): Promise<Claim | null>;
  claimFile(claim: ClaimKey, fileId: string): Promise<ClaimFileContent | null>;
}
