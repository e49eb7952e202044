// What the portal has told its user, how many of it is unread, and which messages they want besides.
import {
  type CommunicationMessage,
  deleteMessage,
  getPreferences,
  listMessages,
  type MessagePreferences,
  readAllMessages,
  readMessage,
  savePreferences,
} from '@portal/contract/help/notifications';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, malformed, type Result } from '../lib/http/result.ts';
import { isFlag, isMoment, isText, listOf, record } from '../lib/shape.ts';
import { queryClient } from './kept/query-client.ts';
import { request } from './requests.ts';
import { unreadKey } from './unread.ts';

export const NOTIFICATIONS_PER_PAGE = 10;

export interface NotificationList {
  messages: CommunicationMessage[];
  total: number;
}

const isMessage = record({
  id: isText,
  messageType: isText,
  subject: isText,
  content: isText,
  sendTime: isMoment,
  isRead: isFlag,
  characteristic: listOf(record({ name: isText, value: isText })),
});

const arePreferences = record({
  email: isFlag,
  charges: isFlag,
  promotions: isFlag,
  bills: isFlag,
  sms: isFlag,
});

const listKey = ['notifications', 'list'] as const;

/** Newest first, by pages from 1. */
export function notificationsQuery(page: number) {
  return queryOptions({
    queryKey: [...listKey, page],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<NotificationList> => {
      const answer = await request(listMessages, {
        query: { offset: String((page - 1) * NOTIFICATIONS_PER_PAGE), limit: String(NOTIFICATIONS_PER_PAGE) },
        signal,
      });
      // The last ones of the last page may just have been deleted, here or elsewhere.
      if (answer.error && answer.code === 416) return { messages: [], total: totalOf(answer.headers) };
      const messages = dataOf(answer);
      if (!listOf(isMessage)(messages)) throw malformed();
      return { messages, total: Number(answer.headers.get('X-Total-Count') ?? messages.length) };
    },
  });
}

// Of `items */17`.
function totalOf(headers: Headers): number {
  return Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
}

/** At once for the eye; whatever the server says, list and number are asked for again. */
export async function markRead(id: string): Promise<void> {
  queryClient.setQueriesData<NotificationList>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        messages: list.messages.map((each) => (each.id === id ? { ...each, isRead: true } : each)),
      },
  );
  await request(readMessage, { params: { id }, body: { isRead: true } });
  queryClient.invalidateQueries({ queryKey: unreadKey });
}

export async function markAllRead(): Promise<Result<unknown>> {
  const answer = await request(readAllMessages, { body: { isRead: true } });
  await refreshNotifications();
  return answer;
}

/** Gone already is gone, too. */
export async function removeNotification(id: string): Promise<boolean> {
  const { error, code } = await request(deleteMessage, { params: { id } });
  await refreshNotifications();
  return error === null || code === 404;
}

async function refreshNotifications(): Promise<void> {
  queryClient.invalidateQueries({ queryKey: unreadKey });
  await queryClient.invalidateQueries({ queryKey: listKey });
}

const preferencesKey = ['notifications', 'preferences'] as const;

export const preferencesQuery = queryOptions({
  queryKey: preferencesKey,
  queryFn: async ({ signal }): Promise<MessagePreferences> => {
    const preferences = dataOf(await request(getPreferences, { signal }));
    if (!arePreferences(preferences)) throw malformed();
    return preferences;
  },
});

export async function storePreferences(body: MessagePreferences): Promise<boolean> {
  const { error } = await request(savePreferences, { body });
  if (!error) queryClient.setQueryData(preferencesKey, body);
  return error === null;
}
