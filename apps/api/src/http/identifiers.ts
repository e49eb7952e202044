// Identifiers from outside: of people in headers, as typed or in base64, decoded first and checked after; of things.
import { Problem } from '@portal/contract/errors';
import { isUuid } from '@portal/database/uuid';
import { addDays, civilDateOf } from '@portal/market/civil-dates';
import type { DayRange } from '@portal/operator-ports/usage';
import type { FastifyRequest } from 'fastify';

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const looksTyped = (text: string): boolean => text.includes('@') || /^[+\d\s()-]+$/.test(text);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** As long as an e-mail address may be. */
const longest = 254;

/** Null for what is nobody's name in any spelling: bytes that are no text, control characters, too long. */
export function identifierIn(header: string): string | null {
  const text = looksTyped(header) || !base64.test(header) ? header : decoded(header);
  return text !== null && text.length > 0 && text.length <= longest && !/\p{C}/u.test(text) ? text : null;
}

function decoded(text: string): string | null {
  try {
    return utf8.decode(Buffer.from(text, 'base64'));
  } catch {
    return null;
  }
}

/** What one of the portal's own headers says; null: it is not there, or says nothing. */
export function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value.length > 0 ? value : null;
}

/** The request's own id, by which it is done once; null: it has none, or one that cannot be kept. */
export function requestIdOf({ headers }: FastifyRequest): string | null {
  const given = headers['request-uuid'];
  return typeof given === 'string' && /^[\w.-]{1,100}$/.test(given) ? given : null;
}

/** @throws Problem NOT_FOUND: what is no id is nobody's */
export function uuidOf(id: string): string {
  if (!isUuid(id)) throw new Problem('NOT_FOUND');
  return id;
}

// Which days of records may be asked for: the last thirty unless said, six months back at most, none to come.

const defaultDaysBack = 30;
const mostMonthsBack = 6;

/** @throws Problem DATE_RANGE when reversed, in the future, or further back than six months */
export function readRange(asked: { [Day in keyof DayRange]?: string | undefined }, now: Date): DayRange {
  const today = civilDateOf(now);
  const earliest = earliestDay(now);
  const to = asked.to ?? today;
  const usual = addDays(to, -defaultDaysBack);
  const [, latest = usual] = [usual, earliest].toSorted();
  const from = asked.from ?? latest;
  if (from > to || to > today || from < earliest) throw new Problem('DATE_RANGE');
  return { from, to };
}

/** Nothing before it can be asked for. */
export const earliestDay = (now: Date): string => monthsBefore(civilDateOf(now), mostMonthsBack);

/** The same day of an earlier month, or that month's last. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
