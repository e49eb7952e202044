// TMF622: a line moves to an eSIM or to another chip: an hour's wait, a way back within it, and a code that is shown once.
import { shownSimOrder, simKindSchema, simOrderStateSchema } from '@portal/operator-ports/sim-orders';
import { z } from 'zod';
import { type Call, ofLine } from '../common.ts';
import { holding, owns } from '../policy.ts';
import { orderedLine, orderingBase } from './order-parts.ts';

export const simOrderSchema = z
  .object({
    ...shownSimOrder.shape,
    href: z.string(),
    orderItem: z.array(
      z.object({
        id: z.string(),
        action: z.literal('modify'),
        state: simOrderStateSchema,
        product: z.object({
          id: z.string(),
          publicIdentifier: z.string(),
          sim: z.object({ kind: simKindSchema }),
        }),
      }),
    ),
  })
  .meta({ id: 'SimOrder', description: 'The number of a card by its last four digits; never a code.' });
export type SimOrder = z.infer<typeof simOrderSchema>;

export const simRequestSchema = z
  .object({
    relatedParty: orderedLine,
    orderItem: z
      .array(
        z.object({
          action: z.literal('modify'),
          product: z.object({
            sim: z.discriminatedUnion('kind', [
              z.object({ kind: z.literal('esim') }),
              z.object({
                kind: z.literal('card'),
                iccid: z.string().min(1).max(40).describe('As printed on the card, with spaces or without.'),
              }),
            ]),
          }),
        }),
      )
      .length(1),
  })
  .meta({ id: 'SimRequest' });
export type SimRequest = z.input<typeof simRequestSchema>;

const simActivationSchema = z
  .object({
    id: z.string(),
    status: simOrderStateSchema,
    activationCode: z
      .string()
      .describe('`LPA:1$…`: of the picture, and to be typed. Whoever has it has the line.'),
  })
  .meta({ id: 'SimActivation' });
export type SimActivation = z.infer<typeof simActivationSchema>;

const path = `${orderingBase}/simOrder` as const;

export const listSimOrders = {
  id: 'listSimOrders',
  tmf: 'TMF622',
  summary: 'Lines that move to another chip, or did, newest first; `serviceId` names one. For their holder.',
  method: 'GET',
  path,
  query: ofLine.partial(),
  question: 'newSim',
  policy: {
    access: owns('serviceId'),
    roles: holding,
    stepUp: 'none',
    exposes: 'chip',
    lineAt: ['orderItem.product.id'],
    archive: [{ file: 'cambios-de-chip' }],
  },
  answers: { 200: z.array(simOrderSchema) },
} as const satisfies Call;

export const showActivationCode = {
  id: 'showActivationCode',
  tmf: 'TMF622',
  summary:
    'The code of an eSIM whose moment has come: once, to the holder, with a step-up; kept nowhere. 409 when somebody has seen it: cancel the order, and order another.',
  method: 'POST',
  path: `${path}/:id/activationCode`,
  params: z.object({ id: z.string().min(1).max(60) }),
  question: 'newSim',
  policy: {
    access: 'signedIn',
    roles: holding,
    stepUp: 'eachTime',
    waitsAfterReset: true,
    exposes: 'chip',
    archive: 'secret',
  },
  answers: { 200: simActivationSchema },
  refusals: ['SIM_CODE_SHOWN', 'SIM_NOT_READY'],
} as const satisfies Call;
