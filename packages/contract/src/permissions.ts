// TMF672 User Roles and Permissions v1: which lines a user manages.
import { z } from 'zod';
import { type Call, dateTimeSchema } from './common.ts';

const assetSchema = z.object({
  /** The service number, in any spelling. */
  id: z.string().min(1).max(60),
  entityType: z.literal('product'),
  identifierType: z.literal('msisdn'),
  /** 3 postpaid, 2 prepaid; compared with the line, never believed. */
  partyProfile: z.object({
    id: z.union([z.literal(3), z.literal(2)]),
    name: z.enum(['postpaid', 'prepaid']),
  }),
});

export const permissionRequestSchema = z.object({
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
});

export const permissionSchema = z.object({
  '@type': z.literal('Permission'),
  id: z.string(),
  href: z.string(),
  description: z.string(),
  creationDate: dateTimeSchema,
  validFor: z.object({ startDateTime: dateTimeSchema }),
  user: z.object({ id: z.string(), login_name: z.string(), '@referredType': z.literal('Individual') }),
  privilege: z.array(
    z.object({
      manageableAsset: assetSchema.extend({ '@referredType': z.literal('Product') }),
      function: z.literal('Manage service'),
      action: z.literal('R'),
    }),
  ),
});
export type Permission = z.infer<typeof permissionSchema>;

export const createPermission = {
  id: 'A14, B5',
  tmf: 'TMF672',
  summary:
    'Associate a mobile line. Needs the grant of a code sent to it (`x-otp-grant`), unless it is the number the user registered with.',
  method: 'POST',
  path: '/UserRolePermissionManagement/api/ec/userRolePermissionManagement/permission',
  body: permissionRequestSchema,
  answers: { 201: permissionSchema },
} as const satisfies Call;
