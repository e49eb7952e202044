// TMF637 Product Inventory v4 and TMF639: the lines and home services of customers with their plans, the cards of
// mobile lines and their lock, and services of other companies.
import {
  customerLineSchema,
  type Inventory,
  lineSchema,
  simSchema,
  thirdPartyBlockSchema,
  thirdPartyServiceSchema,
} from '@portal/operator-ports/inventory';
import { at, maybe } from '@portal/operator-ports/noun';
import { instant } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { callsOf, type Family, firstOf, many, one, orNone, word } from './call.ts';
import { about, aboutOne, customerId, id, line, ofPlaces, places, queryWord, queryWords } from './pieces.ts';

const call = callsOf<Inventory>();
const base = '/productInventory/v4';
const products = { tmf: 'TMF637', method: 'GET', path: `${base}/product` } as const;
const sims = '/resourceInventory/v4/sim';

export const inventoryFamily: Family<Inventory> = {
  calls: {
    ...call('list')({
      ...products,
      summary: 'Lines and home services, by account, then by kind of service.',
      ...ofPlaces(lineSchema),
      keep: 'fact',
    }),
    ...call('findByNumber')({
      ...products,
      summary: 'Whoever’s line has this number: a list of one or none.',
      args: [word('serviceNumber', at('query/publicIdentifier', queryWord))],
      answer: firstOf(lineSchema),
      about: (serviceNumber) => [{ serviceNumber }],
    }),
    ...call('listHome')({
      ...products,
      summary: 'Home services of a customer that have not ended.',
      args: [word('customerId', customerId)],
      says: { 'query/productCharacteristic.lineKind': 'FIXED' },
      answer: many(lineSchema),
      about: (customer) => [{ customerId: customer }],
    }),
    ...call('linesOf')({
      ...products,
      summary: 'Every line of these customers, in these fields.',
      args: [word('customerIds', at('query/relatedParty.id', queryWords))],
      says: { 'query/fields': 'id,publicIdentifier,relatedParty,billingAccount,productCharacteristic' },
      answer: many(customerLineSchema),
      about: (customers) => customers.map((customer) => ({ customerId: customer })),
      known: (customers) => (customers.length === 0 ? [] : undefined),
    }),
    ...call('sim')({
      tmf: 'TMF639',
      summary: 'The card of a mobile line; 404 NOT_FOUND when the line has none.',
      method: 'GET',
      path: sims,
      args: [line],
      answer: orNone(one(simSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('lockSim')({
      tmf: 'TMF639',
      summary:
        'The lock goes off then, or when it goes off already; without a moment it is on at once. 404 NOT_FOUND: no card.',
      method: 'PATCH',
      path: sims,
      args: [line, word('lockOffAt', maybe('body/lockOffAt', instant, 'The lock is on, at once.'))],
      answer: orNone(one(simSchema)),
      about: about('customerId', 'lineId'),
    }),
    ...call('thirdPartyServices')({
      ...products,
      summary: 'Services of other companies on these lines, those in service first.',
      args: [places],
      says: { 'query/productType': 'thirdParty' },
      answer: many(thirdPartyServiceSchema),
      about: about('customerId', 'lineId'),
      known: (all) => (all.length === 0 ? [] : undefined),
    }),
    ...call('endThirdParty')({
      tmf: 'TMF637',
      summary: 'Nothing more is charged for it, from now on; 404 NOT_FOUND when the line has none such.',
      method: 'PATCH',
      path: `${base}/product/:id`,
      args: [line, word('productId', id)],
      says: { 'body/status': 'terminated' },
      answer: orNone(one(thirdPartyServiceSchema)),
      about: aboutOne('productId', 'customerId', 'lineId'),
    }),
    ...call('thirdPartyBlock')({
      tmf: 'TMF637',
      summary: 'Whether services of other companies may begin on the line.',
      method: 'GET',
      path: `${base}/thirdPartyBlock`,
      args: [line],
      answer: one(thirdPartyBlockSchema),
    }),
    ...call('blockThirdParty')({
      tmf: 'TMF637',
      summary: 'From now on none may, or they may again.',
      method: 'PATCH',
      path: `${base}/thirdPartyBlock`,
      args: [line, word('isBlocked', at('body/blocked', z.boolean()))],
      answer: one(thirdPartyBlockSchema),
    }),
  },
  derived: (_kept, now) => ({
    async findMobile(serviceNumber) {
      const found = await now.findByNumber(serviceNumber);
      if (!found || found.kind === 'Fixed' || found.isCorporate) return null;
      return found.status === 'I' || found.status === 'R' ? null : found;
    },
    async state(place) {
      const [found] = await now.list([place]);
      if (!found) return null;
      const { status, isCorporate, pausedUntil } = found;
      return { status, isCorporate, pausedUntil };
    },
  }),
};
