// A service that its customer leaves: what it costs, when it ends, what is to be given back, and what is owed after (TMF622).
import type { AccountPlace, LinePlace } from './common.ts';

/** Of the operator's, in the customer's home. */
export interface ExitEquipment {
  id: string;
  name: string;
}

export interface ExitQuote extends LinePlace {
  /** Civil date: the last day of the service. */
  endsOn: string;
  /** With tax; 0: leaving costs nothing. */
  costCents: number;
  /** Empty: nothing is to be given back. */
  equipment: ExitEquipment[];
}

export type ExitStatus = 'pending' | 'completed' | 'cancelled';

export interface Exit extends ExitQuote, AccountPlace {
  orderId: string;
  serviceNumber: string;
  status: ExitStatus;
  orderedAt: Date;
  /** It was carried out, or taken back. */
  endedAt: Date | null;
  /** Null: not yet, or there was none to give back. */
  equipmentReturnedAt: Date | null;
}

export interface NewExit extends LinePlace {
  /** The order's own id: the same one again is the same order. */
  orderId: string;
  /** As the customer was shown it. */
  endsOn: string;
  costCents: number;
}

export type ExitKey = Pick<Exit, 'customerId' | 'orderId'>;

/** Another exit waits, the line cannot be left, or it would end on another day or cost something else. */
export type ExitRefusal = 'exitPending' | 'line' | 'quoteChanged';

/** What keeps a customer from a paper that says that they owe nothing. */
export type OpenMatter = 'inService' | 'lastBill' | 'owed' | 'payment' | 'claim' | 'equipment';

export interface Exits {
  /** Null: the line cannot be left, or not by its customer alone. */
  exitQuote(line: LinePlace): Promise<ExitQuote | null>;
  /** Until its date it can be taken back. How it goes on is told by `ProductTerminationEvent`. */
  orderExit(exit: NewExit): Promise<Exit | { refused: ExitRefusal }>;
  /** Newest first. */
  exits(lines: readonly LinePlace[]): Promise<Exit[]>;
  /** The line goes on; again it is the same. Null: the line has no such order. */
  cancelExit(line: LinePlace, orderId: string): Promise<Exit | { refused: 'tooLate' } | null>;
  /** Of an account; none: nothing is owed, and nothing is open. */
  openMatters(account: AccountPlace): Promise<OpenMatter[]>;
}
