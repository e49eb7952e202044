// TMF621: phones that were stolen or lost: line and chip suspended, equipment blocked, a certificate, and found again.
import { country } from '@portal/market/path';
import { shownTheft, theftCauseSchema } from '@portal/operator-ports/thefts';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { holding, managing } from '../policy.ts';

export type { TheftCause } from '@portal/operator-ports/thefts';

export const theftStatusSchema = z.enum(['acknowledged', 'escalated', 'resolved', 'cancelled']).meta({
  id: 'TheftStatus',
  description:
    'Asked of the network; not confirmed in time, so that somebody is at it; line and equipment stopped; found again.',
});
export type TheftStatus = z.infer<typeof theftStatusSchema>;

export const theftSchema = z
  .object({
    ...shownTheft.shape,
    href: z.string(),
    status: theftStatusSchema,
    escalatedAt: dateTimeSchema.nullable(),
    certificateCode: z.string().nullable().describe('Null until everything is confirmed.'),
  })
  .meta({ id: 'Theft' });
export type Theft = z.infer<typeof theftSchema>;

export const newTheftSchema = z
  .object({
    ticketType: z.literal('theft'),
    serviceId: z
      .string()
      .min(1)
      .max(60)
      .optional()
      .describe('A mobile line of the caller; the header `claroid` may name it instead.'),
    cause: theftCauseSchema.default('theft'),
  })
  .meta({ id: 'NewTheft' });
export type NewTheft = z.input<typeof newTheftSchema>;

const base = `/TroubleTicketManagement/api/${country}/troubleTicketManagement` as const;
const params = z.object({ id: z.string().min(1).max(100) });

export const getTheftCertificate = {
  id: 'getTheftCertificate',
  tmf: 'TMF621',
  summary: 'That a phone was reported, suspended and blocked, as a PDF whose code anybody can check.',
  method: 'GET',
  path: `${base}/troubleTicket/:id/certificate`,
  params,
  question: 'theftPaper',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'none',
    exposes: 'requests',
    archive: 'document',
    limit: 'document',
  },
  answers: { 200: theftSchema },
  files: ['application/pdf'],
} as const satisfies Call;

export const undoTheft = {
  id: 'undoTheft',
  tmf: 'TMF621',
  summary:
    'The phone was found: its holder has line, chip and equipment as they were, with a step-up. Everybody who manages the line is told.',
  method: 'POST',
  path: `${base}/troubleTicket/:id/undo`,
  params,
  // Whoever stole it reads its mailbox, too.
  question: 'theftFound',
  policy: {
    access: 'signedIn',
    roles: holding,
    stepUp: 'eachTime',
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 200: theftSchema },
  refusals: ['THEFT_NOT_CONFIRMED'],
} as const satisfies Call;

const answers = z.array(z.object({ id: z.enum(['1', '2', '3']), answer: z.string().max(60) })).length(3);

export const theftProofSchema = z
  .union([
    z.strictObject({ username: z.string().min(1).max(254), code: z.string().min(1).max(60) }),
    z.strictObject({ questions: answers }),
  ])
  .meta({ id: 'TheftProof' });
export type TheftProof = z.infer<typeof theftProofSchema>;

/** How long the grant of a proof lives. */
export const theftGrantMinutes = 5;

export const proveForTheft = {
  id: 'proveForTheft',
  tmf: 'none',
  summary:
    'Who has no phone and no session says who they are: by a code of their app or on paper, or by the answers about their document. Answered with `x-theft-grant`, which reports one theft of these lines and opens nothing else. Whoever is unknown is refused in the same words.',
  method: 'POST',
  path: `${base}/theftProof`,
  headers: ['x-bot-token', 'x-proof-of-work'],
  body: theftProofSchema,
  /** A document of 13 digits may pass for a card's. */
  holdsCompanyDocument: true,
  policy: { access: 'public' },
  answers: {
    200: z.object({
      lines: z.array(
        z.object({
          id: z.string().describe('Names it in the report alone.'),
          publicIdentifier: z.string().describe('Its last digits alone.'),
        }),
      ),
    }),
  },
  refusals: ['BOT_CHECK_FAILED', 'WORK_REQUIRED', 'OTP_INVALID', 'CODE_DOUBTFUL', 'DOCUMENT_NOT_MATCHED'],
} as const satisfies Call;

export const reportTheftByProof = {
  id: 'reportTheftByProof',
  tmf: 'none',
  summary:
    'Report the theft of a line that was proved, without a session. The certificate comes along, and leaves by e-mail.',
  method: 'POST',
  path: `${base}/theft`,
  headers: ['x-theft-grant'],
  body: z.strictObject({
    lineId: z.string().min(1).max(100),
    cause: theftCauseSchema.default('theft'),
  }),
  policy: { access: 'public' },
  answers: {
    201: theftSchema.omit({ href: true }).extend({
      certificateSentTo: z.string().nullable().describe('The address as far as its owner knows it again.'),
      certificate: z
        .object({ name: z.string(), mimeType: z.literal('application/pdf'), content: z.string() })
        .nullable()
        .describe('Base64; null until everything is confirmed.'),
    }),
  },
  refusals: ['GRANT_REQUIRED'],
} as const satisfies Call;
export type ReportedTheft = z.infer<(typeof reportTheftByProof)['answers'][201]>;
