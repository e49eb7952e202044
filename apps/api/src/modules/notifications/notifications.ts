// TMF681 notifications: what a user has been told in the portal, and which messages they want besides.
import { Problem } from '@portal/contract/errors';
import type { NoticeTopic } from '@portal/contract/help/notice-kinds';
import type { MessagePreferences } from '@portal/contract/help/notifications';
import type { WhatsappKind } from '@portal/contract/help/whatsapp';
import type { Db, Tx } from '@portal/database/connection';
import { isUuid } from '@portal/database/uuid';
import {
  createNotificationsStore,
  createWatchedProblemsStore,
  type NewNotification,
  type NotificationKey,
  type NotificationPage,
  type NotificationRow,
  type WatchedProblem,
} from './notifications.store.ts';

export type { NewNotification, NotificationKey, NotificationRow } from './notifications.store.ts';

export interface Notifications {
  list(userId: string, page: NotificationPage): Promise<{ notifications: NotificationRow[]; total: number }>;
  /** Null for somebody else's, too. */
  find(userId: string, notificationId: string): Promise<NotificationRow | null>;
  /** @throws Problem NOT_FOUND, also for somebody else's */
  setRead(userId: string, notificationId: string, isRead: boolean): Promise<NotificationRow>;
  readAll(userId: string): Promise<void>;
  /** @throws Problem NOT_FOUND, also for somebody else's */
  remove(userId: string, notificationId: string): Promise<void>;
  /** Writes each of them once, however often it is tried; answers those that were new. */
  add(tx: Tx, rows: readonly NewNotification[]): Promise<NotificationKey[]>;
  /** @param hasEmail whether an e-mail reaches the user: it decides what holds until they choose */
  preferences(userId: string, hasEmail: boolean): Promise<MessagePreferences>;
  savePreferences(tx: Tx, userId: string, preferences: MessagePreferences): Promise<void>;
  /** Whether a message may leave to this user, by the way on which they are reached. */
  wants(tx: Tx, userId: string, way: Way): Promise<boolean>;
  /** The same for many: the ways that are open, for notices of one topic each. */
  wishesOf(
    tx: Tx,
    users: readonly { userId: string; hasEmail: boolean }[],
  ): Promise<(userId: string, way: Way) => boolean>;
  /** A problem of the network: the user is told when it moves and when it is over, or not any more. */
  watch(userId: string, problemId: string, isWatched: boolean): Promise<void>;
  /** Of these problems, those that these users watch. */
  watched(userIds: readonly string[], problemIds: readonly string[], tx?: Tx): Promise<WatchedProblem[]>;
  /** Nothing of this user is kept. */
  forget(tx: Tx, userId: string): Promise<void>;
}

export function createNotifications(db: Db): Notifications {
  const store = createNotificationsStore(db);
  const { watch, watched } = createWatchedProblemsStore(db);

  return {
    async list(userId, page) {
      const { total: all, unread } = await store.counts(userId);
      const total = page.isRead === null ? all : page.isRead ? all - unread : unread;
      return { notifications: await store.list(userId, page, total), total };
    },

    find: async (userId, notificationId) =>
      isUuid(notificationId) ? store.find(userId, notificationId) : null,

    async setRead(userId, notificationId, isRead) {
      const row = isUuid(notificationId) ? await store.setRead(userId, notificationId, isRead) : null;
      if (!row) throw new Problem('NOT_FOUND');
      return row;
    },

    readAll: store.readAll,

    async remove(userId, notificationId) {
      const isGone = isUuid(notificationId) && (await store.remove(userId, notificationId));
      if (!isGone) throw new Problem('NOT_FOUND');
    },

    async add(tx, rows) {
      return rows.length === 0 ? [] : store.add(tx, rows);
    },

    async preferences(userId, hasEmail) {
      const row = await store.preferences(userId);
      if (!row) return defaultPreferences(hasEmail);
      const { email, sms, charges, bills, promotions } = row;
      return { email, sms, charges, bills, promotions };
    },

    savePreferences: store.savePreferences,

    async wants(tx, userId, way) {
      const row = await store.preferencesIn(tx, userId);
      return isWanted(row ?? defaultPreferences(way.channel === 'email'), way);
    },

    async wishesOf(tx, users) {
      const rows =
        users.length === 0
          ? []
          : await store.preferencesOfAll(
              tx,
              users.map((user) => user.userId),
            );
      const chosen = new Map(rows.map((row) => [row.userId, row]));
      const reached = new Map(users.map(({ userId, hasEmail }) => [userId, hasEmail]));
      return (userId, way) =>
        isWanted(chosen.get(userId) ?? defaultPreferences(reached.get(userId) ?? false), way);
    },

    watch,
    watched,

    forget: store.forget,
  };
}

/** By what, and of what, somebody is told. */
export interface Way {
  /** By push whoever has asked for it in a browser is told there. */
  channel: 'email' | 'sms' | 'push';
  topic: NoticeTopic;
}

/** Of who has never chosen. An SMS is for those whom no e-mail reaches; promotions are for who asked for them. */
export function defaultPreferences(hasEmail: boolean): MessagePreferences {
  return { email: true, sms: !hasEmail, charges: true, bills: true, promotions: false };
}

/**
 * How it leaves by WhatsApp; null: not at all. What was chosen leaves in the place of an SMS; what leaves `always` does so
 * besides, wherever else it goes.
 */
export function whatsappWay(
  link: { kinds: readonly WhatsappKind[] } | null | undefined,
  topic: NoticeTopic | 'always',
): { template: WhatsappKind | 'security'; isInstead: boolean } | null {
  if (!link) return null;
  if (topic === 'always') return { template: 'security', isInstead: false };
  return link.kinds.includes(topic) ? { template: topic, isInstead: true } : null;
}

/** The box of the preferences that speaks of it; null: none. */
export const boxOf = (topic: NoticeTopic) => (topic === 'news' ? null : topic);

/** A notice leaves when its way and its topic are both wanted. */
export function isWanted(preferences: MessagePreferences, { channel, topic }: Way): boolean {
  const box = boxOf(topic);
  return (box === null || preferences[box]) && (channel === 'push' || preferences[channel]);
}
