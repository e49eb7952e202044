// A line that moves to an eSIM or to another card: it waits for its moment, can be taken back until then, and the code of an eSIM is told once (TMF622).
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { moved, orNull, shown } from './shown.ts';
import { instant, type LinePlace, operatorIdSchema, text } from './wire.ts';

export const simKindSchema = z.enum(['esim', 'card']).meta({
  id: 'SimKind',
  description: '`esim`: what the phone loads by a code. `card`: a chip that the customer has in hand.',
});
export type SimKind = z.infer<typeof simKindSchema>;

const wanted = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
  /** The order's own id: the same one again is the same order. */
  orderId: at('id', operatorIdSchema),
  kind: at('product/sim/kind', simKindSchema),
  iccid: maybe(
    'product/sim/iccid',
    text('8959301123456789012'),
    'It is an eSIM: its number is the network’s.',
  ),
  readyAt: at('requestedStartDate', instant.describe('Not before then, and only while the lock is off.')),
};
const says = { category: 'sim' };

export const simOrderStateSchema = z.enum(['pending', 'inProgress', 'completed', 'cancelled']).meta({
  id: 'SimOrderState',
  description:
    '`pending`: it waits for its moment. `inProgress`: the new one may be put in, the old one works until it is. `completed`: the line is on the new one, which is locked. `cancelled`: the line stays as it was.',
});
const simOrderEndSchema = z.enum(['customer', 'lock', 'theft', 'line', 'unused']).meta({
  id: 'SimOrderEnd',
  description:
    'Why it came to nothing: taken back, the lock was put on, the phone was reported as stolen, the line is out of service, or nobody used it in seven days.',
});

export const simOrderSchema = noun(
  'ProductOrder',
  {
    ...wanted,
    serviceNumber: at('product/publicIdentifier', z.string()),
    status: at('state', simOrderStateSchema),
    orderedAt: at('orderDate', instant),
    codeShownAt: maybe('product/sim/codeShownAt', instant, 'Nobody has seen its code, or it has none.'),
    endedAt: maybe('completionDate', instant, 'It goes on.'),
    endedBy: maybe('stateReason', simOrderEndSchema, 'It goes on, or the line is on the new one.'),
  },
  { says },
);
export type SimOrder = z.output<typeof simOrderSchema>;
export type SimOrderStatus = SimOrder['status'];
export type SimOrderEnd = NonNullable<SimOrder['endedBy']>;

export const shownSimOrder = shown(
  simOrderSchema,
  ['orderId', 'orderedAt', 'readyAt'],
  ({ status, kind, iccid, codeShownAt, endedAt, endedBy }) => ({
    status: moved('status', status),
    kind: moved('kind', kind),
    iccid: orNull(moved('iccid', iccid)),
    codeShownAt: orNull(moved('codeShownAt', codeShownAt)),
    endedAt: orNull(endedAt),
    endedBy: orNull(moved('endedBy', endedBy)),
  }),
  { '@type': 'ProductOrder', category: 'sim' },
);

export const newSimOrderSchema = part(wanted, { says });
export type NewSimOrder = z.output<typeof newSimOrderSchema>;

/** What a phone loads the eSIM by: whoever has it has the line. Kept nowhere, told once. */
export const simActivationSchema = noun('SimActivation', {
  customerId: wanted.customerId,
  lineId: wanted.lineId,
  orderId: wanted.orderId,
  activationCode: at('activationCode', text('LPA:1$smdp.example$K7-3MQ9XW-2BDF')),
});
export type SimActivation = z.output<typeof simActivationSchema>;

/**
 * Another one is open; the line is not in service, is stolen or has no chip; its lock is on; or no line of the customer
 * can be moved to this card.
 */
export type SimOrderRefusal = 'simOrderPending' | 'line' | 'locked' | 'card';

export interface SimOrders {
  /**
   * How it goes on is told by `SimOrderStateChangeEvent`, and by `SimChangeEvent` when the line is on the new one. It is
   * ended by the lock that is put on, by a theft that is reported, and when the line goes out of service.
   */
  orderSim(order: NewSimOrder): Promise<SimOrder | { refused: SimOrderRefusal }>;
  /** Newest first; without any code. */
  simOrders(lines: readonly LinePlace[]): Promise<SimOrder[]>;
  /** The line keeps its chip. Again it is the same. Null: the line has no such order. */
  cancelSim(line: LinePlace, orderId: string): Promise<SimOrder | { refused: 'tooLate' } | null>;
  /** The first time alone, whoever asks again. Null: the line has no such order of an eSIM. */
  activateSim(
    line: LinePlace,
    orderId: string,
  ): Promise<SimActivation | { refused: 'notReady' | 'shown' } | null>;
}
