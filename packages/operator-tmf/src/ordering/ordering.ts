// TMF622 Product Ordering Management v4: another plan for a line from its next cycle on, and a package that was paid.
import type { NewPlanOrder, Ordering, PackageActivation, PlanOrder } from '@portal/operator-ports/ordering';
import { z } from 'zod';
import { asked, callsOf, type Family, one, orNone, orRefused, page, unless } from '../call.ts';
import { allowance } from '../catalogue.ts';
import {
  characteristics,
  customer,
  given,
  idRef,
  instant,
  linesIn,
  lineWords,
  money,
  operatorId,
  pathWord,
  placesOf,
  several,
  windowWords,
  word,
  wordsOfLines,
} from '../pieces.ts';
import { exitCalls } from './exits.ts';

const state = z.enum(['pending', 'completed', 'failed', 'cancelled']);
const named = z.object({ id: operatorId, name: z.string() });
const monthly = z
  .array(z.object({ priceType: z.literal('recurring'), price: z.object({ taxIncludedAmount: money }) }))
  .length(1);

const orderShape = z.object({
  '@type': z.literal('ProductOrder'),
  id: operatorId,
  category: z.literal('planChange'),
  state,
  orderDate: instant,
  expectedCompletionDate: instant,
  completionDate: instant.optional(),
  relatedParty: customer,
  productOrderItem: z.tuple([
    z.object({
      id: z.literal('1'),
      action: z.literal('modify'),
      productOffering: named,
      product: z.object({ id: operatorId, publicIdentifier: z.string(), productOffering: named }),
      itemPrice: monthly,
    }),
  ]),
});

export const planOrder = z.codec(orderShape, z.custom<PlanOrder>(), {
  decode: (it) => {
    const [{ product, productOffering, itemPrice }] = it.productOrderItem;
    return {
      customerId: it.relatedParty,
      lineId: product.id,
      orderId: it.id,
      serviceNumber: product.publicIdentifier,
      fromPlanCode: product.productOffering.id,
      fromPlanName: product.productOffering.name,
      toPlanCode: productOffering.id,
      toPlanName: productOffering.name,
      priceCents: itemPrice[0]?.price.taxIncludedAmount ?? 0,
      status: it.state,
      orderedAt: it.orderDate,
      effectiveAt: it.expectedCompletionDate,
      endedAt: it.completionDate ?? null,
    };
  },
  encode: (it) => ({
    '@type': 'ProductOrder' as const,
    id: it.orderId,
    category: 'planChange' as const,
    state: it.status,
    orderDate: it.orderedAt,
    expectedCompletionDate: it.effectiveAt,
    ...given({ completionDate: it.endedAt }),
    relatedParty: it.customerId,
    productOrderItem: [
      {
        id: '1' as const,
        action: 'modify' as const,
        productOffering: { id: it.toPlanCode, name: it.toPlanName },
        product: {
          id: it.lineId,
          publicIdentifier: it.serviceNumber,
          productOffering: { id: it.fromPlanCode, name: it.fromPlanName },
        },
        itemPrice: [{ priceType: 'recurring' as const, price: { taxIncludedAmount: it.priceCents } }],
      },
    ] as [never],
  }),
});

const newOrder = z.codec(
  z.object({
    id: z.string().describe('The order’s own: the same one again is the same order.'),
    category: z.literal('planChange'),
    relatedParty: customer,
    productOrderItem: z.tuple([
      z.object({
        id: z.literal('1'),
        action: z.literal('modify'),
        productOffering: idRef,
        product: idRef,
        itemPrice: monthly,
      }),
    ]),
  }),
  z.custom<NewPlanOrder>(),
  {
    decode: ({ id, relatedParty, productOrderItem: [item] }) => ({
      orderId: id,
      customerId: relatedParty,
      lineId: item.product.id,
      planCode: item.productOffering.id,
      priceCents: item.itemPrice[0]?.price.taxIncludedAmount ?? 0,
    }),
    encode: ({ orderId, customerId, lineId, planCode, priceCents }) => ({
      id: orderId,
      category: 'planChange' as const,
      relatedParty: customerId,
      productOrderItem: [
        {
          id: '1' as const,
          action: 'modify' as const,
          productOffering: { id: planCode },
          product: { id: lineId },
          itemPrice: [{ priceType: 'recurring' as const, price: { taxIncludedAmount: priceCents } }],
        },
      ] as [never],
    }),
  },
);

