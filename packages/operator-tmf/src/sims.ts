// TMF639: the card of a mobile line, and its lock.
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Sim } from '@portal/operator-ports/sims';
import { z } from 'zod';
import { asked, callsOf, one, orNone } from './call.ts';
import { customer, given, idRef, instant, lineIn, oneLine, placesOf, wordsOfLine } from './pieces.ts';

const sim = z.codec(
  z.object({
    '@type': z.literal('SimCard'),
    relatedParty: customer,
    product: idRef.describe('The line.'),
    iccid: z.string(),
    puk: z.string(),
    imei: z.string().optional().describe('Of the equipment in which it was seen last.'),
    lockOffAt: instant.optional().describe('From then on the card may be changed. None: it may not.'),
  }),
  z.custom<Sim>(),
  {
    decode: ({ relatedParty, product, iccid, puk, imei, lockOffAt }) => ({
      customerId: relatedParty,
      lineId: product.id,
      iccid,
      puk,
      imei: imei ?? null,
      lockOffAt: lockOffAt ?? null,
    }),
    encode: ({ customerId, lineId, iccid, puk, imei, lockOffAt }) => ({
      '@type': 'SimCard' as const,
      relatedParty: customerId,
      product: { id: lineId },
      iccid,
      puk,
      ...given({ imei, lockOffAt }),
    }),
  },
);

const call = callsOf<Inventory>();
const base = '/resourceInventory/v4';

export const simCalls = {
  ...call('sim')({
    tmf: 'TMF639',
    summary: 'The card of a mobile line; 404 NOT_FOUND when the line has none.',
    method: 'GET',
    path: `${base}/sim`,
    asked: asked({ query: oneLine }),
    ask: (place) => ({ query: wordsOfLine(place) }),
    asks: ({ query }) => [lineIn(query)],
    answer: orNone(one(sim)),
    about: (place) => placesOf([place]),
  }),
  ...call('lockSim')({
    tmf: 'TMF639',
    summary:
      'The lock goes off then, or when it goes off already; without a moment it is on at once. 404 NOT_FOUND: no card.',
    method: 'PATCH',
    path: `${base}/sim`,
    asked: asked({ query: oneLine, body: z.object({ lockOffAt: instant.optional() }) }),
    ask: (place, lockOffAt) => ({ query: wordsOfLine(place), body: given({ lockOffAt }) }),
    asks: ({ query, body }) => [lineIn(query), body.lockOffAt ?? null],
    answer: orNone(one(sim)),
    about: (place) => placesOf([place]),
  }),
};
