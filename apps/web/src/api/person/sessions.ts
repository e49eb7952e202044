// Where the customer is signed in, and signing out there.
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OpenSession,
} from '@portal/contract/access/sessions';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError } from '../../lib/http/result.ts';
import { ALL, request } from '../requests.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }): Promise<OpenSession[]> => {
    return dataOf(await request(listSessions, { query: { limit: ALL }, signal }));
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
