// TMF622 Product Ordering v4: another plan for a postpaid line, from its next cycle on.

import { shownPlanOrder } from '@portal/operator-ports/ordering';
import { moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { type Call, relatedPartySchema } from '../common.ts';
import { byBody, holding, managing } from '../policy.ts';
import { exitOrderSchema, exitRequestSchema } from './exits.ts';
import { orderingBase } from './order-parts.ts';
import { pauseOrderSchema, pauseRequestSchema } from './pauses.ts';
import { simOrderSchema, simRequestSchema } from './sim-orders.ts';

const path = `${orderingBase}/productOrder` as const;

const offeringInputSchema = z.object({ id: z.string().min(1).max(60), name: z.string().max(200).optional() });

const productOrderRequestSchema = z
  .object({
    relatedParty: z
      .array(
        z.object({
          id: z.string().min(1).max(60).describe('The line, in any spelling.'),
          identifierType: z.literal('msisdn'),
          role: z.literal('customer'),
        }),
      )
      .length(1),
    productOrderItem: z
      .array(
        z.object({
          id: z.string().max(60).optional(),
          action: z.enum(['change', 'modify']).describe("`modify` is the standard's word for the same."),
          productOffering: z
            .union([offeringInputSchema, z.array(offeringInputSchema).length(1)])
            .describe('The documents send a list, the standard an object.'),
          itemPrice: z
            .array(
              z.object({
                price: z.object({ taxIncludedAmount: z.object({ value: z.number().nonnegative() }) }),
              }),
            )
            .max(1)
            .optional()
            .describe('What the customer has been shown as the price of a month.'),
        }),
      )
      .length(1),
  })
  .meta({
    id: 'ProductOrderRequest',
    description: "The documents' order. The name decides nothing; a price is compared, never used.",
  });
export type ProductOrderRequest = z.infer<typeof productOrderRequestSchema>;

const productOrderStateSchema = z.enum(['acknowledged', 'pending', 'completed', 'failed', 'cancelled']).meta({
  id: 'ProductOrderState',
  description: "`acknowledged`: as the order is answered; `pending` until the line's next cycle begins.",
});

const offeringRefSchema = z.object({
  id: z.string(),
  name: z.string(),
  '@referredType': z.literal('ProductOffering'),
});

const productOrderSchema = z
  .object({
    ...shownPlanOrder.shape,
    href: z.string(),
    state: productOrderStateSchema,
    relatedParty: z.array(relatedPartySchema).describe('The line.'),
    productOrderItem: z.array(
      z.object({
        id: z.string(),
        action: z.literal('modify'),
        state: productOrderStateSchema,
        productOffering: offeringRefSchema.describe('The new plan.'),
        product: z
          .object({ id: z.string(), productOffering: offeringRefSchema })
          .describe('The line, with the plan that it had when this was ordered.'),
        itemPrice: z.array(
          z.object({
            priceType: z.literal('recurring'),
            recurringChargePeriod: z.literal('month'),
            price: z.object({ taxIncludedAmount: moneySchema }),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'ProductOrder' });
export type ProductOrder = z.infer<typeof productOrderSchema>;

const orderRequestSchema = z.union([
  productOrderRequestSchema,
  exitRequestSchema,
  pauseRequestSchema,
  simRequestSchema,
]);

export const createProductOrder = {
  id: 'createProductOrder',
  tmf: 'TMF622',
  summary:
    'Leave a service, with `orderItem[0].action: delete` and its quote: for its holder, with a step-up. Pause it, with `orderItem[0].action: modify`, status `suspended` and its days: for whoever manages it, with a step-up. Move it to another chip, with `orderItem[0].action: modify` and `product.sim`: for its holder, with a step-up; it waits an hour, unless the lock of the chip has been off for one. Or order another plan. Needs the grant of a code of `SolicitarCambioPlan` for this line (`x-otp-grant`). The same `Request-UUID` is the same order. One order a line may be pending.',
  method: 'POST',
  path,
  body: orderRequestSchema,
  question: 'changePlan',
  policy: {
    access: 'signedIn',
    roles: byBody(
      orderRequestSchema,
      [['leaving, another chip', (order) => 'orderItem' in order && !('startsOn' in order), holding]],
      managing,
    ),
    stepUp: byBody(
      orderRequestSchema,
      [['all but another plan', (order) => 'orderItem' in order, 'eachTime']],
      'none',
    ),
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 201: z.union([productOrderSchema, exitOrderSchema, pauseOrderSchema, simOrderSchema]) },
  headers: ['x-otp-grant'],
  refusals: [
    'NOT_FOR_THIS_LINE',
    'EXIT_PENDING',
    'EXIT_CHANGED',
    'PAUSE_PENDING',
    'PAUSE_DAYS',
    'SIM_LOCKED',
    'SIM_ORDER_PENDING',
    'SIM_NUMBER',
    'LINE_NOT_ACTIVE',
    'GRANT_REQUIRED',
    'PLAN_CHANGE_PENDING',
    'AMOUNT_CHANGED',
    'PLAN_NOT_OFFERED',
    'SAME_PLAN',
    'KEY_REUSED',
    'CORPORATE_LINE',
  ],
} as const satisfies Call;

export const listProductOrders = {
  id: 'listProductOrders',
  tmf: 'TMF622',
  summary: 'Orders of the lines that the caller manages, newest first; `relatedParty.id` names one line.',
  method: 'GET',
  path,
  query: queryOf(productOrderSchema, {
    'relatedParty.id': z.string().max(254).optional(),
    'relatedParty.role': z.literal('customer').optional(),
    'relatedParty.identifierType': z.literal('msisdn').optional(),
    state: z.string().max(60).optional().describe('One, or several with commas.'),
  }),
  question: 'changePlan',
  policy: {
    access: 'signedIn',
    roles: managing,
    stepUp: 'none',
    exposes: 'service',
    lineAt: ['relatedParty.id'],
    archive: [{ file: 'pedidos' }],
  },
  answers: { 200: z.array(productOrderSchema), 206: z.array(productOrderSchema) },
} as const satisfies Call;

export const getProductOrder = itemOf(listProductOrders, {
  id: 'getProductOrder',
  summary: 'One order of a line that the caller manages, as it stands now.',
  item: productOrderSchema,
});

export const cancelProductOrder = {
  id: 'cancelProductOrder',
  tmf: 'TMF622',
  summary:
    'Take back an order that waits for its cycle: the line keeps its plan. Whoever manages the line may, until the cycle begins; again it is the same. An exit is taken back by the holder, until its last day is over. A pause ends at once, or never begins, whoever of them asks. A change of chip is taken back by the holder, until the line is on the new one.',
  method: 'DELETE',
  path: `${path}/:id`,
  params: z.object({ id: z.string().min(1).max(60) }),
  question: 'changePlan',
  policy: {
    access: 'signedIn',
    roles: managing,
    holderFor: 'leaving, another chip',
    stepUp: 'none',
    exposes: null,
    archive: 'changes',
  },
  answers: { 204: z.null() },
  refusals: ['PLAN_CHANGE_BEGUN', 'EXIT_OVER', 'SIM_CHANGED'],
} as const satisfies Call;
