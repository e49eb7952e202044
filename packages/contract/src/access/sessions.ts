// The open sessions of a person, for which TM Forum has no API: where they are signed in, and signing out from afar.
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';

const sessionPath = `/SSOManagement/api/${country}/ssoManagement/session` as const;

export const openSessionSchema = z
  .object({
    '@type': z.literal('OpenSession'),
    id: z.string().describe('Names it and opens nothing.'),
    href: z.string(),
    device: z.string().describe('What signed in, in words: «Computador, Firefox».'),
    deviceType: z.enum(['phone', 'tablet', 'computer', 'other']),
    place: z.string().nullable().describe('City and country, where they are known.'),
    createdAt: dateTimeSchema,
    lastSeenAt: dateTimeSchema.describe('To the minute.'),
    current: z.boolean().describe('The one that asks.'),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSessionSchema>;

const page = z.array(openSessionSchema);

export const listSessions = {
  id: 'listSessions',
  tmf: 'none',
  summary: "The person's open sessions: this one, then the one used last.",
  method: 'GET',
  path: sessionPath,
  query: queryOf(openSessionSchema, {}),
  question: 'sessions',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'sesiones' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getSession = itemOf(listSessions, {
  id: 'getSession',
  summary: 'One open session.',
  item: openSessionSchema,
});

export const endSession = {
  id: 'endSession',
  tmf: 'none',
  summary: 'Closes one session: it is signed out at its next call. The one that asks may close itself.',
  method: 'DELETE',
  path: `${sessionPath}/:id`,
  params: z.object({ id: z.string().min(1).max(100) }),
  question: 'sessions',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

export const endOtherSessions = {
  id: 'endOtherSessions',
  tmf: 'none',
  summary: 'Closes every session but the one that asks.',
  method: 'DELETE',
  path: sessionPath,
  query: z.strictObject({ others: z.literal('true') }),
  question: 'sessions',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;
