// Turns events into notifications: each event once, whatever number of processes work on them and whichever is killed.
import { noticeKinds } from '@portal/contract/help/notice-kinds';
import type { Db, Tx } from '@portal/database/connection';
import { isDatabaseUnavailable, isPartUnavailable } from '@portal/database/failures';
import { isUuid } from '@portal/database/uuid';
import type { EventListener, OperatorEvent } from '@portal/operator-ports/events';
import type { CustomerLine, Inventory } from '@portal/operator-ports/inventory';
import type { Logger } from 'pino';
import { v5 as uuidv5 } from 'uuid';
import { z } from 'zod';
import {
  claimEvents,
  type EventRow,
  type EventType,
  eventTurns,
  keepEvents,
  markSettled,
} from '../../db/events.ts';
import type { OperatorCommands } from '../operator-commands/operator-commands.store.ts';
import type { Push } from '../push/push.ts';
import type { Sso } from '../sso/sso.ts';
import type { Whatsapp } from '../whatsapp/whatsapp.ts';
import { type AudienceNeeds, addressOf, type Concerned, customersIn, findAudiences } from './audiences.ts';
import { messagesOf, type NoticeMessageNeeds, pushesOf, sendAll } from './notice-messages.ts';
import { visitNotices } from './notices/appointment-notices.ts';
import { cardNotices } from './notices/card-notices.ts';
import { claimNotices, ticketNotices } from './notices/claim-notices.ts';
import { dataNotices } from './notices/data-notices.ts';
import { dunningNotices } from './notices/dunning-notices.ts';
import { lineNotices, simNotices, theftNotices } from './notices/line-notices.ts';
import { moneyNotices } from './notices/money-notices.ts';
import { homeNetworkNotices, problemNotices } from './notices/network-notices.ts';
import type { Notice, NoticeOf } from './notices/notice.ts';
import { exitNotices, pauseNotices } from './notices/ordered-notices.ts';
import { lineUserNotices, roleNotices } from './notices/people-notices.ts';
import { securityNotices, whatsappNotices } from './notices/security-notices.ts';
import { usageNotices } from './notices/usage-notices.ts';
import type { Notifications } from './notifications.ts';

export interface SettleEventsNeeds extends AudienceNeeds, NoticeMessageNeeds {
  db: Db;
  notifications: Pick<Notifications, 'add' | 'watched' | 'wishesOf'>;
  sso: Pick<Sso, 'holdReached'>;
  push: Pick<Push, 'tell'>;
  whatsapp: Pick<Whatsapp, 'linksOf'>;
  inventory: Pick<Inventory, 'linesOf'>;
  /** Whether it was the operator's own system that failed, which may come back. */
  isOutage(error: unknown): boolean;
  /** What else follows from an event of this type, in the same transaction. */
  reactions: Readonly<Partial<Record<EventType, Reaction>>>;
  /** The number that a notice names for questions, such as `*611`. */
  helpPhone: string;
  log: Logger;
}

export type Reaction = (tx: Tx, event: EventRow) => Promise<void>;

/** Settles some of the oldest events; answers how many were settled or passed by, 0 when there is no more to do now. */
type SettleEvents = () => Promise<number>;

/** What one transaction takes: enough to amortise it, little enough to be done within a second. */
const eventsAtOnce = 200;

/** After a long pause nobody is written about yesterday's news, but about their security: it stands in the list. */
const freshMs = 24 * 60 * 60 * 1_000;

const noticesByType: ReadonlyMap<string, NoticeOf> = new Map(
  Object.entries<NoticeOf>({
    ...moneyNotices,
    ...dunningNotices,
    ...cardNotices,
    ...lineNotices,
    ...homeNetworkNotices,
    ...usageNotices,
    ...ticketNotices,
    ...claimNotices,
    ...securityNotices,
    ...simNotices,
    ...theftNotices,
    ...roleNotices,
    ...lineUserNotices,
    ...problemNotices,
    ...visitNotices,
    ...whatsappNotices,
    ...exitNotices,
    ...pauseNotices,
    ...dataNotices,
  }),
);

/** Whose lines are told, too. */
const isFarTold = ({ notice }: Noticed): boolean => noticeKinds[notice.kind].reach !== 'person';

interface Told extends Noticed {
  concerned: Concerned;
}

interface Noticed {
  event: EventRow;
  notice: Notice;
}

