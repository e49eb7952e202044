// Where the customer is signed in, and signing out there.
import type {
  endOtherSessions,
  endSession,
  listSessions,
  OpenSession,
} from '@portal/contract/access/sessions';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError } from '../../lib/http/result.ts';
import { isFlag, isText, listOf, optional, record } from '../../lib/shape.ts';
import { ALL, request } from '../requests.ts';

const SESSION = `/SSOManagement/api/${country}/ssoManagement/session` as const;

const isSessions = listOf(
  record({
    id: isText,
    device: isText,
    deviceType: isText,
    place: optional(isText),
    lastSeenAt: isText,
    current: isFlag,
  }),
);

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }): Promise<OpenSession[]> => {
    const sessions = dataOf(
      await request<typeof listSessions>({
        method: 'GET',
        path: SESSION,
        query: { limit: ALL },
        name: 'listSessions',
        signal,
      }),
    );
    if (!isSessions(sessions)) throw malformed();
    return sessions;
  },
});

export async function closeSession(id: string): Promise<RequestError | null> {
  const { error } = await request<typeof endSession>({
    method: 'DELETE',
    path: `${SESSION}/:id`,
    params: { id },
    name: 'endSession',
  });
  return error;
}

export async function closeOtherSessions(): Promise<RequestError | null> {
  const { error } = await request<typeof endOtherSessions>({
    method: 'DELETE',
    path: SESSION,
    query: { others: 'true' },
    name: 'endOtherSessions',
  });
  return error;
}
