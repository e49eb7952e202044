// The chip of a mobile line, and the lock that keeps it and its number where they are (TMF639).
import type { z } from 'zod';
import type { LinePlace } from './common.ts';
import { at, maybe, noun } from './noun.ts';
import { instant, operatorIdSchema, text } from './wire.ts';

export const simSchema = noun('SimCard', {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
  /** Digits, as printed on the card. */
  iccid: at('iccid', text('8959301123456789014')),
  /** Opens a card whose PIN was wrong three times. */
  puk: at('puk', text('40718263')),
  /** Of the equipment in which the card was seen last. */
  imei: maybe('imei', text('356938000264417'), 'The network does not know it.'),
  /** From then on the card may be changed and the number taken to another operator. */
  lockOffAt: maybe('lockOffAt', instant, 'The card may not be changed.'),
});
export type Sim = z.output<typeof simSchema>;

export interface Sims {
  /** Null: the line has no card, as a service at home. */
  sim(place: LinePlace): Promise<Sim | null>;
  /** The lock goes off at `offAt`, or, when it goes off already, then; null: it is on, at once. Null: no card. */
  lockSim(place: LinePlace, offAt: Date | null): Promise<Sim | null>;
}
