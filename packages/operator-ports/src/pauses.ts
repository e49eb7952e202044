// A line that its customer pauses for some days: what it costs meanwhile, when it goes on, and the way back (TMF622).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { orNull, shown } from './shown.ts';
import { civilDateSchema, instant, type LinePlace, money, operatorIdSchema } from './wire.ts';

const place = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
};
const costCents = at(
  'cost',
  money.describe('A month of pause with tax, instead of the month of the line; of a part of it its days.'),
);
const wanted = {
  ...place,
  startsOn: at('startsOn', civilDateSchema.describe('The first day of the pause.')),
  endsOn: at('endsOn', civilDateSchema.describe('The last one: the day after, the line goes on by itself.')),
  costCents,
};
/** The order's own id: the same one again is the same order. */
const orderId = at('id', operatorIdSchema);
const says = { category: 'pause', 'product/status': 'suspended' };

export const pauseQuoteSchema = noun('PauseQuote', {
  ...place,
  costCents,
  firstOn: at('firstOn', civilDateSchema.describe('The earliest day on which it can begin.')),
  lastOn: at('lastOn', civilDateSchema.describe('The latest day on which it can begin.')),
  mostDays: at('mostDays', z.int().min(1).describe('How long it can be.')),
});
export type PauseQuote = z.output<typeof pauseQuoteSchema>;
export const shownPauseQuote = shown(pauseQuoteSchema, ['costCents', 'firstOn', 'lastOn', 'mostDays']);

export const pauseStateSchema = z.enum(['pending', 'inProgress', 'completed', 'cancelled']).meta({
  id: 'PauseState',
  description: '`pending`: it has not begun. `cancelled`: it never did. `completed`: the line goes on.',
});
export const pauseSchema = noun(
  'ProductOrder',
  {
    ...wanted,
    orderId,
    serviceNumber: at('product/publicIdentifier', z.string()),
    status: at('state', pauseStateSchema),
    orderedAt: at('orderDate', instant),
    endedAt: maybe('completionDate', instant, 'It waits, or goes on.'),
  },
  { says },
);
export type Pause = z.output<typeof pauseSchema>;
export type PauseStatus = Pause['status'];

export const shownPause = shown(
  pauseSchema,
  ['orderId', 'orderedAt', 'status', 'startsOn', 'endsOn', 'costCents'],
  ({ endedAt }) => ({ endedAt: orNull(endedAt) }),
  { '@type': 'ProductOrder', category: 'pause' },
);

/** As the customer was shown it. */
export const newPauseSchema = part({ ...wanted, orderId }, { says });
export type NewPause = z.output<typeof newPauseSchema>;

/** Another one waits or goes on, the line cannot be paused, the days are none of its rule, or it costs something else. */
export type PauseRefusal = 'pausePending' | 'line' | 'days' | 'quoteChanged';

export interface Pauses {
  /** Null: the line cannot be paused: it is suspended, has ended, or costs nothing while it is not used. */
  pauseQuote(line: LinePlace): Promise<PauseQuote | null>;
  /** How it goes on is told by `ProductPauseEvent`: when it is ordered, begins, is about to end, and ends. */
  orderPause(pause: NewPause): Promise<Pause | { refused: PauseRefusal }>;
  /** Newest first. */
  pauses(lines: readonly LinePlace[]): Promise<Pause[]>;
  /** At once: the line goes on, or was never paused. Again it is the same. Null: the line has no such order. */
  endPause(line: LinePlace, orderId: string): Promise<Pause | null>;
}
