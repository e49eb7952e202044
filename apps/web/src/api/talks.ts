// Talks with people of the operator's: opened, written on, and read.
import { readTalk, type Talk } from '@portal/contract/help/talks';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import { fileClaim, noteClaim } from '@portal/contract/paying/claims';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type Result } from '../lib/http/result.ts';
import { ALL, request } from './requests.ts';

/** Newest first. */
export const talksQuery = queryOptions({
  queryKey: ['talks'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Talk[]> => {
    const found = dataOf(
      await request(listTroubleTickets, { signal, query: { ticketType: 'conversation', limit: ALL } }),
    );
    // Talks alone, as they were asked for.
    const talks = found as Talk[];
    return talks;
  },
});

/** With what has just become of one of them. */
export const withTalk = (talks: readonly Talk[] = [], changed: Talk): Talk[] => [
  changed,
  ...talks.filter(({ id }) => id !== changed.id),
];

export async function openTalk(text: string, key: string): Promise<Result<Talk>> {
  const answer = await request(fileClaim, {
    headers: { 'Request-UUID': key },
    body: { ticketType: 'conversation', note: [{ text }] },
  });
  // As it was opened: claims are filed by the same call.
  return answer as Result<Talk>;
}

export async function writeInTalk(id: string, text: string, key: string): Promise<Result<Talk>> {
  const answer = await request(noteClaim, {
    params: { id },
    body: { text },
    headers: { 'Request-UUID': key },
  });
  // The talk that was written in: claims are written to by the same call.
  return answer as Result<Talk>;
}

export const markTalkRead = (id: string): Promise<Result<Talk>> => request(readTalk, { params: { id } });
