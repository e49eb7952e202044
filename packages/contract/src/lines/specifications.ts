// What a product or a record is made of: TMF620's productSpecification and TMF635's usageSpecification.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';

const catalogue = `/ProductCatalogManagement/api/${country}/productCatalogManagement` as const;
const usage = `/UsageManagement/api/${country}/usageManagement` as const;

/** `value` is for people: `3`, `Ilimitado`; `unitOfMeasure` is `GB`, `min`, `SMS`, `días`, or empty. */
export const characteristicSchema = z.object({
  name: z.string(),
  productSpecCharacteristicValue: z.array(z.object({ value: z.string(), unitOfMeasure: z.string() })),
});

/** By which others name it. */
export const productSpecificationRefSchema = z
  .object({
    id: z.string(),
    href: z.string(),
    name: z.string(),
    '@referredType': z.literal('ProductSpecification'),
  })
  .meta({ id: 'ProductSpecificationRef' });
export type ProductSpecificationRef = z.infer<typeof productSpecificationRefSchema>;

export const productSpecificationSchema = z
  .object({
    '@type': z.literal('ProductSpecification'),
    id: z.string().describe('The code of the plan, or the id of the package.'),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    isBundle: z.literal(false),
    lifecycleStatus: z.literal('Active'),
    lastUpdate: dateTimeSchema
      .optional()
      .describe('Of a plan it is left out where its operator does not say when it was changed.'),
    productSpecCharacteristic: z.array(characteristicSchema),
  })
  .meta({ id: 'ProductSpecification' });
export type ProductSpecification = z.infer<typeof productSpecificationSchema>;

export const listProductSpecifications = {
  id: 'listProductSpecifications',
  tmf: 'TMF620',
  summary:
    'What the plans and packages on offer are made of, for the line in `claroid` or `serviceid`, or for any of the caller’s lines.',
  method: 'GET',
  path: `${catalogue}/productSpecification`,
  query: queryOf(productSpecificationSchema, {}),
  question: 'planPrices',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal' },
  answers: { 200: z.array(productSpecificationSchema), 206: z.array(productSpecificationSchema) },
} as const satisfies Call;

export const getProductSpecification = itemOf(listProductSpecifications, {
  id: 'getProductSpecification',
  summary: 'What one plan or package is made of, also a plan that is not on offer any more.',
  item: productSpecificationSchema,
  policy: { archive: 'notPersonal' },
});

export const usageSpecificationRefSchema = z
  .object({
    id: z.enum(['voice', 'data', 'sms']),
    href: z.string(),
    name: z.string(),
    '@referredType': z.literal('UsageSpecification'),
  })
  .meta({ id: 'UsageSpecificationRef' });

export const usageSpecificationSchema = z
  .object({
    '@type': z.literal('UsageSpecification'),
    id: z.enum(['voice', 'data', 'sms']),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    lifecycleStatus: z.literal('Active'),
    usageSpecCharacteristic: z.array(
      z.object({ name: z.string(), valueType: z.enum(['string', 'integer']), description: z.string() }),
    ),
  })
  .meta({ id: 'UsageSpecification' });
export type UsageSpecification = z.infer<typeof usageSpecificationSchema>;

export const listUsageSpecifications = {
  id: 'listUsageSpecifications',
  tmf: 'TMF635',
  summary: 'The three kinds of records, and what each of them says.',
  method: 'GET',
  path: `${usage}/usageSpecification`,
  query: queryOf(usageSpecificationSchema, {}),
  question: 'planPrices',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'notPersonal' },
  answers: { 200: z.array(usageSpecificationSchema), 206: z.array(usageSpecificationSchema) },
} as const satisfies Call;

export const getUsageSpecification = itemOf(listUsageSpecifications, {
  id: 'getUsageSpecification',
  summary: 'One kind of records.',
  item: usageSpecificationSchema,
  policy: { archive: 'notPersonal' },
});