/** Of the events that wait, before any of them is claimed. */
interface Known {
  notices: readonly Noticed[];
  /** Of the customers in them: whose lines decide who is told. */
  lines: readonly CustomerLine[];
}

const noticesOf = (events: readonly EventRow[], phone: string): Noticed[] =>
  events.flatMap((event) => {
    const notice = noticesByType.get(event.eventType)?.(event, phone);
    return notice ? [{ event, notice }] : [];
  });

const audiencesOf = (notices: readonly Noticed[]) =>
  notices.map(({ event, notice }) => addressOf(event, notice));

/** A process that is killed in its turn holds up the others no longer. */
const turnMs = 15_000;

/** From the oldest event to the newest, and again: those behind what cannot be told now are not held up by it. */
interface Walk {
  /** The last one that was looked at; null: it begins. */
  after: string | null;
  /** Whoever's lines the operator would have to tell is told on another walk. */
  isOperatorGone: boolean;
}

const newWalk: Walk = { after: null, isOperatorGone: false };

export function createSettleEvents(needs: SettleEventsNeeds): SettleEvents {
  let walk = newWalk;
  const reactionOf: ReadonlyMap<string, Reaction> = new Map(Object.entries(needs.reactions));
  const { db, inventory, notifications, permissions, sso, messages, push, whatsapp } = needs;
  const { helpPhone, isOutage, log } = needs;
  const isToldWithoutOperator = (event: EventRow) =>
    customersIn(audiencesOf(noticesOf([event], helpPhone))).length === 0;

  return async () => {
    const now = new Date();
    const until = new Date(now.getTime() + turnMs);
    const waiting = await eventTurns.take(db, eventsAtOnce, now, until, walk.after);
    try {
      const { settled, reason } = await settleWhatCanBe(waiting);
      const isMore = waiting.length === eventsAtOnce;
      walk = isMore ? { ...walk, after: waiting.at(-1)?.eventId ?? null } : newWalk;
      if (isMore) return waiting.length;
      if (settled === 0 && reason && !isPartUnavailable(reason)) throw reason;
      return settled;
    } finally {
      // A turn that cannot be given back ends by itself.
      await eventTurns.giveBack(db, waiting).catch(() => {});
    }
  };

  async function settleWhatCanBe(
    events: readonly EventRow[],
  ): Promise<{ settled: number; reason?: unknown }> {
    const asked = walk.isOperatorGone ? events.filter(isToldWithoutOperator) : events;
    try {
      return { settled: await claim(asked) };
    } catch (reason) {
      if (isDatabaseUnavailable(reason) && !isPartUnavailable(reason)) throw reason;
      if (!isOutage(reason)) return { settled: await eachAlone(asked), reason };
      walk = { ...walk, isOperatorGone: true };
      return { ...(await settleWhatCanBe(events)), reason };
    }
  }

  async function claim(waiting: readonly EventRow[]): Promise<number> {
    if (waiting.length === 0) return 0;
    const eventIds = waiting.map(({ eventId }) => eventId);
    const notices = noticesOf(waiting, helpPhone);
    // The operator is asked before the transaction: how long it takes is not ours to say.
    const lines = await inventory.linesOf(customersIn(audiencesOf(notices)));
    const known = { notices, lines };
    return db.transaction(async (tx) => settle(tx, await claimEvents(tx, eventIds), known));
  }

  async function settle(tx: Tx, events: readonly EventRow[], known: Known): Promise<number> {
    if (events.length === 0) return 0;
    await tell(tx, await whatToTell(tx, events, known));
    for (const event of events) await reactionOf.get(event.eventType)?.(tx, event);
    // In the same transaction: a process that is killed before its end has told nobody, and settled nothing.
    await markSettled(tx, events);
    return events.length;
  }

  /** One that cannot be told waits, and every walk says so, but of somebody whose machine cannot be reached. */
  async function eachAlone(events: readonly EventRow[]): Promise<number> {
    let settled = 0;
    for (const event of events)
      try {
        settled += await claim([event]);
      } catch (err) {
        const { eventId, eventType } = event;
        if (!isPartUnavailable(err)) log.error({ err, eventId, eventType }, 'an event cannot be told');
      }
    return settled;
  }

  async function whatToTell(tx: Tx, events: readonly EventRow[], { notices, lines }: Known): Promise<Told[]> {
    const claimed = new Set(events.map(({ eventId }) => eventId));
    const found = notices.filter(({ event }) => claimed.has(event.eventId));
    const audiences = await findAudiences(needs, tx, audiencesOf(found), lines);
    return found.map((each, place) => ({
      ...each,
      concerned: audiences[place] ?? new Map(),
    }));
  }

  async function tell(tx: Tx, told: readonly Told[]): Promise<void> {
    const userIds = [...new Set(told.flatMap(({ concerned }) => [...concerned.keys()]))];
    const reached = await sso.holdReached(tx, userIds);
    const users = new Map(reached.map((user) => [user.userId, user]));
    const each = told.flatMap(({ event, notice, concerned }) =>
      [...concerned].flatMap(([userId, lines]) => {
        const user = users.get(userId);
        const own = lines.length > 0 ? notice.ofLines?.(lines) : undefined;
        return user ? [{ event, notice: { ...notice, ...own }, user, lines }] : [];
      }),
    );
    const held = await permissions.heldBy(tx, [
      ...new Set(each.filter(isFarTold).map(({ user }) => user.userId)),
    ]);
    const added = await notifications.add(
      tx,
      each.map(({ event, user, notice: { kind, subject, content, about, doneBy } }) => ({
        userId: user.userId,
        eventId: event.eventId,
        kind,
        subject,
        content,
        about,
        happenedAt: event.eventTime,
        readAt: doneBy === user.userId ? event.eventTime : null,
      })),
    );
    const newOnes = new Map(added.map((row) => [`${row.eventId} ${row.userId}`, row.notificationId]));
    const wishes = await notifications.wishesOf(
      tx,
      reached.map(({ userId, email }) => ({ userId, hasEmail: email !== null })),
    );
    const links = await whatsapp.linksOf(tx, userIds);
    const now = Date.now();
    const fresh = each.flatMap((one) => {
      const notificationId = newOnes.get(`${one.event.eventId} ${one.user.userId}`);
      const isFresh = now - one.event.eventTime.getTime() < freshMs;
      // Who is leaving finds the rest in the list if they come back.
      const isTold = (isFresh && !one.user.isLeaving) || noticeKinds[one.notice.kind].leaves === 'always';
      if (!notificationId || !isTold) return [];
      const { userId } = one.user;
      return [{ ...one, notificationId, held: held.get(userId) ?? [], whatsapp: links.get(userId) ?? null }];
    });
    for (const ofEvent of Map.groupBy(fresh, ({ event }) => event.eventId).values())
      await sendAll(
        messages,
        tx,
        ofEvent.flatMap((one) => messagesOf(needs, one, wishes)),
      );
    await push.tell(tx, pushesOf(fresh, wishes));
  }
}

