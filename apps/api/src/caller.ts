// What every room may know of the person who calls: who it is and which lines they manage.
import type { LineKind } from '@portal/contract/common';
import { Problem } from '@portal/contract/errors';
import type { LineLook } from '@portal/contract/lines/line-look';
import { managing, type Role, roles, type TokenScope } from '@portal/contract/policy';
import { market } from '@portal/market/here';

/** Null: they have none. */
export const bestRole = (of: readonly Role[]): Role | null => roles.find((role) => of.includes(role)) ?? null;

/** For what the policy says is the holder's (`holderFor`). @throws Problem HOLDER_REQUIRED */
export function mustHold(role: Role | null | undefined): void {
  if (role !== 'holder') throw new Problem('HOLDER_REQUIRED');
}

/** A line that the caller may see or act on, as far as their role goes; where its data lives, and its account. */
export interface ManagedLine {
  serviceNumber: string;
  customerId: string;
  lineId: string;
  accountId: string;
  kind: LineKind;
  role: Role;
  /** Whoever answers at its number is not the caller any more; not there where nobody asks. */
  ended?: boolean;
  /** How the caller sees it; not there where nobody asks. */
  look?: LineLook;
}

type Placed = Pick<ManagedLine, 'customerId' | 'lineId'>;

/** Two customers may each have a line 1. */
export const isSamePlace = (one: Placed, other: Placed): boolean =>
  one.customerId === other.customerId && one.lineId === other.lineId;

type NumberedLine = Placed & Pick<ManagedLine, 'serviceNumber'>;

/** A number that has gone to another customer, or to other ids, is another line's. */
export const isSameLine = (one: NumberedLine, other: NumberedLine): boolean =>
  one.serviceNumber === other.serviceNumber && isSamePlace(one, other);

/** Whoever may pay a bill of the account need not manage a line of it. */
export const managesAccount = (
  lines: readonly ManagedLine[],
  { customerId, accountId }: Pick<ManagedLine, 'customerId' | 'accountId'>,
): boolean =>
  lines.some(
    (line) => line.customerId === customerId && line.accountId === accountId && managing.includes(line.role),
  );

/** A line as it is found and told of, and as whose people are asked for: its number alone is another one's before and after. */
export type OwnedLine = Pick<ManagedLine, 'customerId' | 'serviceNumber'>;

/** No id has a comma. */
export const lineKey = ({ customerId, serviceNumber }: OwnedLine): string => `${customerId},${serviceNumber}`;

export function isAmong(lines: readonly OwnedLine[]): (line: OwnedLine) => boolean {
  const known = new Set(lines.map(lineKey));
  return (line) => known.has(lineKey(line));
}

/** How somebody said again who they are: by the password, or by what is more. */
export type ProofStrength = 'password' | 'factor';

/** By which a session was opened. */
export type EnteredBy = 'password' | 'passwordAndCode' | 'passkey';

/** How the person who calls was known, and from where they came. */
export interface Entered {
  /** Null: by no session, but by a personal token or on WhatsApp. */
  by: EnteredBy | null;
  userAgent: string | null;
  country: string | null;
  city: string | null;
}

const countries = new Intl.DisplayNames(market.locale, { type: 'region', fallback: 'none' });

/** «Guayaquil, Ecuador»; null where nobody tells. */
export function placeOf({ country, city }: Pick<Entered, 'country' | 'city'>): string | null {
  return [city, country && countries.of(country)].filter(Boolean).join(', ') || null;
}

export interface Caller {
  userId: string;
  tokenHash: Buffer;
  entered: Entered;
  /** A lowercase e-mail, or `593…`. */
  loginName: string;
  email: string | null;
  phone: string | null;
  /** In a handler those alone about which their role lets them ask what they ask. */
  lines: ManagedLine[];
  /** Of a program with a personal token: all that it may read. */
  scopes?: readonly TokenScope[];
}

/** The customers that somebody has proved to be, of those whose lines they manage. */
export function heldCustomers(lines: readonly Pick<ManagedLine, 'customerId' | 'role'>[]): string[] {
  return [...new Set(lines.filter(({ role }) => role === 'holder').map(({ customerId }) => customerId))];
}

/** The number of their profile, where it is surely theirs: it signs in, or they hold its line, proved by a code or a document. */
export const confirmedNumber = ({ phone, loginName, lines }: Caller): string | null =>
  phone !== null &&
  (phone === loginName ||
    lines.some((line) => line.serviceNumber === phone && line.role === 'holder' && !line.ended))
    ? phone
    : null;
