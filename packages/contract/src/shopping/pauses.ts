// TMF622: a line is paused for some days: what it costs is shown first, and it goes on at once when it is wanted back.
import { pauseStateSchema, shownPause, shownPauseQuote } from '@portal/operator-ports/pauses';
import { civilDateSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { type Call, ofLine } from '../common.ts';
import { ofManagedLine } from '../policy.ts';
import { orderedLine, orderingBase } from './order-parts.ts';

export const pauseQuoteSchema = z.object(shownPauseQuote.shape).meta({ id: 'PauseQuote' });
export type PauseQuote = z.infer<typeof pauseQuoteSchema>;

export const pauseOrderSchema = z
  .object({
    ...shownPause.shape,
    href: z.string(),
    orderItem: z.array(
      z.object({
        id: z.string(),
        action: z.literal('modify'),
        state: pauseStateSchema,
        product: z.object({ id: z.string(), publicIdentifier: z.string(), status: z.literal('suspended') }),
      }),
    ),
  })
  .meta({ id: 'PauseOrder' });
export type PauseOrder = z.infer<typeof pauseOrderSchema>;

export const pauseRequestSchema = z
  .object({
    relatedParty: orderedLine,
    orderItem: z
      .array(z.object({ action: z.literal('modify'), product: z.object({ status: z.literal('suspended') }) }))
      .length(1),
    startsOn: civilDateSchema.describe('The first day of the pause.'),
    endsOn: civilDateSchema.describe('The last one.'),
    cost: z
      .object({ value: z.number().nonnegative() })
      .describe('Of a month, as the customer was shown it; compared, never used.'),
  })
  .meta({ id: 'PauseRequest' });
export type PauseRequest = z.input<typeof pauseRequestSchema>;

export const getPauseQuote = {
  id: 'getPauseQuote',
  tmf: 'none',
  summary: 'What pausing a line costs a month, when it can begin and how many days it can be.',
  method: 'GET',
  path: `${orderingBase}/pauseQuote`,
  query: ofLine,
  question: 'pauseLine',
  policy: { ...ofManagedLine, exposes: 'service', archive: 'computed' },
  answers: { 200: pauseQuoteSchema },
  refusals: ['NOT_FOR_THIS_LINE'],
} as const satisfies Call;

export const listPauses = {
  id: 'listPauses',
  tmf: 'TMF622',
  summary: 'Pauses of lines of the caller, newest first; `serviceId` names one line.',
  method: 'GET',
  path: `${orderingBase}/pause`,
  query: ofLine.partial(),
  question: 'pauseLine',
  policy: {
    ...ofManagedLine,
    exposes: 'service',
    lineAt: ['orderItem.product.id'],
    archive: [{ file: 'pausas' }],
  },
  answers: { 200: z.array(pauseOrderSchema) },
} as const satisfies Call;
