// TMF672 User Roles and Permissions v1: which lines a user manages.
import { country } from '@portal/market/path';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import { type Call, dateTimeSchema } from '../common.ts';

const base = `/UserRolePermissionManagement/api/${country}/userRolePermissionManagement` as const;

/** In any spelling. */
const serviceNumber = z.string().min(1).max(60);

const assetSchema = z.object({
  id: serviceNumber,
  entityType: z.literal('product'),
  identifierType: z.literal('msisdn'),
  partyProfile: z
    .object({
      id: z.union([z.literal(3), z.literal(2)]),
      name: z.enum(['postpaid', 'prepaid']),
    })
    .describe('3 postpaid, 2 prepaid; compared with the line, never believed.'),
});

export const permissionRequestSchema = z
  .object({
    description: z.string().max(200).optional(),
    user: z.object({ login_name: z.string().max(254) }).optional(),
    privilege: z
      .array(
        z.object({
          manageableAsset: assetSchema,
          function: z.literal('Manage service'),
          action: z.literal('R'),
        }),
      )
      .length(1),
  })
  .meta({ id: 'PermissionRequest' });

export const permissionSchema = z
  .object({
    '@type': z.literal('Permission'),
    id: z.string().describe('The number or code of the service.'),
    href: z.string(),
    description: z.string(),
    creationDate: dateTimeSchema,
    validFor: z.object({ startDateTime: dateTimeSchema, endDateTime: dateTimeSchema.optional() }),
    user: z.object({ id: z.string(), login_name: z.string(), '@referredType': z.literal('Individual') }),
    privilege: z.array(
      z.object({
        manageableAsset: z.object({
          id: z.string(),
          entityType: z.literal('product'),
          identifierType: z.enum(['msisdn', 'serviceId']),
          partyProfile: z.object({
            id: z.union([z.literal(3), z.literal(2), z.literal(1)]),
            name: z.enum(['postpaid', 'prepaid', 'fixed']),
          }),
          '@referredType': z.literal('Product'),
        }),
        function: z.literal('Manage service'),
        action: z.literal('R'),
      }),
    ),
  })
  .meta({ id: 'Permission' });
export type Permission = z.infer<typeof permissionSchema>;

export const listPermissions = {
  id: 'listPermissions',
  tmf: 'TMF672',
  summary: 'The lines and home services that the user manages, with since when.',
  method: 'GET',
  path: `${base}/permission`,
  query: queryOf(permissionSchema, {
    id: z.string().max(60).optional(),
    'user.login_name': z.string().max(254).optional(),
    'privileges.manageableAsset.id': serviceNumber.optional(),
    'privilege.manageableAsset.id': serviceNumber.optional(),
  }),
  answers: { 200: z.array(permissionSchema), 206: z.array(permissionSchema) },
} as const satisfies Call;

export const getPermission = itemOf(listPermissions, {
  id: 'getPermission',
  summary: 'That the user manages one line or home service, by its number or code.',
  item: permissionSchema,
});

export const createPermission = {
  id: 'createPermission',
  tmf: 'TMF672',
  summary:
    'Associate a mobile line. Needs the grant of a code sent to it (`x-otp-grant`), unless it is the number the user registered with. Its other managers are told.',
  method: 'POST',
  path: `${base}/permission`,
  body: permissionRequestSchema,
  answers: { 201: permissionSchema },
  headers: ['x-otp-grant'],
  refusals: ['BUSINESS_LINE', 'REAL_EMAIL_REQUIRED', 'GRANT_REQUIRED'],
} as const satisfies Call;

export const deletePermission = {
  id: 'deletePermission',
  tmf: 'TMF672',
  summary:
    'Dissociate: by number (`privileges` 2, mobile), by the code of a home service, or by the account of all of them (`privileges` 1, fixed).',
  method: 'DELETE',
  path: `${base}/permission`,
  query: z.strictObject({
    'user.login_name': z.string().min(1).max(254).optional(),
    'privileges.manageableAsset.id': serviceNumber,
    privileges: z.enum(['1', '2']).optional(),
  }),
  answers: { 200: z.object({ code: z.literal('200'), message: z.string() }) },
  refusals: ['STEP_UP_REQUIRED', 'DISSOCIATION_NOT_OFFERED'],
} as const satisfies Call;

export const endPermission = {
  id: 'endPermission',
  tmf: 'TMF672',
  summary: 'Dissociate as the standard does: close `validFor`. It ends at once; a later end is refused.',
  method: 'PATCH',
  path: `${base}/permission/:id`,
  params: z.object({ id: serviceNumber }),
  body: z.object({ validFor: z.object({ endDateTime: dateTimeSchema }) }),
  answers: { 200: permissionSchema },
  refusals: ['STEP_UP_REQUIRED', 'DISSOCIATION_NOT_OFFERED'],
} as const satisfies Call;
