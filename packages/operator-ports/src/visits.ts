// Visits of a technician to a home: slots, a visit that is held only when the operator has said so (TMF646).
import { exampleAddress } from '@portal/market/demo';
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { asService, moved, orNull, shown } from './shown.ts';
import { instant, type LinePlace, money, operatorIdSchema, text } from './wire.ts';

export const visitSlotSchema = part({
  slotId: at('id', operatorIdSchema),
  from: at('validFor/startDateTime', instant),
  until: at('validFor/endDateTime', instant),
});
export type VisitSlot = z.output<typeof visitSlotSchema>;
export const shownSlot = shown(visitSlotSchema, ['slotId', 'from', 'until']);

const { from, until } = visitSlotSchema.fields;
const period = part({
  from: moved('startDateTime', from),
  until: moved('endDateTime', until),
});

const line = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('relatedEntity[]/id', operatorIdSchema),
};
/** What does not work, as the customer says it. */
const description = at('description', text('El módem no enciende.'));

const credit = {
  amountCents: at('amount', money),
  terms: at('terms', z.string()),
  billNo: maybe('bill/id', operatorIdSchema, 'It stands on no bill yet.'),
};

export const visitSchema = noun('Appointment', {
  visitId: at('id', operatorIdSchema),
  status: at(
    'status',
    z.enum(['pending', 'confirmed', 'cancelled']).describe('`pending` until the operator has confirmed it.'),
  ),
  ...line,
  serviceNumber: at('relatedEntity[]/publicIdentifier', z.string()),
  slot: at('slot', visitSlotSchema),
  /** Asked for instead and not confirmed: until then `slot` is kept. */
  wantedSlot: maybe('wantedSlot', visitSlotSchema, 'No other one was asked for.'),
  description,
  /** The address of the home. */
  place: at('relatedPlace/name', text(exampleAddress)),
  queuePosition: maybe(
    'queuePosition',
    z.int().describe('How many the technician visits until it is their turn, with this one.'),
    'It is not its day, or nobody says.',
  ),
  outcome: maybe('outcome', z.enum(['done', 'missed']), 'It has not been its time yet.'),
  /** What comes back because nobody came, on the account's next bill. */
  credit: maybe('credit', part(credit), 'Nothing comes back.'),
  requestedAt: at('creationDate', instant),
  updatedAt: maybe('lastUpdate', instant, 'Nothing has become of it since it was asked for.'),
});
export type Visit = z.output<typeof visitSchema>;
export type VisitStatus = Visit['status'];

export const shownVisit = shown(
  visitSchema,
  ['visitId', 'status', 'description', 'requestedAt'],
  ({ place, queuePosition, outcome }) => ({
    slot: at('validFor', period),
    wantedSlot: at(
      'wantedFor',
      period.nullable().describe('Asked for instead, and not confirmed: until then `validFor` stands.'),
    ),
    place: moved('place', place),
    queuePosition: orNull(queuePosition),
    outcome: orNull(outcome),
    serviceNumber: at('relatedEntity[]', asService),
    credit: at(
      'credit',
      part({ ...credit, billNo: moved('billNo', orNull(credit.billNo)) })
        .nullable()
        .describe('What comes back on the next bill because nobody came, tax included.'),
    ),
  }),
  { '@type': 'Appointment' },
);

export const newVisitSchema = part({
  /** The visit's own id at whoever asks for it: the same one again is the same visit. */
  key: at('correlationId', z.string()),
  ...line,
  slotId: at('slot/id', operatorIdSchema),
  description,
});
export type NewVisit = z.output<typeof newVisitSchema>;

export type VisitKey = Pick<Visit, 'customerId' | 'visitId'>;

/** Somebody was quicker or the slot is none; the line has a visit already; nobody can come there. */
export type BookRefusal = 'slotTaken' | 'visitOpen' | 'noVisits';
/** The same; its time has come, or it is no more. */
export type MoveRefusal = 'slotTaken' | 'tooLate';

/** It still takes place. */
export const isOpenVisit = ({ status, outcome }: Pick<Visit, 'status' | 'outcome'>): boolean =>
  status !== 'cancelled' && outcome === null;

export interface Visits {
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