const activation = z.codec(
  z.object({
    id: z.string().describe('Of the payment.'),
    category: z.literal('package'),
    relatedParty: customer,
    requestedStartDate: instant,
    productOrderItem: z.tuple([
      z.object({
        id: z.literal('1'),
        action: z.literal('add'),
        productOffering: named,
        product: z.object({ publicIdentifier: z.string() }),
      }),
    ]),
    characteristic: characteristics({
      description: z.string(),
      validityDays: z.int(),
      allowances: z.array(allowance),
    }),
  }),
  z.custom<PackageActivation>(),
  {
    decode: ({ id, relatedParty, requestedStartDate, productOrderItem: [item], characteristic }) => ({
      paymentId: id,
      customerId: relatedParty,
      serviceNumber: item.product.publicIdentifier,
      offeringId: item.productOffering.id,
      name: item.productOffering.name,
      activatedAt: requestedStartDate,
      content: characteristic,
    }),
    encode: ({ paymentId, customerId, serviceNumber, offeringId, name, activatedAt, content }) => ({
      id: paymentId,
      category: 'package' as const,
      relatedParty: customerId,
      requestedStartDate: activatedAt,
      productOrderItem: [
        {
          id: '1' as const,
          action: 'add' as const,
          productOffering: { id: offeringId, name },
          product: { publicIdentifier: serviceNumber },
        },
      ] as [never],
      characteristic: {
        description: content.description,
        validityDays: content.validityDays,
        allowances: content.allowances,
      },
    }),
  },
);

const states = several(state);

const call = callsOf<Ordering>();
const orders = '/productOrderingManagement/v4/productOrder';

export const orderingFamily: Family<Ordering> = {
  calls: {
    ...exitCalls,
    ...call('list')({
      tmf: 'TMF622',
      summary: 'Plan orders of these lines, newest first.',
      method: 'GET',
      path: orders,
      asked: asked({ query: { ...lineWords, ...windowWords, state: states.optional() } }),
      ask: ({ lines, statuses }, { offset, limit }) => ({
        query: { ...wordsOfLines(lines), offset, limit, ...given({ state: statuses }) },
      }),
      asks: ({ query }) => [
        { lines: linesIn(query), statuses: query.state },
        { offset: query.offset, limit: query.limit },
      ],
      answer: page('orders', planOrder),
      about: ({ lines }) => placesOf(lines),
      known: ({ lines, statuses }) =>
        lines.length === 0 || statuses?.length === 0 ? { orders: [], total: 0 } : undefined,
    }),
    ...call('get')({
      tmf: 'TMF622',
      summary: 'An order of one of these lines; 404 NOT_FOUND for any other.',
      method: 'GET',
      path: `${orders}/:id`,
      asked: asked({ params: { id: pathWord }, query: lineWords }),
      ask: (lines, id) => ({ params: { id }, query: wordsOfLines(lines) }),
      asks: ({ params, query }) => [linesIn(query), params.id],
      answer: orNone(one(planOrder)),
      about: (lines, orderId) => placesOf(lines).map((place) => ({ ...place, orderId })),
      known: (lines) => (lines.length === 0 ? null : undefined),
    }),
    ...call('orderPlan')({
      tmf: 'TMF622',
      summary:
        'Orders another plan, once an id. 409: `orderPending`, another order waits; `line`, it takes none; `plan`, there is no such plan for it.',
      method: 'POST',
      path: orders,
      asked: asked({ body: newOrder }),
      ask: (order) => ({ body: order }),
      asks: ({ body }) => [body],
      answer: orRefused(planOrder, ['orderPending', 'line', 'plan']),
      about: ({ customerId, lineId, orderId }) => [{ customerId, lineId, orderId }],
    }),
    ...call('cancelPlan')({
      tmf: 'TMF622',
      summary:
        'Takes an order back: the line keeps its plan. Again it is answered the same. 404 NOT_FOUND: the line has no such order; 409 `tooLate`: it was carried out, or its cycle has begun.',
      method: 'DELETE',
      path: `${orders}/:id`,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, 'product.id': word },
      }),
      ask: ({ customerId, lineId }, id) => ({
        params: { id },
        query: { 'relatedParty.id': customerId, 'product.id': lineId },
      }),
      asks: ({ params, query }) => [
        { customerId: query['relatedParty.id'], lineId: query['product.id'] },
        params.id,
      ],
      answer: orNone(orRefused(planOrder, ['tooLate'])),
      about: ({ customerId, lineId }, orderId) => [{ customerId, lineId, orderId }],
    }),
    ...call('activatePackage')({
      tmf: 'TMF622',
      summary:
        'A package that a payment has bought: its allowances begin, once a payment. 409 LINE_GONE when the customer has the line no more.',
      method: 'POST',
      path: orders,
      asked: asked({ body: activation }),
      ask: (bought) => ({ body: bought }),
      asks: ({ body }) => [body],
      answer: unless('LINE_GONE'),
    }),
  },
  derived: (_kept, now) => ({
    async pending(line) {
      const { orders: found } = await now.list(
        { lines: [line], statuses: ['pending'] },
        { offset: 0, limit: 1 },
      );
      return found[0] ?? null;
    },
  }),
};
