// How many notifications are unread, for the header: asked for after the page is there, and now and then.
import { listMessages } from '@portal/contract/help/notifications';
import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '../lib/http/result.ts';
import { request } from './requests.ts';

const FRESH_MS = 30_000;

export const unreadKey = ['notifications', 'unread'] as const;

export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
  retry: false,
  queryFn: async ({ signal }): Promise<number> => {
    const answer = await request(listMessages, {
      // The total is what counts: one bare item comes with it.
      query: { isRead: 'false', limit: '1', fields: 'none' },
      signal,
    });
    dataOf(answer);
    return Number(answer.headers.get('X-Total-Count') ?? 0);
  },
});
