// Beside TMF644: who looked at a customer's data without being the customer, for the customer to read.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { givenRoleSchema } from '../access/permissions.ts';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { dataCategorySchema } from '../policy.ts';

export const dataAccessRoleSchema = z
  .enum([
    ...givenRoleSchema.options,
    'linkOpener',
    'payableAsker',
    'paperChecker',
    'repairFollower',
    'operator',
  ])
  .meta({
    id: 'DataAccessRole',
    description:
      'As what somebody looked. `manager`, `payer` and `viewer` share the line; `linkOpener` had a payment link, `payableAsker` knew a number or document and wanted to pay, `paperChecker` the code of a paper, `repairFollower` the number of a repair; `operator` works for the operator.',
  });
export type DataAccessRole = z.infer<typeof dataAccessRoleSchema>;

export const dataAccessSchema = z
  .object({
    '@type': z.literal('DataAccess'),
    id: z.string(),
    href: z.string(),
    accessDate: dateTimeSchema.describe('The first time in an hour; further ones in it are the same.'),
    dataKind: dataCategorySchema,
    serviceNumber: z.string().nullable().describe('Null: of no line in particular.'),
    place: z.string().nullable().describe('From where, as far as somebody tells.'),
    relatedParty: z.object({
      role: dataAccessRoleSchema,
      name: z
        .string()
        .nullable()
        .describe('Null: the customer cannot know it, or they have no account any more.'),
      '@referredType': z.enum(['Individual', 'Organization']),
    }),
  })
  .meta({ id: 'DataAccess' });
export type DataAccess = z.infer<typeof dataAccessSchema>;

const page = z.array(dataAccessSchema);

export const listDataAccesses = {
  id: 'listDataAccesses',
  tmf: 'TMF644',
  summary:
    'Who looked at the data of the customers that the caller holds, other than the caller, of the last 13 months; the newest first.',
  method: 'GET',
  path: `/PrivacyManagement/api/${country}/privacyManagement/dataAccess`,
  query: queryOf(dataAccessSchema, {}),
  question: 'whoLooked',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: [{ file: 'quien-vio-tus-datos' }],
  },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getDataAccess = itemOf(listDataAccesses, {
  id: 'getDataAccess',
  summary: 'One of them.',
  item: dataAccessSchema,
});
