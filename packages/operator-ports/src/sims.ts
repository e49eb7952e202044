// The chip of a mobile line, and the lock that keeps it and its number where they are (TMF639).
import type { LinePlace } from './common.ts';

export interface Sim extends LinePlace {
  /** Digits, as printed on the card. */
  iccid: string;
  /** Opens a card whose PIN was wrong three times. */
  puk: string;
  /** Of the equipment in which the card was seen last; null: the network does not know. */
  imei: string | null;
  /** From then on the card may be changed and the number taken to another operator; null: it may not. */
  lockOffAt: Date | null;
}

export interface Sims {
  /** Null: the line has no card, as a service at home. */
  sim(place: LinePlace): Promise<Sim | null>;
  /** The lock goes off at `offAt`, or, when it goes off already, then; null: it is on, at once. Null: no card. */
  lockSim(place: LinePlace, offAt: Date | null): Promise<Sim | null>;
}
