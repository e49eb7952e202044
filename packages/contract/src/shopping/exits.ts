// TMF622: a service is left: what it costs is shown first, and until its last day it can be taken back.

import { country } from '@portal/market/path';
import { civilDateSchema, dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { managing, owns } from '../policy.ts';

export const exitQuoteSchema = z
  .object({
    endsOn: civilDateSchema.describe('The last day of the service.'),
    cost: moneySchema.describe('With tax; zero: leaving costs nothing.'),
    equipment: z.array(z.object({ id: z.string(), name: z.string() })).describe('To be given back.'),
  })
  .meta({ id: 'ExitQuote' });
export type ExitQuote = z.infer<typeof exitQuoteSchema>;

export const openMatterSchema = z
  .enum(['inService', 'lastBill', 'owed', 'payment', 'claim', 'equipment'])
  .meta({
    id: 'OpenMatter',
    description:
      'A service goes on; the last bill has not come; something is owed; a payment is on its way; a claim is open; equipment has not come back.',
  });
export type OpenMatter = z.infer<typeof openMatterSchema>;

export const exitStateSchema = z.enum(['pending', 'completed', 'cancelled']).meta({ id: 'ExitState' });

export const exitOrderSchema = z
  .object({
    '@type': z.literal('ProductOrder'),
    id: z.string(),
    href: z.string(),
    category: z.literal('exit'),
    orderDate: dateTimeSchema,
    state: exitStateSchema,
    completionDate: dateTimeSchema.optional(),
    equipmentReturnedAt: dateTimeSchema.nullable(),
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
    relatedParty: z
      .array(z.object({ id: z.string().min(1).max(60).describe('The line, in any spelling.') }))
      .length(1),
    orderItem: z.array(z.object({ action: z.literal('delete') })).length(1),
    quote: z
      .object({ endsOn: civilDateSchema, cost: z.object({ value: z.number().nonnegative() }) })
      .describe('As the customer was shown it; compared, never used.'),
  })
  .meta({ id: 'ExitRequest' });
export type ExitRequest = z.input<typeof exitRequestSchema>;

const base = `/ProductOrderingManagement/api/${country}/productOrderingManagement` as const;
const ofLine = z.strictObject({ serviceId: z.string().min(1).max(60) });

export const getExitQuote = {
  id: 'getExitQuote',
  tmf: 'none',
  summary: 'What leaving a service costs, its last day, and what is to be given back: for its holder.',
  method: 'GET',
  path: `${base}/exitQuote`,
  query: ofLine,
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: 'none',
    exposes: 'service',
    archive: 'computed',
  },
  answers: { 200: exitQuoteSchema },
  refusals: ['HOLDER_REQUIRED', 'NOT_FOR_THIS_LINE'],
} as const satisfies Call;

export const listExits = {
  id: 'listExits',
  tmf: 'TMF622',
  summary: 'Services of the caller that are left, or were, newest first; `serviceId` names one line.',
  method: 'GET',
  path: `${base}/exit`,
  query: ofLine.partial(),
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: 'none',
    exposes: 'service',
    archive: [{ file: 'bajas' }],
  },
  answers: { 200: z.array(exitOrderSchema) },
} as const satisfies Call;

export const getExitReceipt = {
  id: 'getExitReceipt',
  tmf: 'TMF667',
  summary: 'That a service is left, and that its equipment came back, as a PDF.',
  method: 'GET',
  path: `${base}/exit/:id/receipt`,
  params: z.object({ id: z.string().min(1).max(60) }),
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
  path: `${base}/openMatter`,
  query: ofLine,
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: 'none',
    exposes: 'service',
    archive: 'computed',
  },
  answers: { 200: z.array(openMatterSchema) },
  refusals: ['HOLDER_REQUIRED'],
} as const satisfies Call;
