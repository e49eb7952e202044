// TMF620 Product Catalog v4.1: plans, the packages that a line may buy beside its plan, and what the operator says of itself.
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { capital } from '@portal/market/text';
import {
  type CatalogueFact,
  catalogueFacts,
  packageTypeSchema,
  planFeatureSchema,
  shownRoamingDestination,
  usageUnitSchema,
} from '@portal/operator-ports/catalogue';
import { dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { characteristicSchema, productSpecificationRefSchema } from '../lines/specifications.ts';

const base = `/ProductCatalogManagement/api/${country}/productCatalogManagement` as const;

/** Of a plan. */
export const planChangedSchema = dateTimeSchema
  .optional()
  .describe('Left out where the operator does not say when it was changed.');

export const planSchema = z
  .object({
    '@type': z.literal('Plan'),
    '@baseType': z.literal('ProductOffering'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    codigoAxis: z.string(),
    codigoHuawei: z.string(),
    nombre: z.string(),
    precio: z.number().describe('Whole units of the currency a month, tax included.'),
    caracteristicas: z.array(planFeatureSchema),
    claves: z
      .object({
        LDI: z.number().int().optional(),
        LLAMADAS: z.number().int().optional(),
        GIGAS: z.number().int().optional(),
        ROAMING: z.number().int().optional(),
      })
      .describe('Where in `caracteristicas` these keys stand, as far as the plan has them.'),
    lastUpdate: planChangedSchema,
    productSpecification: productSpecificationRefSchema.optional(),
    prodSpecCharValueUse: z.array(characteristicSchema),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof planSchema>;

export const getPlan = {
  id: 'getPlan',
  tmf: 'TMF620',
  summary: 'One plan as an object by `id`, or several as an array by `code` (comma-separated).',
  method: 'GET',
  path: `${base}/plan`,
  query: z.union([
    z.strictObject({ id: z.string().min(1).max(60) }),
    z.strictObject({ code: z.string().min(1).max(500) }),
  ]),
  question: 'changePlan',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal', mayBeStale: true },
  answers: { 200: z.union([planSchema, z.array(planSchema)]) },
} as const satisfies Call;

export type PackageType = z.infer<typeof packageTypeSchema>;

export const packageOfferingSchema = z
  .object({
    '@type': packageTypeSchema,
    '@baseType': z.literal('ProductOffering'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    isBundle: z.literal(false),
    lifecycleStatus: z.literal('Active'),
    lastUpdate: dateTimeSchema,
    category: z.array(z.object({ id: packageTypeSchema, name: z.string() })),
    productOfferingPrice: z.array(
      z.object({
        name: z.literal('Pago único'),
        priceType: z.literal('oneTime'),
        unitOfMeasure: z.literal(currencyCode),
        price: z
          .object({
            dutyFreeAmount: moneySchema,
            taxRate: z.number(),
            taxIncludedAmount: moneySchema,
          })
          .describe(
            '`taxIncludedAmount` is what is paid; less `dutyFreeAmount` it is the tax. `taxRate` in percent.',
          ),
      }),
    ),
    productSpecification: productSpecificationRefSchema.optional(),
    prodSpecCharValueUse: z
      .array(characteristicSchema)
      .describe('The list of characteristics of the order review, in order.'),
    allowances: z
      .array(z.object({ usageType: z.string(), units: usageUnitSchema, amount: z.number().nullable() }))
      .describe(
        'What the package gives, to be counted with: null has no limit. `usageType` as in usage reports.',
      ),
    productOfferingTerm: z
      .array(
        z.object({
          name: z.string(),
          description: z.string(),
          duration: z.object({ amount: z.number().int(), units: z.literal('day') }).optional(),
        }),
      )
      .describe('The first one is `Vigencia`, with its duration; the others are sentences to accept.'),
  })
  .meta({
    id: 'PackageOffering',
    description: 'What is bought once: a package of data, minutes, messages or roaming.',
  });
export type PackageOffering = z.infer<typeof packageOfferingSchema>;

export const packageCategorySchema = z
  .object({
    '@type': z.enum(['ALL', ...packageTypeSchema.options]),
    '@baseType': z.literal('Category'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    isRoot: z.literal(true),
    lifecycleStatus: z.literal('Active').optional(),
    lastUpdate: dateTimeSchema.optional(),
    productOffering: z.array(packageOfferingSchema),
  })
  .meta({ id: 'PackageCategory', description: 'One tab of the catalogue, its packages by value.' });
export type PackageCategory = z.infer<typeof packageCategorySchema>;

export const listPackageCategories = {
  id: 'listPackageCategories',
  tmf: 'TMF620',
  summary:
    'The tabs of the catalogue for the line in `claroid` or `serviceid`: ALL first, then those that have packages; ROAMING for postpaid lines only. Without a line: whatever one of the caller’s lines may buy.',
  method: 'GET',
  path: `${base}/category`,
  query: queryOf(packageCategorySchema, {
    id: z.string().max(60).optional(),
    '@type': z.string().max(60).optional(),
    '@baseType': z.literal('Category').optional(),
  }),
  question: 'buyPackage',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal', mayBeStale: true },
  answers: { 200: z.array(packageCategorySchema), 206: z.array(packageCategorySchema) },
} as const satisfies Call;

export const roamingDestinationSchema = z.object(shownRoamingDestination.shape).meta({
  id: 'RoamingDestination',
  description: 'A country: what use costs there without a package, tax included, and the packages that work.',
});
export type RoamingDestination = z.infer<typeof roamingDestinationSchema>;

export const listRoamingDestinations = {
  id: 'listRoamingDestinations',
  tmf: 'TMF620',
  summary: 'Every country in which lines can be used. Which lines may buy the packages, their own list says.',
  method: 'GET',
  path: `${base}/roamingDestination`,
  question: 'roaming',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal', mayBeStale: true },
  answers: { 200: z.array(roamingDestinationSchema) },
} as const satisfies Call;

function factList<Name extends CatalogueFact>(name: Name) {
  type Fact = (typeof catalogueFacts)[Name];
  const { category, says, shown }: Fact = catalogueFacts[name];
  const row = z
    .object(shown.shape as Fact['shown']['shape'])
    .meta({ id: capital(category), description: says });
  return {
    id: `list${capital(name)}`,
    tmf: 'TMF620',
    summary: `${says} Of what is missing nothing is known.`,
    method: 'GET',
    path: `${base}/${category as Fact['category']}`,
    policy: { access: 'public' },
    answers: { 200: z.array(row) },
  } as const satisfies Call;
}
type RowOf<C extends { answers: { 200: z.ZodType<unknown[]> } }> = z.infer<C['answers'][200]>[number];

export const listOneTimeServices = factList('oneTimeServices');
export type OneTimeService = RowOf<typeof listOneTimeServices>;
export const listDiscounts = factList('discounts');
export type Discount = RowOf<typeof listDiscounts>;

/** What the operator says of itself, by its name at the port. */
export const factLists = {
  oneTimeServices: listOneTimeServices,
  discounts: listDiscounts,
} as const satisfies Record<CatalogueFact, Call>;

export const listPackageOfferings = {
  id: 'listPackageOfferings',
  tmf: 'TMF620',
  summary: 'The same packages as a flat list.',
  method: 'GET',
  path: `${base}/productOffering`,
  query: queryOf(packageOfferingSchema, {
    id: z.string().max(200).optional(),
    name: z.string().max(200).optional(),
    '@type': z.string().max(60).optional(),
    'category.id': z.string().max(60).optional(),
  }),
  question: 'buyPackage',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal', mayBeStale: true },
  answers: { 200: z.array(packageOfferingSchema), 206: z.array(packageOfferingSchema) },
} as const satisfies Call;

export const getPackageOffering = itemOf(listPackageOfferings, {
  id: 'getPackageOffering',
  summary:
    'One package as it costs now; 404 when it is not offered (any more), or not to the line in the headers.',
  item: packageOfferingSchema,
  policy: { archive: 'notPersonal' },
});
