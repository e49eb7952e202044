// What one event is to people: whom it concerns and what they read. How far it is told is its kind's to say.
import type { NotificationKind } from '@portal/contract/help/notifications';
import type { EventRow, EventType } from '../../../db/events.ts';
import type { NotificationRow } from '../notifications.ts';

interface AccountOfLine {
  accountId?: string | undefined;
  ofLine: string;
}

/**
 * Everybody whose role in the line or lines lets them know of this, and this user; without `except`. Lines are those of the
 * event's customer: whoever has a number by another customer's line is not told.
 */
export interface Audience {
  /** Whose the lines are, where the event does not say. */
  customerId?: string;
  userId?: string | null;
  /** Of that user: the lines that it is about. */
  theirLines?: readonly string[];
  /** Those who manage it. */
  serviceNumber?: string;
  /** Those who manage one of them: each is told of theirs alone. */
  serviceNumbers?: readonly string[];
  holdersOf?: readonly string[];
  /** The lines of one account, or of the account of one line: of those who may see its bills. */
  bills?: AccountOfLine;
  /** The same, of those who may see its claims. */
  claims?: AccountOfLine;
  /** Of those who manage these lines, who wants to be told of this problem of the network. */
  watchers?: { problemId: string; ofLines: readonly string[] };
  /** The line of a device, and with it the customer's holders; null: they alone. */
  repair?: { lineId: string | null };
  except?: string | null;
}

/** What can be done about it at once, by whoever gets the message: it is not kept with the notice. */
export interface Act {
  /** In the place of the content where there is room for little: `Si no fuiste tú, cancélalo:` */
  words: string;
  link: string;
}

export interface Notice {
  kind: NotificationKind;
  audience: Audience;
  subject: string;
  content: string;
  /** In an SMS, where the content has no room with what is to be done. */
  brief?: string;
  about: NotificationRow['about'];
  /** A number that is not told: its words speak of who has it. */
  notOn?: string;
  /** Of several lines: the words for who has these of them. */
  ofLines?(serviceNumbers: readonly string[]): Pick<Notice, 'content' | 'brief' | 'about'>;
  /** Who did it just now and has seen it happen: to them it is no news, and counts as read. */
  doneBy?: string | null;
  act?: Act | undefined;
  /** Where not as its kind says: `elsewhere` has a message of its own, `listed` is a step between. */
  leaves?: 'elsewhere' | 'listed' | undefined;
}

/** Of several lines, one has to stand for them. */
export const aboutFirst = ([serviceNumber]: readonly string[]): Notice['about'] =>
  serviceNumber === undefined ? {} : { serviceNumber };

/** Null: nobody is told of an event of this type that looks like this. `phone` is whom a doubt is told, `*611`. */
export type NoticeOf = (event: EventRow, phone: string) => Notice | null;
export type NoticesOf = Readonly<Partial<Record<EventType, NoticeOf>>>;
