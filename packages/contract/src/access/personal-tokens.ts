// Personal tokens, for which TM Forum has no API: with one a person's own program reads their own figures, and nothing else.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { tokenScopeSchema } from '../policy.ts';

const base = `/SSOManagement/api/${country}/ssoManagement/personalToken` as const;

export const mostPersonalTokens = 10;
const mostTokenDays = 365;

export const personalTokenSchema = z
  .object({
    '@type': z.literal('PersonalToken'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    scopes: z.array(tokenScopeSchema),
    createdAt: dateTimeSchema,
    expiresAt: dateTimeSchema,
    lastUsedAt: dateTimeSchema.nullable().describe('To the hour.'),
  })
  .meta({ id: 'PersonalToken' });
export type PersonalToken = z.infer<typeof personalTokenSchema>;

export const newPersonalTokenSchema = personalTokenSchema
  .extend({ token: z.string().describe('Shown this once.') })
  .meta({ id: 'NewPersonalToken' });
export type NewPersonalToken = z.infer<typeof newPersonalTokenSchema>;

const page = z.array(personalTokenSchema);

export const listPersonalTokens = {
  id: 'listPersonalTokens',
  tmf: 'none',
  summary: "The person's tokens that live, the newest first.",
  method: 'GET',
  path: base,
  query: queryOf(personalTokenSchema, {}),
  question: 'personalToken',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'none',
    archive: [{ file: 'llaves-de-programas' }],
  },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getPersonalToken = itemOf(listPersonalTokens, {
  id: 'getPersonalToken',
  summary: 'One personal token.',
  item: personalTokenSchema,
});

export const createPersonalToken = {
  id: 'createPersonalToken',
  tmf: 'none',
  summary:
    'A token for a program of the person’s own: a bearer that reads what its scopes say, of all lines that the person manages then, and is refused everywhere else with `TOKEN_SCOPE`.',
  method: 'POST',
  path: base,
  body: z.strictObject({
    name: z.string().trim().min(1).max(60),
    scopes: z.array(tokenScopeSchema).min(1).max(tokenScopeSchema.options.length),
    days: z.int().min(1).max(mostTokenDays),
  }),
  question: 'personalToken',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
  },
  answers: { 201: newPersonalTokenSchema },
  refusals: ['TOO_MANY_TOKENS'],
} as const satisfies Call;

export const revokePersonalToken = {
  id: 'revokePersonalToken',
  tmf: 'none',
  summary: 'It opens nothing from its next call on.',
  method: 'DELETE',
  path: `${base}/:id`,
  params: z.object({ id: z.string().min(1).max(100) }),
  question: 'personalToken',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;
