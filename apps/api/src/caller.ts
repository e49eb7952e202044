// What every room may know of the person who calls: who it is and which lines they manage.

/** A line that the caller may see and act on; where its data lives, and its account. */
export interface ManagedLine {
  serviceNumber: string;
  customerId: string;
  lineId: string;
  accountId: string;
  kind: 'Postpaid' | 'Prepaid' | 'Fixed';
  /** A code proves a line and makes a manager; the customer's document proves the customer and makes a holder. */
  role: 'holder' | 'manager';
}

/** By which a session was opened. */
export type EnteredBy = 'password' | 'passwordAndCode' | 'passkey';

/** How the person who calls was known, and from where they came. */
export interface Entered {
  /** Null: not told by the version that opened the session. */
  by: EnteredBy | null;
  userAgent: string | null;
  country: string | null;
  city: string | null;
}

export interface Caller {
  userId: string;
  tokenHash: Buffer;
  entered: Entered;
  /** A lowercase e-mail, or `593…`. */
  loginName: string;
  email: string | null;
  phone: string | null;
  lines: ManagedLine[];
}

/** The customers that somebody has proved to be, of those whose lines they manage. */
export function heldCustomers(lines: readonly Pick<ManagedLine, 'customerId' | 'role'>[]): string[] {
  return [...new Set(lines.filter(({ role }) => role === 'holder').map(({ customerId }) => customerId))];
}
