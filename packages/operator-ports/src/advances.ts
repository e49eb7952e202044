// Balance that is advanced to a line that has used its own up, and taken back by its next top-up (TMF654).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { orNull, shown } from './shown.ts';
import { instant, type LinePlace, money, operatorIdSchema } from './wire.ts';

const place = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
};
const offered = {
  amountCents: at('amount', money),
  feeCents: at('fee', money.describe('Taken back with the amount, tax included.')),
};
const wanted = {
  ...place,
  ...offered,
  /** The request's own: the same one again is the same advance. */
  advanceId: at('id', operatorIdSchema),
  givenAt: at('requestedDate', instant),
};

export const advanceSchema = noun('BalanceAdvance', {
  ...wanted,
  serviceNumber: at('product/publicIdentifier', z.string()),
  owedCents: at('owed', money.describe('Of amount and fee what no top-up has paid yet.')),
  takenBackAt: maybe('confirmationDate', instant, 'Something is owed.'),
});
export type Advance = z.output<typeof advanceSchema>;
export const shownAdvance = shown(
  advanceSchema,
  ['advanceId', 'amountCents', 'feeCents', 'owedCents', 'givenAt'],
  ({ takenBackAt }) => ({ takenBackAt: orNull(takenBackAt) }),
  { '@type': 'BalanceAdvance' },
);

export const newAdvanceSchema = part(wanted);
export type NewAdvance = z.output<typeof newAdvanceSchema>;

const advanceRefusalSchema = z.enum(['open', 'balance', 'line']).meta({
  id: 'AdvanceRefusal',
  description:
    '`open`: another one is not taken back yet. `balance`: the line has enough of its own. `line`: it can have none.',
});
export type AdvanceRefusal = z.infer<typeof advanceRefusalSchema>;

export const advanceOfferSchema = noun('BalanceAdvanceOffer', {
  ...place,
  offers: at('offer', z.array(part(offered)).describe('None: there is a reason.')),
  reason: maybe('reason', advanceRefusalSchema, 'It may have one.'),
});
export type AdvanceOffer = z.output<typeof advanceOfferSchema>;
export const shownAdvanceOffer = shown(advanceOfferSchema, ['offers'], ({ reason }) => ({
  reason: orNull(reason),
}));

export interface Advances {
  /** What a line may have now. */
  advanceOffer(line: LinePlace): Promise<AdvanceOffer>;
  /** How it goes on is told by `BalanceAdvanceEvent`: when it is given, and when it is taken back. */
  takeAdvance(advance: NewAdvance): Promise<Advance | { refused: AdvanceRefusal | 'offerChanged' }>;
  /** Newest first. */
  advances(lines: readonly LinePlace[]): Promise<Advance[]>;
}
