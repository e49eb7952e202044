// What the portal keeps of a person and no call shows: what it wrote to them, what happened, what they come with.

import { wallTime } from '@portal/market/civil-dates';
import type { Caller } from '../../caller.ts';
import type { EventRow } from '../../db/events.ts';
import type { Messages } from '../messages/messages.ts';
import type { Sso } from '../sso/sso.ts';
import type { Json } from './table-columns.ts';

export interface OwnHistory {
  devices(caller: Caller): AsyncIterable<Json[]>;
  messages(caller: Caller): AsyncIterable<Json[]>;
  events(caller: Caller): AsyncIterable<Json[]>;
}

export interface OwnHistoryNeeds {
  sso: Pick<Sso, 'knownDevices'>;
  messages: Pick<Messages, 'writtenTo'>;
  /** The oldest first, after this one. */
  eventsOf(userId: string, after: string | null): Promise<EventRow[]>;
}

export function createOwnHistory({ sso, messages, eventsOf }: OwnHistoryNeeds): OwnHistory {
  return {
    async *devices({ userId }) {
      const seen = await sso.knownDevices(userId);
      yield seen.map((lastSeenAt): Json => ({ lastSeenAt: wallTime(lastSeenAt) }));
    },

    async *messages({ loginName, email, phone }) {
      for (const to of new Set([loginName, email, phone])) {
        if (to === null) continue;
        const rows = await messages.writtenTo(to);
        yield rows.map(({ channel, recipient, subject, status, ...row }): Json => {
          const { createdAt, sentAt, deliveredAt } = row;
          const at = (moment: Date | null) => moment && wallTime(moment);
          return {
            channel,
            recipient,
            subject,
            status,
            createdAt: wallTime(createdAt),
            sentAt: at(sentAt),
            deliveredAt: at(deliveredAt),
          };
        });
      }
    },

    async *events({ userId }) {
      for (let after: string | null = null; ; ) {
        const rows: EventRow[] = await eventsOf(userId, after);
        yield rows.map(({ eventId, eventType, eventTime, customerId, event }): Json => {
          const { secret: _, ...told } = event;
          return { eventId, eventType, eventTime: wallTime(eventTime), customerId, event: told as Json };
        });
        const last = rows.at(-1);
        if (!last || rows.length < eventsAtOnce) return;
        after = last.eventId;
      }
    },
  };
}

export const eventsAtOnce = 500;
