// TMF637 Product Inventory v4: the lines and home services a user manages.
import { country } from '@portal/market/path';
import { z } from 'zod';
import { itemOf, queryOf } from './collection-query.ts';
import { type Call, dateTimeSchema, relatedPartySchema } from './common.ts';
import { moneySchema } from './money.ts';
import { productSpecificationRefSchema } from './specifications.ts';

export const productSchema = z
  .object({
    '@type': z.literal('Product'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    description: z.string(),
    status: z.enum(['active', 'suspended', 'terminated', 'pendingActive', 'cancelled']),
    startDate: dateTimeSchema,
    publicIdentifier: z.string(),
    place: z.array(
      z.object({
        role: z.literal('installation'),
        '@referredType': z.literal('GeographicAddress'),
        address: z.object({ fullAddress: z.string() }),
      }),
    ),
    productCharacteristic: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe(
        '`Numero`, `ServiceStatus`, `ServiceType`; home services also speeds in Mbps, channel counts, `freeVideo`.',
      ),
    productOffering: z.object({
      id: z.string(),
      name: z.string(),
      bundledProductOffering: z
        .array(
          z.object({
            id: z.string(),
            name: z.string(),
            bucket: z
              .array(
                z.object({
                  bucketBalance: z.array(z.object({ remainingValue: z.object({ amount: z.string() }) })),
                }),
              )
              .optional(),
          }),
        )
        .describe(
          'Television: one entry a channel. Internet: one entry whose amount reads `{up}UP/{down}DOWN`.',
        ),
    }),
    productSpecification: productSpecificationRefSchema.optional(),
    billingAccount: z.object({ id: z.string() }),
    productPrice: z.array(
      z.object({
        priceType: z.literal('recurring'),
        price: z.object({ taxIncludedAmount: moneySchema }),
      }),
    ),
    relatedParty: z.array(relatedPartySchema),
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const listProducts = {
  id: 'listProducts',
  tmf: 'TMF637',
  summary: 'Lines and home services; one of them by `product.publicIdentifier`.',
  method: 'GET',
  path: `/ProductInventoryManagement/api/${country}/productInventoryManagement/product`,
  query: queryOf(productSchema, {
    id: z.string().max(60).optional(),
    status: z.string().max(60).optional(),
    'product.publicIdentifier': z.string().max(60).optional(),
    publicIdentifier: z.string().max(60).optional(),
    'relatedParty.id': z.string().max(254).optional(),
    'relatedParty.role': z.literal('customer').optional(),
    'relatedParty.identifierType': z.literal('2').optional(),
    'relatedParty.partyProfile.name': z.string().max(60).optional(),
  }),
  answers: { 200: z.array(productSchema), 206: z.array(productSchema) },
} as const satisfies Call;

export const getProduct = itemOf(listProducts, {
  id: 'getProduct',
  summary: 'One line or home service, by its number or code.',
  item: productSchema,
});
