// TMF621: claims about charges, with what is attached and written to and fro.
import { claimFiles } from '@portal/help/promises';
import { country } from '@portal/market/path';
import { claimReasonSchema, shownClaim } from '@portal/operator-ports/claims';
import { moneySchema, operatorIdSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { newTalkSchema, talkSchema } from '../help/talks.ts';
import { newTheftSchema, theftSchema } from '../help/thefts.ts';
import { managing } from '../policy.ts';

export type { ClaimReason, ClaimResolution, ClaimStatus } from '@portal/operator-ports/claims';

export const claimAttachmentSchema = z
  .object({ id: z.string(), name: z.string(), mimeType: z.string(), size: z.int(), url: z.string() })
  .meta({ id: 'ClaimAttachment' });

export const claimSchema = z
  .object({
    ...shownClaim.shape,
    href: z.string(),
    isLate: z.boolean().describe('That date is over, and there is no answer.'),
    relatedEntity: shownClaim.shape.relatedEntity.length(1),
    attachment: z.array(claimAttachmentSchema).describe('For who filed it alone; for others there are none.'),
    credit: z
      .object({ amount: moneySchema, billNo: z.string().nullable() })
      .nullable()
      .describe('What was won, and the bill on which it stands once there is one.'),
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claimSchema>;

const base = `/TroubleTicketManagement/api/${country}/troubleTicketManagement/troubleTicket` as const;

export const newClaimSchema = z
  .object({
    ticketType: z.literal('claim'),
    reason: claimReasonSchema,
    description: z.string().trim().min(1).max(2_000),
    relatedEntity: z
      .array(
        z.object({
          '@referredType': z
            .enum(['billLine', 'payment', 'thirdParty', 'agreement'])
            .describe('An agreement is claimed as what it led to, with its evidence attached.'),
          id: z.string().min(1).max(100),
          billNo: operatorIdSchema.optional(),
        }),
      )
      .length(1),
    attachment: z
      .array(
        z.object({
          name: z.string().trim().min(1).max(200),
          mimeType: z.string().max(100).optional(),
          content: z.string().describe('Base64.'),
        }),
      )
      .max(20)
      .default([])
      .describe(
        `${claimFiles.most} at most, of ${claimFiles.megabytes} MB each: JPEG, PNG, WebP or PDF, told by their content.`,
      ),
  })
  .meta({ id: 'NewClaim' });
export type NewClaim = z.input<typeof newClaimSchema>;

export const fileClaim = {
  id: 'fileClaim',
  tmf: 'TMF621',
  summary:
    'Claim a charge: the line of a bill, a payment, what a service of a third party cost, or an agreement that is not recognised. Its amount is not asked for until there is a decision. Or, with `ticketType: theft`, report a phone as stolen or lost: line and chip are suspended and the equipment blocked. Or, with `ticketType: conversation`, write to a person. The same `Request-UUID` files it once.',
  method: 'POST',
  path: base,
  body: z.discriminatedUnion('ticketType', [newClaimSchema, newTheftSchema, newTalkSchema]),
  question: 'disputedCharge',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 201: z.union([claimSchema, theftSchema, talkSchema]) },
  refusals: [
    'ALREADY_CLAIMED',
    'NOTHING_TO_CLAIM',
    'CORPORATE_LINE',
    'NOT_FOR_THIS_LINE',
    'TOO_MANY_FILES',
    'FILE_TOO_LARGE',
    'FILE_TYPE_REFUSED',
  ] as const,
  bodyLimitBytes: 21 * 1024 * 1024,
} as const satisfies Call;

const claimParams = z.object({ id: z.string().min(1).max(100) });

export const noteClaim = {
  id: 'noteClaim',
  tmf: 'TMF621',
  summary:
    'Write to whoever decides on a claim, or on to a person whom the user has written to. The same `Request-UUID` writes once.',
  method: 'POST',
  path: `${base}/:id/note`,
  params: claimParams,
  body: z.object({ text: z.string().trim().min(1).max(2_000) }),
  question: 'claimState',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 201: z.union([claimSchema, talkSchema]) },
} as const satisfies Call;

export const getClaimAttachment = {
  id: 'getClaimAttachment',
  tmf: 'TMF621',
  summary: 'What was attached to a claim, for who filed it alone: to be saved, never to be shown in place.',
  method: 'GET',
  path: `${base}/:id/attachment/:attachmentId`,
  params: claimParams.extend({ attachmentId: z.string().min(1).max(100) }),
  question: 'disputedCharge',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: 'requests', archive: 'document' },
  answers: { 200: claimAttachmentSchema },
  files: ['application/octet-stream'],
} as const satisfies Call;

export const getClaimReceipt = {
  id: 'getClaimReceipt',
  tmf: 'TMF621',
  summary: 'That a claim was received, as a PDF.',
  method: 'GET',
  path: `${base}/:id/receipt`,
  params: claimParams,
  question: 'claimState',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'none',
    exposes: 'requests',
    archive: 'document',
    limit: 'document',
  },
  answers: { 200: claimSchema },
  refusals: ['BUSY'],
  files: ['application/pdf'],
} as const satisfies Call;
