// TMF681 communicationMessage: the caller's own notifications, and how they want to be written.
import {
  deleteMessage,
  getMessage,
  getPreferences,
  listMessages,
  type MessagePreferences,
  readAllMessages,
  readMessage,
  savePreferences,
} from '@portal/contract/help/notifications';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { sendFound, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import type { Notifications } from './notifications.ts';
import { toCommunicationMessage } from './notifications.wire.ts';

export interface NotificationRouteNeeds {
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
      return { items: found.notifications.map(toCommunicationMessage), total: found.total };
    });
  });

  route(app, getMessage, async ({ params, request, reply }) => {
    const message = await notifications.find(callerOf(request).userId, params.id);
    return sendItem(request, reply, message && toCommunicationMessage(message));
  });

  route(app, readMessage, async ({ params, body, request }) =>
    toCommunicationMessage(await notifications.setRead(callerOf(request).userId, params.id, body.isRead)),
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
