// TMF637: services of other companies on a line, and lines that take none.
import type { Inventory } from '@portal/operator-ports/inventory';
import type { ThirdPartyService } from '@portal/operator-ports/third-party';
import { z } from 'zod';
import { asked, callsOf, many, one, orNone } from './call.ts';
import {
  customer,
  given,
  idRef,
  instant,
  lineIn,
  linesIn,
  lineWords,
  money,
  oneLine,
  operatorId,
  pathWord,
  placesOf,
  wordsOfLine,
  wordsOfLines,
} from './pieces.ts';

const shape = z.object({
  '@type': z.literal('Product'),
  id: operatorId,
  productType: z.literal('thirdParty'),
  name: z.string(),
  relatedParty: customer,
  product: idRef.describe('The line.'),
  productOffering: z.object({ id: z.string(), provider: z.string() }),
  productPrice: z.tuple([
    z.object({ priceType: z.literal('recurring'), price: z.object({ taxIncludedAmount: money }) }),
  ]),
  startDate: instant,
  terminationDate: instant.optional(),
  consent: z.object({ channel: z.enum(['sms', 'web', 'call', 'unknown']), proof: z.string() }),
});

const service = z.codec(shape, z.custom<ThirdPartyService>(), {
  decode: (it) => ({
    customerId: it.relatedParty,
    lineId: it.product.id,
    productId: it.id,
    code: it.productOffering.id,
    name: it.name,
    provider: it.productOffering.provider,
    priceCents: it.productPrice[0].price.taxIncludedAmount,
    startedAt: it.startDate,
    endedAt: it.terminationDate ?? null,
    consent: it.consent,
  }),
  encode: (it) => ({
    '@type': 'Product' as const,
    id: it.productId,
    productType: 'thirdParty' as const,
    name: it.name,
    relatedParty: it.customerId,
    product: { id: it.lineId },
    productOffering: { id: it.code, provider: it.provider },
    productPrice: [
      { priceType: 'recurring' as const, price: { taxIncludedAmount: it.priceCents } },
    ] as z.output<typeof shape>['productPrice'],
    startDate: it.startedAt,
    ...given({ terminationDate: it.endedAt }),
    consent: it.consent,
  }),
});

const block = z.codec(
  z.object({ blocked: z.boolean(), since: instant.optional() }),
  z.custom<{ blockedAt: Date | null }>(),
  {
    decode: ({ since }) => ({ blockedAt: since ?? null }),
    encode: ({ blockedAt }) => ({ blocked: blockedAt !== null, ...given({ since: blockedAt }) }),
  },
);

const call = callsOf<Inventory>();
const base = '/productInventory/v4';

export const thirdPartyCalls = {
  ...call('thirdPartyServices')({
    tmf: 'TMF637',
    summary: 'Services of other companies on these lines, those in service first.',
    method: 'GET',
    path: `${base}/product`,
    asked: asked({ query: { ...lineWords, productType: z.literal('thirdParty') } }),
    ask: (places) => ({ query: { ...wordsOfLines(places), productType: 'thirdParty' as const } }),
    asks: ({ query }) => [linesIn(query)],
    answer: many(service),
    about: placesOf,
    known: (places) => (places.length === 0 ? [] : undefined),
  }),
  ...call('endThirdParty')({
    tmf: 'TMF637',
    summary: 'Nothing more is charged for it, from now on; 404 NOT_FOUND when the line has none such.',
    method: 'PATCH',
    path: `${base}/product/:id`,
    asked: asked({
      params: { id: pathWord },
      query: oneLine,
      body: z.object({ status: z.literal('terminated') }),
    }),
    ask: (place, id) => ({
      params: { id },
      query: wordsOfLine(place),
      body: { status: 'terminated' as const },
    }),
    asks: ({ params, query }) => [lineIn(query), params.id],
    answer: orNone(one(service)),
    about: ({ customerId, lineId }, productId) => [{ customerId, lineId, productId }],
  }),
  ...call('thirdPartyBlock')({
    tmf: 'TMF637',
    summary: 'Whether services of other companies may begin on the line.',
    method: 'GET',
    path: `${base}/thirdPartyBlock`,
    asked: asked({ query: oneLine }),
    ask: (place) => ({ query: wordsOfLine(place) }),
    asks: ({ query }) => [lineIn(query)],
    answer: one(block),
  }),
  ...call('blockThirdParty')({
    tmf: 'TMF637',
    summary: 'From now on none may, or they may again.',
    method: 'PATCH',
    path: `${base}/thirdPartyBlock`,
    asked: asked({ query: oneLine, body: z.object({ blocked: z.boolean() }) }),
    ask: (place, blocked) => ({ query: wordsOfLine(place), body: { blocked } }),
    asks: ({ query, body }) => [lineIn(query), body.blocked],
    answer: one(block),
  }),
};
