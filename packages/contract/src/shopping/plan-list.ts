// TMF620 plans on offer, at the address that packages have, too.

import { currencyCode } from '@portal/market/money';
import { moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { productSpecificationRefSchema } from '../lines/specifications.ts';
import {
  getPackageOffering,
  listPackageCategories,
  listPackageOfferings,
  packageCategorySchema,
  packageOfferingSchema,
  planChangedSchema,
  planSchema,
} from './catalogue.ts';

export const planOfferingSchema = z
  .object({
    '@type': z.literal('Plan'),
    '@baseType': z.literal('ProductOffering'),
    id: z.string().describe("The plan's code, for `plan?code=`."),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    isBundle: z.literal(false),
    lifecycleStatus: z.literal('Active'),
    lastUpdate: planChangedSchema,
    productSpecification: productSpecificationRefSchema.optional(),
    productOfferingPrice: z.array(
      z.object({
        name: z.literal('Valor mensual'),
        priceType: z.literal('recurring'),
        recurringChargePeriod: z.literal('month'),
        unitOfMeasure: z.literal(currencyCode),
        price: z
          .object({
            dutyFreeAmount: moneySchema,
            taxRate: z.number(),
            taxIncludedAmount: moneySchema,
          })
          .describe('As for packages: `taxIncludedAmount` is what is paid.'),
      }),
    ),
  })
  .meta({ id: 'PlanOffering' });
export type PlanOffering = z.infer<typeof planOfferingSchema>;

export const planCategorySchema = z
  .object({
    '@type': z.literal('POSTPAID'),
    '@baseType': z.literal('Plan'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    isRoot: z.literal(true),
    lifecycleStatus: z.literal('Active').optional(),
    productOffering: z.array(planOfferingSchema).describe('The cheapest first.'),
  })
  .meta({ id: 'PlanCategory' });
export type PlanCategory = z.infer<typeof planCategorySchema>;

const planCategoriesSchema = z.array(planCategorySchema);

/** For clients; it is one address with `listPackageCategories`. */
export const listPlanCategories = {
  id: 'listPlanCategories',
  tmf: 'TMF620',
  summary:
    'Plans that the line in `claroid` or `serviceid` may change to: postpaid lines alone. Without a line: what one of the caller’s lines may change to.',
  method: 'GET',
  path: listPackageCategories.path,
  query: queryOf(planCategorySchema, { '@baseType': z.literal('Plan') }),
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal', mayBeStale: true },
  answers: { 200: planCategoriesSchema, 206: planCategoriesSchema },
} as const satisfies Call;

const categoriesSchema = z.array(
  z.discriminatedUnion('@baseType', [packageCategorySchema, planCategorySchema]),
);

/** Packages, or with `@baseType=Plan` plans. */
export const listCategories = {
  ...listPackageCategories,
  id: 'listCategories',
  summary: `${listPackageCategories.summary} With \`@baseType=Plan\`: plans that a postpaid line may change to.`,
  query: queryOf(categoriesSchema, { '@baseType': z.enum(['Category', 'Plan']).optional() }),
  answers: { 200: categoriesSchema, 206: categoriesSchema },
} as const satisfies Call;

/** A package, or a plan. */
export const getOffering = itemOf(listPackageOfferings, {
  id: getPackageOffering.id,
  summary: `${getPackageOffering.summary} A plan is found by its code.`,
  item: z.discriminatedUnion('@type', [packageOfferingSchema, planSchema]),
  policy: { archive: 'notPersonal' },
});

export const getCategory = itemOf(listCategories, {
  id: 'getCategory',
  summary: 'One tab of packages, or the group of plans on offer, for the line in `claroid` or `serviceid`.',
  item: categoriesSchema.element,
  policy: { archive: 'notPersonal' },
});
