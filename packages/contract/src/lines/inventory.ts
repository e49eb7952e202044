// TMF637 Product Inventory v4: the lines and home services a user manages.
import { country } from '@portal/market/path';
import { shownThirdParty } from '@portal/operator-ports/inventory';
import { dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { type Call, ofLine, relatedPartySchema } from '../common.ts';
import { everyRole, managing, ofManagedLine, owns } from '../policy.ts';
import { lineLookChangeSchema, lineLookSchema } from './line-look.ts';
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
        '`Numero`, `ServiceStatus`, `ServiceType`; `pausedUntil` of a line that its customer has paused; home services also speeds in Mbps, channel counts, `freeVideo`.',
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
    ...lineLookSchema.shape,
  })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof productSchema>;

export const thirdPartyProductSchema = z
  .object({
    ...shownThirdParty.shape,
    href: z.string(),
    status: z.enum(['active', 'terminated']),
    productPrice: z
      .array(
        z.object({
          priceType: z.literal('recurring'),
          price: z.object({ taxIncludedAmount: moneySchema }),
        }),
      )
      .describe('A month, with tax. None on a corporate line.'),
    consentId: z.string(),
    product: z.object({ id: z.string(), publicIdentifier: z.string() }).describe('The line.'),
  })
  .meta({ id: 'ThirdPartyProduct' });
export type ThirdPartyProduct = z.infer<typeof thirdPartyProductSchema>;

const anyProductSchema = z.union([productSchema, thirdPartyProductSchema]);

export const listProducts = {
  id: 'listProducts',
  tmf: 'TMF637',
  summary:
    'Lines and home services; one of them by `product.publicIdentifier`. With `productType=thirdParty` the services of other companies on them, of one line by `serviceId`.',
  method: 'GET',
  path: `/ProductInventoryManagement/api/${country}/productInventoryManagement/product`,
  query: queryOf(anyProductSchema, {
    productType: z.literal('thirdParty').optional(),
    serviceId: z.string().max(60).optional(),
    id: z.string().max(60).optional(),
    status: z.string().max(60).optional(),
    'product.publicIdentifier': z.string().max(60).optional(),
    publicIdentifier: z.string().max(60).optional(),
    'relatedParty.id': z.string().max(254).optional(),
    'relatedParty.role': z.literal('customer').optional(),
    'relatedParty.identifierType': z.literal('2').optional(),
    'relatedParty.partyProfile.name': z.string().max(60).optional(),
  }),
  question: 'usePortal',
  policy: {
    access: owns('product.publicIdentifier', 'publicIdentifier', 'serviceId'),
    roles: everyRole,
    stepUp: 'none',
    exposes: 'service',
    lineAt: ['id', 'product.id'],
    archive: [{ file: 'servicios' }, { file: 'servicios-de-terceros', query: { productType: 'thirdParty' } }],
    mayBeStale: true,
  },
  answers: { 200: z.array(anyProductSchema), 206: z.array(anyProductSchema) },
} as const satisfies Call;

export const getProduct = itemOf(listProducts, {
  id: 'getProduct',
  summary: 'One line or home service, by its number or code; or one service of another company.',
  item: anyProductSchema,
});

/** For clients; it is one address with `changeProduct`, and so is `changeLineLook`. */
export const endThirdPartyProduct = {
  id: 'changeProduct',
  tmf: 'TMF637',
  summary: 'End a service of another company: nothing more is charged for it.',
  method: 'PATCH',
  path: getProduct.path,
  params: getProduct.params,
  body: z.strictObject({ status: z.literal('terminated') }),
  question: 'nameLine',
  policy: { access: 'signedIn', roles: managing, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: thirdPartyProductSchema },
} as const satisfies Call;

export const changeLineLook = {
  ...endThirdPartyProduct,
  summary:
    'What the caller calls a line of theirs, its colour, icon and place, and whether it is left out of home: for themselves alone, whatever their role.',
  body: lineLookChangeSchema,
  policy: { access: 'signedIn', roles: everyRole, stepUp: 'none', exposes: null, archive: 'changes' },
  answers: { 200: lineLookSchema },
} as const satisfies Call;

/** A line as its person sees it; or the end of what another company charges, for whoever manages the line. */
export const changeProduct = {
  ...changeLineLook,
  summary: `${changeLineLook.summary} With \`status: terminated\`: ${endThirdPartyProduct.summary}`,
  body: z.union([endThirdPartyProduct.body, lineLookChangeSchema]),
  answers: { 200: z.union([thirdPartyProductSchema, lineLookSchema]) },
} as const satisfies Call;

export const thirdPartyBlockSchema = z
  .object({ blocked: z.boolean(), since: dateTimeSchema.nullable() })
  .meta({ id: 'ThirdPartyBlock' });
export type ThirdPartyBlock = z.infer<typeof thirdPartyBlockSchema>;

const block = {
  question: 'thirdParties',
  tmf: 'TMF637',
  path: `/ProductInventoryManagement/api/${country}/productInventoryManagement/thirdPartyBlock`,
  query: ofLine,
  answers: { 200: thirdPartyBlockSchema },
} as const;
const blockBody = z.object({ blocked: z.boolean() });

export const getThirdPartyBlock = {
  ...block,
  id: 'getThirdPartyBlock',
  summary: 'Whether services of other companies may begin on a line.',
  method: 'GET',
  policy: {
    ...ofManagedLine,
    exposes: 'service',
    archive: [{ file: 'bloqueo-de-terceros', each: 'serviceId' }],
  },
} as const satisfies Call;

export const putThirdPartyBlock = {
  ...block,
  id: 'putThirdPartyBlock',
  summary: 'From now on none may, or they may again.',
  method: 'PUT',
  body: blockBody,
  policy: { ...ofManagedLine, exposes: null, archive: 'changes' },
} as const satisfies Call;

export const postThirdPartyBlock = {
  ...block,
  id: 'postThirdPartyBlock',
  summary: 'The same by POST.',
  method: 'POST',
  body: blockBody,
  policy: { ...ofManagedLine, exposes: null, archive: 'changes' },
} as const satisfies Call;