// What the operator tells becomes an event of the portal's, with who commanded it; from there it goes its usual way.

/** Of events whose operator calls them something else than a UUID: the same one is the same here. */
const otherIds = '6b7c0a52-4f0e-4a0b-9d0c-5f3f6a1c2e87';
const ownIdOf = (eventId: string): string => (isUuid(eventId) ? eventId : uuidv5(eventId, otherIds));

/** Who wrote to a person, or booked a turn: the portal's own word for them stands nowhere but where it goes with them. */
const ofAuthor = z.object({ author: z.object({ id: z.uuid() }) });

function authorIn(event: OperatorEvent['event']) {
  const { data } = ofAuthor.safeParse(event);
  if (!data) return { author: null, told: event };
  const { author: _, ...told } = event;
  return { author: data.author.id, told };
}

interface KeepOperatorEventsNeeds {
  db: Db;
  commands: Pick<OperatorCommands, 'giversOf'>;
  /** Where bills have none, nobody is promised one. */
  hasDocuments: boolean;
}

const withoutDocument = ({ documentReadyAt: _, ...told }: OperatorEvent['event']) => told;

export function createKeepOperatorEvents({
  db,
  commands,
  hasDocuments,
}: KeepOperatorEventsNeeds): EventListener {
  return async (told) => {
    const givers = await commands.giversOf(told.flatMap(({ commandId }) => commandId ?? []));
    await keepEvents(
      db,
      told.map(({ eventId, eventType, eventTime, customerId, commandId, event: whole }) => {
        const { author, told: event } = authorIn(hasDocuments ? whole : withoutDocument(whole));
        return {
          eventId: ownIdOf(eventId),
          eventType,
          eventTime,
          customerId,
          commandId,
          event,
          userId: givers.get(commandId ?? '') ?? author,
        };
      }),
    );
  };
}
