// What the portal has told its user, how many of it is unread, and which messages they want besides.
import type { CodeSent } from '@portal/contract/access/sso';
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
import {
  changeWhatsapp,
  getWhatsapp,
  linkWhatsapp,
  sendWhatsappCode,
  unlinkWhatsapp,
  type WhatsappKind,
  type WhatsappLink,
} from '@portal/contract/help/whatsapp';
import { queryOptions } from '@tanstack/react-query';
import { dataOf, type RequestError, type Result } from '../lib/http/result.ts';
import { queryClient } from './kept/query-client.ts';
import { asked, request } from './requests.ts';
import { unreadKey } from './unread.ts';

export const NOTIFICATIONS_AT_ONCE = 30;

interface NotificationList {
  messages: CommunicationMessage[];
  total: number;
}

const listKey = ['notifications', 'list'] as const;

/** The newest ones, so many. */
export const notificationsQuery = (most: number) =>
  queryOptions({
    queryKey: [...listKey, most],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<NotificationList> => {
      const answer = await request(listMessages, { query: { offset: '0', limit: String(most) }, signal });
      const messages = dataOf(answer);
      return { messages, total: Number(answer.headers.get('X-Total-Count') ?? messages.length) };
    },
  });

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
  queryFn: asked(getPreferences, {}),
});

export async function storePreferences(body: MessagePreferences): Promise<boolean> {
  const { error } = await request(savePreferences, { body });
  if (!error) queryClient.setQueryData(preferencesKey, body);
  return error === null;
}

/** The number by which the customer is written to on WhatsApp: proved by a code, of what they choose, until they stop it. */
export const whatsappQuery = queryOptions({
  queryKey: ['whatsapp'],
  queryFn: asked(getWhatsapp, {}),
});

export const askWhatsappCode = (number: string): Promise<Result<CodeSent>> =>
  request(sendWhatsappCode, { body: { number } });

interface TypedLink {
  number: string;
  codeNumberEn: string;
  codeNumber: string;
  kinds: WhatsappKind[];
}

export const storeWhatsapp = (body: TypedLink): Promise<RequestError | null> =>
  keptFrom(request(linkWhatsapp, { body }));

export const storeWhatsappWishes = (body: {
  kinds?: WhatsappKind[];
  isStopped?: boolean;
}): Promise<RequestError | null> => keptFrom(request(changeWhatsapp, { body }));

export async function endWhatsapp(): Promise<RequestError | null> {
  const { error } = await request(unlinkWhatsapp, {});
  if (!error) await queryClient.invalidateQueries(whatsappQuery);
  return error;
}

async function keptFrom(answer: Promise<Result<WhatsappLink>>): Promise<RequestError | null> {
  const { error, data } = await answer;
  if (data) queryClient.setQueryData(whatsappQuery.queryKey, data);
  return error;
}
