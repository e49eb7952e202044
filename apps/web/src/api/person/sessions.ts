// Where the customer is signed in, and signing out there.
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@portal/contract/access/sessions';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type RequestError } from '../../lib/http/result.ts';
import { isFlag, isText, listOf, optional, record } from '../../lib/shape.ts';
import { ALL, request } from '../requests.ts';

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
    const sessions = dataOf(await request(listSessions, { query: { limit: ALL }, signal }));
    if (!isSessions(sessions)) throw malformed();
    return sessions;
  },
});

export async function closeSession(id: string): Promise<RequestError | null> {
  const { error } = await request(endSession, { params: { id } });
  return error;
}

export async function closeOtherSessions(): Promise<RequestError | null> {
  const { error } = await request(endOtherSessions, { query: { others: 'true' } });
  return error;
}
