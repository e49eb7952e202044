// TMF672 User Roles and Permissions v1: which lines a user manages.
import { exampleNumberHere } from '@portal/market/demo';
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { byBody, holding, managing, owns, roleSchema } from '../policy.ts';

const base = `/UserRolePermissionManagement/api/${country}/userRolePermissionManagement` as const;

/** In any spelling. */
const serviceNumber = z.string().min(1).max(60);

/** What a holder can give. */
export const givenRoleSchema = roleSchema.exclude(['holder']).meta({ id: 'GivenRole' });
export type GivenRole = z.infer<typeof givenRoleSchema>;

const assetSchema = z.object({
  id: serviceNumber,
  entityType: z.literal('product'),
  identifierType: z.enum(['msisdn', 'serviceId']),
  partyProfile: z
    .object({
      id: z.union([z.literal(3), z.literal(2)]),
      name: z.enum(['postpaid', 'prepaid']),
    })
    .optional()
    .describe('Of an association: 3 postpaid, 2 prepaid; compared with the line, never believed.'),
});

const oneLine = {
  privilege: [
    {
      manageableAsset: {
        id: exampleNumberHere,
        entityType: 'product',
        identifierType: 'msisdn',
        partyProfile: { id: 3, name: 'postpaid' },
      },
      function: 'Manage service',
      action: 'R',
    },
  ],
};

export const permissionRequestSchema = z
  .object({
    description: z.string().max(200).optional(),
    user: z
      .object({ login_name: z.string().max(254) })
      .optional()
      .describe('Of an invitation: the e-mail or mobile number that it goes to.'),
    role: givenRoleSchema
      .optional()
      .describe('With it this is an invitation to the lines of `privilege`, by who holds them.'),
    privilege: z
      .array(
        z.object({
          manageableAsset: assetSchema,
          function: z.literal('Manage service'),
          action: z.literal('R'),
        }),
      )
      .min(1)
      .max(20)
      .describe('One line to associate, or the lines of an invitation.'),
  })
  .meta({ id: 'PermissionRequest', examples: [oneLine] });
export type PermissionRequest = z.infer<typeof permissionRequestSchema>;

