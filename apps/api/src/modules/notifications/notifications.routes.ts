// TMF681 communicationMessage: the caller's own notifications, and how they want to be written.
import { noticeKinds, noticeSubjects } from '@portal/contract/help/notice-kinds';
import {
  type CommunicationMessage,
  deleteMessage,
  getMessage,
  getPreferences,
  listMessages,
  type MessagePreferences,
  readAllMessages,
  readMessage,
  savePreferences,
} from '@portal/contract/help/notifications';
import { nationalNumber } from '@portal/market/service-number';
import { numberWords } from '@portal/market/words';
import type { FastifyInstance } from 'fastify';
import type { Caller, ManagedLine } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import { boxOf, type NotificationRow, type Notifications } from './notifications.ts';

interface NotificationRouteNeeds {
  notifications: Notifications;
  hasRealEmail(caller: Caller): Promise<boolean>;
  savePreferences(caller: Caller, preferences: MessagePreferences): Promise<void>;
}

export function notificationRoutes(app: FastifyInstance, needs: NotificationRouteNeeds): void {
  const { notifications, hasRealEmail } = needs;

  route(app, listMessages, async ({ query, request, reply }) => {
    const isRead = query.isRead === undefined ? null : query.isRead === 'true';
    return sendFound(request, reply, { words: ['isRead'] }, async (page) => {
      const found = await notifications.list(callerOf(request).userId, { isRead, ...page });
      const { lines } = callerOf(request);
      const items = found.notifications.map((row) => toCommunicationMessage(row, lines));
      return { items, total: found.total };
    });
  });

  route(app, getMessage, async ({ params, request, reply }) => {
    const message = await notifications.find(callerOf(request).userId, params.id);
    return sendItem(request, reply, message && toCommunicationMessage(message, callerOf(request).lines));
  });

  route(app, readMessage, async ({ params, body, request }) =>
    toCommunicationMessage(
      await notifications.setRead(callerOf(request).userId, params.id, body.isRead),
      callerOf(request).lines,
    ),
  );

  route(app, readAllMessages, async ({ request, reply }) => {
    await notifications.readAll(callerOf(request).userId);
    return reply.code(204).send();
  });

  route(app, deleteMessage, async ({ params, request, reply }) => {
    await notifications.remove(callerOf(request).userId, params.id);
    return reply.code(204).send();
  });

  route(app, getPreferences, async ({ request }) => {
    const caller = callerOf(request);
    return notifications.preferences(caller.userId, await hasRealEmail(caller));
  });

  route(app, savePreferences, async ({ body, request }) => {
    await needs.savePreferences(callerOf(request), body);
    return body;
  });
}

/** A notification as a TMF681 CommunicationMessage. */
function toCommunicationMessage(row: NotificationRow, lines: Caller['lines']): CommunicationMessage {
  return {
    '@type': 'CommunicationMessage',
    id: row.notificationId,
    href: `${listMessages.path}/${row.notificationId}`,
    messageType: row.kind,
    subject: byOwnNames(row.subject, lines),
    content: byOwnNames(row.content, lines),
    sendTime: dateTime(row.happenedAt),
    state: 'completed',
    isRead: row.readAt !== null,
    preference: boxOf(noticeKinds[row.kind].topic),
    characteristic: noticeSubjects.flatMap((name) => {
      const value = row.about[name];
      if (value === undefined) return [];
      return [{ name, value: name === 'serviceNumber' ? nationalNumber(value) : value }];
    }),
  };
}

// Whoever has given a line a name reads it by that, too. A notice is written once for all of its people, so the names are put
// in where one of them reads it: nobody else sees them.

/** Isolated, so that a name from right to left turns nothing around it. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** `Tu servicio Mamá (099) 100-0001 ya debe funcionar.` */
function byOwnNames(text: string, lines: readonly Pick<ManagedLine, 'serviceNumber' | 'look'>[]): string {
  return lines.reduce((told, { serviceNumber, look }) => {
    if (!look?.nickname) return told;
    const number = numberWords(serviceNumber);
    const named = `${isolated(look.nickname)} ${number}`;
    return told.replaceAll(number, (_, at: number, all: string) =>
      goesOn(all, at + number.length) ? number : named,
    );
  }, text);
}

/** `IN-1` is no name of `IN-12`. */
const goesOn = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text.charAt(at));
