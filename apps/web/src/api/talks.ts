// Talks with people of the operator's: opened, written on, and read.
import type { readTalk, Talk } from '@portal/contract/help/talks';
import type { listTroubleTickets } from '@portal/contract/help/tickets';
import type { fileClaim, noteClaim } from '@portal/contract/paying/claims';
import { country } from '@portal/market/path';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type Result } from '../lib/http/result.ts';
import { isMoment, isText, listOf, record } from '../lib/shape.ts';
import { ALL, request } from './requests.ts';

const PATH = `/TroubleTicketManagement/api/${country}/troubleTicketManagement/troubleTicket` as const;

const areTalks = listOf(
  record({
    ...{ id: isText, status: isText, lastUpdate: isMoment },
    note: listOf(record({ id: isText, author: isText, text: isText, date: isMoment })),
  }),
);

/** Newest first. */
export const talksQuery = queryOptions({
  queryKey: ['talks'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Talk[]> => {
    const found = dataOf(
      await request<typeof listTroubleTickets>({
        ...{ method: 'GET', path: PATH, name: 'listTroubleTickets', signal },
        query: { ticketType: 'conversation', limit: ALL },
      }),
    );
    // Talks alone, as they were asked for.
    const talks = found as Talk[];
    if (!areTalks(talks)) throw malformed();
    return talks;
  },
});

/** With what has just become of one of them. */
export const withTalk = (talks: readonly Talk[] = [], changed: Talk): Talk[] => [
  changed,
  ...talks.filter(({ id }) => id !== changed.id),
];

export async function openTalk(text: string, key: string): Promise<Result<Talk>> {
  const answer = await request<typeof fileClaim>({
    ...{ method: 'POST', path: PATH, name: 'openTalk', headers: { 'Request-UUID': key } },
    body: { ticketType: 'conversation', note: [{ text }] },
  });
  // As it was opened: claims are filed by the same call.
  return answer as Result<Talk>;
}

export async function writeInTalk(id: string, text: string, key: string): Promise<Result<Talk>> {
  const answer = await request<typeof noteClaim>({
    ...{ method: 'POST', path: `${PATH}/:id/note`, params: { id }, name: 'writeInTalk', body: { text } },
    headers: { 'Request-UUID': key },
  });
  // The talk that was written in: claims are written to by the same call.
  return answer as Result<Talk>;
}

export const markTalkRead = (id: string): Promise<Result<Talk>> =>
  request<typeof readTalk>({ method: 'PUT', path: `${PATH}/:id/read`, params: { id }, name: 'readTalk' });
