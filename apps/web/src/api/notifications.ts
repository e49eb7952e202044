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
import { dataOf, type Result } from '../lib/http/result.ts';
import { queryClient } from './kept/query-client.ts';
import { request } from './requests.ts';
import { unreadKey } from './unread.ts';

export const NOTIFICATIONS_AT_ONCE = 30;

export interface NotificationList {
  messages: CommunicationMessage[];
  total: number;
}

const listKey = ['notifications', 'list'] as const;

/** The newest ones, so many. */
export function notificationsQuery(most: number) {
  return queryOptions({
    queryKey: [...listKey, most],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<NotificationList> => {
      const answer = await request(listMessages, { query: { offset: '0', limit: String(most) }, signal });
      const messages = dataOf(answer);
      return { messages, total: Number(answer.headers.get('X-Total-Count') ?? messages.length) };
    },
  });
}

/** At once for the eye; whatever the server says, list and number are asked for again. */
export async function markRead(id: string, isRead: boolean): Promise<void> {
  queryClient.setQueriesData<NotificationList>(
    { queryKey: listKey },
    (list) =>
      list && {
        ...list,
        messages: list.messages.map((each) => (each.id === id ? { ...each, isRead } : each)),
      },
  );
  await request(readMessage, { params: { id }, body: { isRead } });
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
    return dataOf(await request(getPreferences, { signal }));
  },
});

export async function storePreferences(body: MessagePreferences): Promise<boolean> {
  const { error } = await request(savePreferences, { body });
  if (!error) queryClient.setQueryData(preferencesKey, body);
  return error === null;
}
