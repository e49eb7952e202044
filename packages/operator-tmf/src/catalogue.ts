// TMF620 Product Catalog Management v4: plans and what they include, the packages that a line may buy, what the operator
// says of itself, and what other countries cost.
import {
  type Catalogue,
  type CatalogueFact,
  catalogueFacts,
  ofFacts,
  packageOfferingSchema,
  planSchema,
  roamingDestinationSchema,
} from '@portal/operator-ports/catalogue';
import { at } from '@portal/operator-ports/noun';
import { callsOf, type Family, many, one, orNone, word } from './call.ts';
import { id, queryWords } from './pieces.ts';

const call = callsOf<Catalogue>();
const offerings = {
  tmf: 'TMF620',
  method: 'GET',
  path: '/productCatalogManagement/v4/productOffering',
} as const;
const onOffer = { 'query/lifecycleStatus': 'Active' };

const factCall = callsOf<Record<CatalogueFact, () => Promise<object[]>>>();

export const catalogueFamily: Family<Catalogue> = {
  calls: {
    ...call('packages')({
      ...offerings,
      summary: 'Every package on offer, in the catalogue’s order.',
      args: [],
      says: { 'query/category.id': 'package', ...onOffer },
      answer: many(packageOfferingSchema),
      keep: 'fact',
    }),
    ...call('findPackage')({
      ...offerings,
      summary: 'A package as it is at this moment; 404 NOT_FOUND when it is not on offer.',
      path: `${offerings.path}/:id`,
      args: [word('offeringId', id)],
      answer: orNone(one(packageOfferingSchema)),
      about: (offeringId) => [{ offeringId }],
    }),
    ...call('plans')({
      ...offerings,
      summary:
        'Plans in the order of these codes, also those that are no longer sold; unknown ones are left out.',
      args: [word('planCodes', at('query/id', queryWords))],
      says: { 'query/category.id': 'plan' },
      answer: many(planSchema),
      about: (codes) => codes.map((planCode) => ({ planCode })),
      known: (codes) => (codes.length === 0 ? [] : undefined),
      keep: 'fact',
    }),
    ...call('offeredPlans')({
      ...offerings,
      summary: 'What a postpaid line may change to, the cheapest first.',
      args: [],
      says: { 'query/category.id': 'plan', ...onOffer },
      answer: many(planSchema),
      keep: 'fact',
    }),
    ...ofFacts((name) => {
      const { category, says, noun } = catalogueFacts[name];
      return factCall(name)({
        ...offerings,
        summary: `${says} One of a kind; of a kind that is missing nothing is known, and customers are told so.`,
        args: [],
        says: { 'query/category.id': category, ...onOffer },
        answer: many<object>(noun),
        keep: 'fact',
      })[name];
    }),
    ...call('roamingDestinations')({
      tmf: 'TMF620',
      summary:
        'Every country in which lines can be used: what a minute, a megabyte and a message cost without a package, and the packages that work there.',
      method: 'GET',
      path: '/productCatalogManagement/v4/roamingDestination',
      args: [],
      answer: many(roamingDestinationSchema),
      keep: 'fact',
    }),
  },
};