export const permissionSchema = z
  .object({
    '@type': z.literal('Permission'),
    id: z
      .string()
      .describe(
        "One's own: the number or code of the service. Somebody else's, in lines that one holds: a name of its own.",
      ),
    href: z.string(),
    description: z.string(),
    creationDate: dateTimeSchema,
    validFor: z.object({ startDateTime: dateTimeSchema, endDateTime: dateTimeSchema.optional() }),
    role: roleSchema,
    status: z
      .enum(['invited', 'active'])
      .describe('An invitation waits until `validFor.endDateTime`; accepted, it keeps its id.'),
    user: z
      .object({
        id: z.string(),
        login_name: z.string(),
        name: z.string().optional(),
        '@referredType': z.literal('Individual'),
      })
      .describe(
        'Somebody else who has accepted: their name, and their e-mail or number in part. An invitation: whom it went to.',
      ),
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
  summary:
    'The lines and home services that the user has, as what and since when; for who holds lines, who else has which role in them, and who is invited.',
  method: 'GET',
  path: `${base}/permission`,
  query: queryOf(permissionSchema, {
    id: z.string().max(60).optional(),
    'user.login_name': z.string().max(254).optional(),
    'privileges.manageableAsset.id': serviceNumber.optional(),
    'privilege.manageableAsset.id': serviceNumber.optional(),
  }),
  question: 'people',
  policy: {
    access: owns('privileges.manageableAsset.id', 'privilege.manageableAsset.id'),
    roles: 'anybody',
    stepUp: 'none',
    archive: [{ file: 'personas' }],
  },
  answers: { 200: z.array(permissionSchema), 206: z.array(permissionSchema) },
} as const satisfies Call;

export const getPermission = itemOf(listPermissions, {
  id: 'getPermission',
  summary: "One of them: one's own by the number or code of the service.",
  item: permissionSchema,
});

const invites = ({ role }: PermissionRequest) => role !== undefined;

export const createPermission = {
  id: 'createPermission',
  tmf: 'TMF672',
  summary:
    'Associate a mobile line. Needs the grant of a code sent to it (`x-otp-grant`); a line that is theirs already answers as when it was new. Its other managers are told. With `role`: invite somebody to lines that one holds; for seven days, once.',
  method: 'POST',
  path: `${base}/permission`,
  body: permissionRequestSchema,
  question: 'people',
  policy: {
    access: 'signedInForNewLine',
    roles: byBody(permissionRequestSchema, [['`role`', invites, holding]], managing),
    stepUp: byBody(permissionRequestSchema, [['`role`', invites, 'again']], 'none'),
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 201: permissionSchema },
  headers: ['x-otp-grant'],
  refusals: ['BUSINESS_LINE', 'REAL_EMAIL_REQUIRED', 'GRANT_REQUIRED', 'TOO_MANY_PEOPLE'] as const,
} as const satisfies Call;

export const invitationSchema = z
  .object({
    '@type': z.literal('Invitation'),
    invitedBy: z
      .string()
      .nullable()
      .describe(
        'As the operator knows them: a first name and an initial, or a company. Null: it does not say.',
      ),
    role: givenRoleSchema,
    expiresAt: dateTimeSchema,
  })
  .meta({ id: 'Invitation', description: 'Whose lines, and which, is not told before it is accepted.' });
export type Invitation = z.infer<typeof invitationSchema>;

export const getInvitation = {
  id: 'getInvitation',
  tmf: 'TMF672',
  summary: 'Who invites to what, by the token of the message.',
  method: 'GET',
  path: `${base}/permission/invitation/:token`,
  params: z.object({ token: z.string().min(20).max(200) }),
  policy: { access: 'public' },
  answers: { 200: invitationSchema },
  refusals: ['INVITATION_ENDED'],
} as const satisfies Call;

export const acceptPermission = {
  id: 'acceptPermission',
  tmf: 'TMF672',
  summary: 'Accept an invitation, by the token of its message: once, whoever comes first.',
  method: 'POST',
  path: `${base}/permission/acceptance`,
  body: z.object({ token: z.string().min(20).max(200) }),
  question: 'people',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes', limit: 'acceptance' },
  answers: { 201: z.array(permissionSchema) },
  refusals: ['INVITATION_ENDED', 'ALREADY_ASSOCIATED'],
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
  question: 'removePerson',
  policy: {
    access: owns('privileges.manageableAsset.id'),
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 200: z.object({ code: z.literal('200'), message: z.string() }) },
  refusals: ['DISSOCIATION_NOT_OFFERED'],
} as const satisfies Call;

const endPermissionSchema = z.union([
  z.strictObject({ validFor: z.object({ endDateTime: dateTimeSchema }) }),
  z.strictObject({ role: givenRoleSchema }),
]);

export const endPermission = {
  id: 'endPermission',
  tmf: 'TMF672',
  summary:
    "End a permission as the standard does: close `validFor`. It ends at once; a later end is refused. Or give somebody another `role`. Who holds a line does so with other people's, too.",
  method: 'PATCH',
  path: `${base}/permission/:id`,
  params: z.object({ id: serviceNumber }),
  body: endPermissionSchema,
  question: 'removePerson',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 200: permissionSchema },
  refusals: ['DISSOCIATION_NOT_OFFERED'],
} as const satisfies Call;

export const removePermission = {
  id: 'removePermission',
  tmf: 'TMF672',
  summary: "End one's own permission, or in a line that one holds somebody else's or an invitation.",
  method: 'DELETE',
  path: `${base}/permission/:id`,
  params: z.object({ id: serviceNumber }),
  question: 'removePerson',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 204: z.null() },
  refusals: ['DISSOCIATION_NOT_OFFERED'],
} as const satisfies Call;
