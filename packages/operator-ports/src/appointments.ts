// Visits of a technician to a home: slots, a visit that is held only when the operator has said so (TMF646).
import type { LinePlace } from './common.ts';

export interface VisitSlot {
  slotId: string;
  from: Date;
  until: Date;
}

/** `pending` until the operator has confirmed it. */
export type VisitStatus = 'pending' | 'confirmed' | 'cancelled';

export interface Visit extends LinePlace {
  visitId: string;
  serviceNumber: string;
  status: VisitStatus;
  slot: VisitSlot;
  /** Asked for instead and not confirmed: until then `slot` is kept. */
  wantedSlot: VisitSlot | null;
  /** What does not work, as the customer says it. */
  description: string;
  /** The address of the home. */
  place: string;
  /** On its day: how many the technician visits until it is their turn, with this one. */
  queuePosition: number | null;
  /** Null: it has not been its time yet. */
  outcome: 'done' | 'missed' | null;
  /** What comes back because nobody came, on the account's next bill; null: nothing. */
  credit: { amountCents: number; terms: string; billNo: string | null } | null;
  requestedAt: Date;
}

export interface NewVisit extends LinePlace {
  /** The visit's own id at whoever asks for it: the same one again is the same visit. */
  key: string;
  slotId: string;
  description: string;
}

export type VisitKey = Pick<Visit, 'customerId' | 'visitId'>;

/** Somebody was quicker or the slot is none; the line has a visit already; nobody can come there. */
export type BookRefusal = 'slotTaken' | 'visitOpen' | 'noVisits';
/** The same; its time has come, or it is no more. */
export type MoveRefusal = 'slotTaken' | 'tooLate';

/** It still takes place. */
export const isOpenVisit = ({ status, outcome }: Pick<Visit, 'status' | 'outcome'>): boolean =>
  status !== 'cancelled' && outcome === null;

export interface Appointments {
  /** Free ones where this line is, the soonest first. */
  visitSlots(place: LinePlace): Promise<VisitSlot[]>;
  /** Of these lines, the newest first. */
  visits(lines: readonly LinePlace[]): Promise<Visit[]>;
  /** `AppointmentStateChangeEvent` tells when it is confirmed, and of what becomes of it. */
  bookVisit(visit: NewVisit): Promise<Visit | { refused: BookRefusal }>;
  /** Its slot is kept until the other one is confirmed; asked for its own slot again it stays there. Null: no such visit. */
  moveVisit(visit: VisitKey, slotId: string): Promise<Visit | { refused: MoveRefusal } | null>;
  /** Once, and for good. */
  cancelVisit(visit: VisitKey): Promise<Visit | { refused: MoveRefusal } | null>;
}
