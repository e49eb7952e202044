// TMF620 Product Catalog Management v4: plans and what they include, and the packages that a line may buy.

import { usageUnitSchema } from '@portal/contract/lines/usage';
import { packageTypeSchema, planFeatureSchema } from '@portal/contract/shopping/catalogue';
import { splitTax } from '@portal/market/tax';
import type { Allowance, Catalogue, PackageOffering, Plan } from '@portal/operator-ports/catalogue';
import { z } from 'zod';
import { asked, callsOf, type Family, many, one, orNone } from './call.ts';
import { characteristics, instant, kindWord, money, operatorId, pathWord, words } from './pieces.ts';

export const allowance = z.object({
  name: z.string(),
  usageType: z.string(),
  unit: usageUnitSchema,
  included: z.number().nullable(),
}) satisfies z.ZodType<Allowance>;

/** What is paid, tax included, and of it what is not tax. */
const price = z.codec(z.object({ dutyFreeAmount: money, taxIncludedAmount: money }), z.int(), {
  decode: ({ taxIncludedAmount }) => taxIncludedAmount,
  encode: (cents) => ({ dutyFreeAmount: splitTax(cents).netCents, taxIncludedAmount: cents }),
});
const prices = <Type extends string>(priceType: Type) =>
  z.array(z.object({ priceType: z.literal(priceType), price })).length(1);

const offering = {
  '@type': z.literal('ProductOffering'),
  id: operatorId,
  name: z.string(),
  description: z.string(),
  lifecycleStatus: z.literal('Active'),
};

const packageShape = z.object({
  ...offering,
  lastUpdate: instant,
  category: z.tuple([z.object({ id: z.literal('package') }), z.object({ id: packageTypeSchema })]),
  productOfferingPrice: prices('oneTime'),
  productOfferingTerm: z.array(z.object({ name: z.string(), description: z.string() })),
  prodSpecCharValueUse: z.array(
    z.object({
      name: z.string(),
      productSpecCharacteristicValue: z
        .array(z.object({ value: z.string(), unitOfMeasure: z.string() }))
        .length(1),
    }),
  ),
  characteristic: characteristics({
    validityDays: z.int(),
    allowances: z.array(allowance),
    lineKinds: z.array(kindWord),
  }),
});

const isMobile = (kind: string): kind is 'Postpaid' | 'Prepaid' => kind !== 'Fixed';

export const packageOffering = z.codec(packageShape, z.custom<PackageOffering>(), {
  decode: (it): PackageOffering => ({
    offeringId: it.id,
    type: it.category[1].id,
    name: it.name,
    description: it.description,
    updatedAt: it.lastUpdate,
    priceCents: it.productOfferingPrice[0]?.price ?? 0,
    terms: it.productOfferingTerm,
    characteristics: it.prodSpecCharValueUse.map(({ name, productSpecCharacteristicValue: [value] }) => ({
      name,
      value: value?.value ?? '',
      unit: value?.unitOfMeasure ?? '',
    })),
    ...it.characteristic,
    lineKinds: it.characteristic.lineKinds.filter(isMobile),
  }),
  encode: (it) => ({
    '@type': 'ProductOffering' as const,
    id: it.offeringId,
    name: it.name,
    description: it.description,
    lifecycleStatus: 'Active' as const,
    lastUpdate: it.updatedAt,
    category: [{ id: 'package' as const }, { id: it.type }] as [{ id: 'package' }, { id: typeof it.type }],
    productOfferingPrice: [{ priceType: 'oneTime' as const, price: it.priceCents }],
    productOfferingTerm: it.terms,
    prodSpecCharValueUse: it.characteristics.map(({ name, value, unit }) => ({
      name,
      productSpecCharacteristicValue: [{ value, unitOfMeasure: unit }],
    })),
    characteristic: { validityDays: it.validityDays, allowances: it.allowances, lineKinds: it.lineKinds },
  }),
});

const planShape = z.object({
  ...offering,
  category: z.tuple([z.object({ id: z.literal('plan') }), z.object({ id: kindWord })]),
  productOfferingPrice: prices('recurring'),
  characteristic: characteristics({ huaweiCode: z.string(), features: z.array(planFeatureSchema) }),
});

export const plan = z.codec(planShape, z.custom<Plan>(), {
  decode: (it): Plan => ({
    planCode: it.id,
    kind: it.category[1].id,
    name: it.name,
    description: it.description,
    priceCents: it.productOfferingPrice[0]?.price ?? 0,
    ...it.characteristic,
  }),
  encode: ({ planCode, kind, name, description, priceCents, huaweiCode, features }) => ({
    '@type': 'ProductOffering' as const,
    id: planCode,
    name,
    description,
    lifecycleStatus: 'Active' as const,
    category: [{ id: 'plan' as const }, { id: kind }] as [{ id: 'plan' }, { id: typeof kind }],
    productOfferingPrice: [{ priceType: 'recurring' as const, price: priceCents }],
    characteristic: { huaweiCode, features },
  }),
});

const call = callsOf<Catalogue>();
const offerings = {
  tmf: 'TMF620',
  method: 'GET',
  path: '/productCatalogManagement/v4/productOffering',
} as const;
const packagesOnOffer = { 'category.id': 'package', lifecycleStatus: 'Active' } as const;
const plansOnOffer = { 'category.id': 'plan', lifecycleStatus: 'Active' } as const;
const onOffer = { lifecycleStatus: z.literal('Active') };

export const catalogueFamily: Family<Catalogue> = {
  calls: {
    ...call('packages')({
      ...offerings,
      summary: 'Every package on offer, in the catalogue’s order.',
      asked: asked({ query: { 'category.id': z.literal('package'), ...onOffer } }),
      ask: () => ({ query: packagesOnOffer }),
      asks: () => [],
      answer: many(packageOffering),
      keep: 'fact',
    }),
    ...call('findPackage')({
      ...offerings,
      summary: 'A package as it is at this moment; 404 NOT_FOUND when it is not on offer.',
      path: `${offerings.path}/:id`,
      asked: asked({ params: { id: pathWord } }),
      ask: (id) => ({ params: { id } }),
      asks: ({ params }) => [params.id],
      answer: orNone(one(packageOffering)),
      about: (offeringId) => [{ offeringId }],
    }),
    ...call('plans')({
      ...offerings,
      summary:
        'Plans in the order of these codes, also those that are no longer sold; unknown ones are left out.',
      asked: asked({ query: { 'category.id': z.literal('plan'), id: words } }),
      ask: (codes) => ({ query: { 'category.id': plansOnOffer['category.id'], id: [...codes] } }),
      asks: ({ query }) => [query.id],
      answer: many(plan),
      about: (codes) => codes.map((planCode) => ({ planCode })),
      known: (codes) => (codes.length === 0 ? [] : undefined),
      keep: 'fact',
    }),
    ...call('offeredPlans')({
      ...offerings,
      summary: 'What a postpaid line may change to, the cheapest first.',
      asked: asked({ query: { 'category.id': z.literal('plan'), ...onOffer } }),
      ask: () => ({ query: plansOnOffer }),
      asks: () => [],
      answer: many(plan),
      keep: 'fact',
    }),
  },
};
