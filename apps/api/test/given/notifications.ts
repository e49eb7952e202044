// What users are told: events as the server writes them, and the calls that read what became of them.
import {
  type CommunicationMessage,
  getPreferences,
  listMessages,
  type MessagePreferences,
} from '@portal/contract/help/notifications';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '../build-app.ts';
import { givenSignedIn, type SignedIn } from './association.ts';
import { type GivenLine, givenLine, givenManager } from './given-line.ts';

export interface GivenEvent {
  eventType: string;
  event: Record<string, unknown>;
  userId?: string;
  customerId?: string;
  at?: Date;
}

/** Answers its id. */
export async function givenEvent(app: TestApp, given: GivenEvent): Promise<string> {
  const { eventType, event, userId = null, customerId = null, at = new Date() } = given;
  const eventId = uuidv7();
  await app.database.pool.query(
    `insert into events (event_id, event_type, event_time, customer_id, user_id, event)
     values ($1, $2, $3, $4, $5, $6)`,
    [eventId, eventType, at, customerId, userId, event],
  );
  return eventId;
}

export interface Manager extends SignedIn {
  line: GivenLine;
  customerId: string;
}

/** Somebody with a line of their own, signed in; or with a line that others manage, too. */
export async function givenLineManager(app: TestApp, shared?: GivenLine): Promise<Manager> {
  const user = await givenSignedIn(app);
  const line = shared ?? (await givenLine(app));
  await givenManager(app, user, line);
  const { rows } = await app.database.pool.query(
    'select customer_id from operator.line_numbers where service_number = $1',
    [line.serviceNumber],
  );
  return { ...user, line, customerId: rows[0].customer_id };
}

/** Data at 80 % of the line. */
export const dataUsed = ({ line, customerId }: Manager, percent: 80 | 100 = 80): GivenEvent => ({
  eventType: 'UsageThresholdReachedEvent',
  customerId,
  event: { serviceNumber: line.serviceNumber, percent, bucket: { name: 'Internet' } },
});

export const askMessages = (app: TestApp, token: string, words: Record<string, string> = {}) =>
  app.call({ method: 'GET', url: `${listMessages.path}?${new URLSearchParams(words)}`, token });

/** All that the user has been told, newest first. */
export async function messagesOf(
  app: TestApp,
  { token }: Pick<SignedIn, 'token'>,
): Promise<CommunicationMessage[]> {
  return (await askMessages(app, token)).json();
}

/** The same, with the events that wait told first. */
export async function toldTo(app: TestApp, user: Pick<SignedIn, 'token'>): Promise<CommunicationMessage[]> {
  await app.settleEvents();
  return messagesOf(app, user);
}

export async function unreadOf(app: TestApp, { token }: SignedIn): Promise<number> {
  const answer = await askMessages(app, token, { isRead: 'false', limit: '1', fields: 'none' });
  return Number(answer.headers['x-total-count']);
}

export async function wishes(
  app: TestApp,
  { token }: SignedIn,
  changed: Partial<MessagePreferences>,
): Promise<void> {
  const url = getPreferences.path;
  const now: MessagePreferences = (await app.call({ method: 'GET', url, token })).json();
  await app.call({ method: 'PUT', url, token, payload: { ...now, ...changed } });
}

/** What has left to an address, newest first. */
export async function outboxOf(
  app: TestApp,
  to: string,
): Promise<{ subject: string | null; text: string }[]> {
  const url = `/dev/outbox.json?to=${encodeURIComponent(to)}`;
  return (await app.call({ method: 'GET', url })).json();
}
