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

export interface Caller {
  userId: string;
  tokenHash: Buffer;
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
