// TMF688 Event Management v4: what happened in an operator's own systems, told to the portal.
import { country } from '@portal/market/path';
import { dateTimeSchema, operatorIdSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from './common.ts';

export const operatorEventSchema = z
  .object({
    eventId: operatorIdSchema.describe('The same one again is the same event.'),
    eventType: z
      .string()
      .regex(/^[A-Z]\w{0,99}$/)
      .describe('As TM Forum calls it: `CustomerBillCreateEvent`.'),
    eventTime: dateTimeSchema,
    relatedParty: z
      .array(z.object({ id: operatorIdSchema, role: z.literal('customer') }))
      .max(1)
      .default([])
      .describe('The customer that it happened to.'),
    correlationId: z
      .string()
      .max(100)
      .optional()
      .describe('The own id of the command that it comes of: an order, a change of a key, a decision.'),
    event: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'OperatorEvent' });

export const tellOperatorEvent = {
  id: 'tellOperatorEvent',
  tmf: 'TMF688',
  summary:
    'For the systems of an operator, with `UPSTREAM_EVENTS_SECRET`: an event that they have committed. ' +
    'Headers `x-hub-time` and `x-hub-signature`. 204: it is kept, and need not come again.',
  method: 'POST',
  path: `/EventManagement/api/${country}/eventManagement/listener`,
  body: operatorEventSchema,
  policy: { access: 'public' },
  answers: { 204: z.null() },
} as const satisfies Call;
