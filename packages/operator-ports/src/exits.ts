// A service that its customer leaves: what it costs, when it ends, what is to be given back, and what is owed after (TMF622).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { orNull, shown } from './shown.ts';
import {
  type AccountPlace,
  civilDateSchema,
  instant,
  type LinePlace,
  money,
  operatorIdSchema,
  text,
} from './wire.ts';

const order = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
  endsOn: at('endsOn', civilDateSchema.describe('The last day of the service.')),
  costCents: at('cost', money.describe('With tax; zero: leaving costs nothing.')),
};
const equipment = at(
  'equipment',
  z
    .array(z.object({ id: text('EQ-1'), name: text('Módem y cable de poder') }))
    .describe('Of the operator’s, in the customer’s home, to be given back.'),
);

export const exitQuoteSchema = noun('ExitQuote', { ...order, equipment });
export type ExitQuote = z.output<typeof exitQuoteSchema>;
export const shownExitQuote = shown(exitQuoteSchema, ['endsOn', 'costCents', 'equipment']);
export type ExitEquipment = ExitQuote['equipment'][number];

export const exitStateSchema = z.enum(['pending', 'completed', 'cancelled']).meta({ id: 'ExitState' });
/** The order's own id: the same one again is the same order. */
const orderId = at('id', operatorIdSchema);
export const exitSchema = noun(
  'ProductOrder',
  {
    ...order,
    orderId,
    accountId: at('billingAccount/id', operatorIdSchema),
    serviceNumber: at('product/publicIdentifier', z.string()),
    equipment,
    status: at('state', exitStateSchema),
    orderedAt: at('orderDate', instant),
    endedAt: maybe('completionDate', instant, 'It was neither carried out nor taken back.'),
    equipmentReturnedAt: maybe('equipmentReturnedAt', instant, 'Not yet, or there was none to give back.'),
  },
  { says: { category: 'exit' } },
);
export type Exit = z.output<typeof exitSchema>;
export type ExitStatus = Exit['status'];

export const shownExit = shown(
  exitSchema,
  ['orderId', 'orderedAt', 'status', 'endedAt'],
  ({ equipmentReturnedAt }) => ({ equipmentReturnedAt: orNull(equipmentReturnedAt) }),
  { '@type': 'ProductOrder', category: 'exit' },
);

/** As the customer was shown it. */
export const newExitSchema = part({ ...order, orderId }, { says: { category: 'exit' } });
export type NewExit = z.output<typeof newExitSchema>;

export type ExitKey = Pick<Exit, 'customerId' | 'orderId'>;

/** Another exit waits, the line cannot be left, or it would end on another day or cost something else. */
export type ExitRefusal = 'exitPending' | 'line' | 'quoteChanged';

/** What keeps a customer from a paper that says that they owe nothing. */
export const openMatterSchema = z
  .enum(['inService', 'lastBill', 'owed', 'payment', 'claim', 'equipment'])
  .meta({
    id: 'OpenMatter',
    description:
      'A service goes on; the last bill has not come; something is owed; a payment is on its way; a claim is open; equipment has not come back.',
  });
export type OpenMatter = z.infer<typeof openMatterSchema>;

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
