// TMF622: a service is left: what it costs is shown first, and until its last day it can be taken back.
import { exitStateSchema, openMatterSchema, shownExit, shownExitQuote } from '@portal/operator-ports/exits';
import { civilDateSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type Call, ofLine } from '../common.ts';
import { holding, managing, ofManagedLine } from '../policy.ts';
import { orderedLine, orderingBase } from './order-parts.ts';

export type { OpenMatter } from '@portal/operator-ports/exits';

export const exitQuoteSchema = z.object(shownExitQuote.shape).meta({ id: 'ExitQuote' });
export type ExitQuote = z.infer<typeof exitQuoteSchema>;

export const exitOrderSchema = z
  .object({
    ...shownExit.shape,
    href: z.string(),
    quote: exitQuoteSchema,
    orderItem: z.array(
      z.object({
        id: z.string(),
        action: z.literal('delete'),
        state: exitStateSchema,
        product: z.object({ id: z.string(), publicIdentifier: z.string() }),
      }),
    ),
  })
  .meta({ id: 'ExitOrder' });
export type ExitOrder = z.infer<typeof exitOrderSchema>;

export const exitRequestSchema = z
  .object({
    relatedParty: orderedLine,
    orderItem: z.array(z.object({ action: z.literal('delete') })).length(1),
    quote: z
      .object({ endsOn: civilDateSchema, cost: z.object({ value: z.number().nonnegative() }) })
      .describe('As the customer was shown it; compared, never used.'),
  })
  .meta({ id: 'ExitRequest' });
export type ExitRequest = z.input<typeof exitRequestSchema>;

export const getExitQuote = {
  id: 'getExitQuote',
  tmf: 'none',
  summary: 'What leaving a service costs, its last day, and what is to be given back: for its holder.',
  method: 'GET',
  path: `${orderingBase}/exitQuote`,
  query: ofLine,
  question: 'leaving',
  policy: { ...ofManagedLine, roles: holding, exposes: 'service', archive: 'computed' },
  answers: { 200: exitQuoteSchema },
  refusals: ['NOT_FOR_THIS_LINE'],
} as const satisfies Call;

export const listExits = {
  id: 'listExits',
  tmf: 'TMF622',
  summary: 'Services of the caller that are left, or were, newest first; `serviceId` names one line.',
  method: 'GET',
  path: `${orderingBase}/exit`,
  query: ofLine.partial(),
  question: 'leaving',
  policy: {
    ...ofManagedLine,
    exposes: 'service',
    lineAt: ['orderItem.product.id'],
    archive: [{ file: 'bajas' }],
  },
  answers: { 200: z.array(exitOrderSchema) },
} as const satisfies Call;

export const getExitReceipt = {
  id: 'getExitReceipt',
  tmf: 'TMF667',
  summary: 'That a service is left, and that its equipment came back, as a PDF.',
  method: 'GET',
  path: `${orderingBase}/exit/:id/receipt`,
  params: z.object({ id: z.string().min(1).max(60) }),
  question: 'leaving',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'none',
    exposes: 'service',
    archive: 'document',
    limit: 'document',
  },
  answers: { 200: exitOrderSchema },
  files: ['application/pdf'],
} as const satisfies Call;

export const listOpenMatters = {
  id: 'listOpenMatters',
  tmf: 'none',
  summary:
    'What keeps the holder of a line from the certificate that nothing is owed for its account; empty: it can be had.',
  method: 'GET',
  path: `${orderingBase}/openMatter`,
  query: ofLine,
  question: 'noDebt',
  policy: { ...ofManagedLine, roles: holding, exposes: 'service', archive: 'computed' },
  answers: { 200: z.array(openMatterSchema) },
} as const satisfies Call;
