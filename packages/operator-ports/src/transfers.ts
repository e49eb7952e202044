// Balance that one prepaid line passes to another, of whoever it is (TMF654).
import { z } from 'zod';
import { at, noun, part } from './noun.ts';
import { shown } from './shown.ts';
import { instant, type LinePlace, money, operatorIdSchema } from './wire.ts';

const place = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
};
const wanted = {
  ...place,
  /** The request's own: the same one again is the same transfer. */
  transferId: at('id', operatorIdSchema),
  receiver: at('receiver/value', z.string().describe('The number that gets it, E.164 digits.')),
  amountCents: at('amount', money),
  transferredAt: at('requestedDate', instant),
};

export const transferSchema = noun('TransferBalance', {
  ...wanted,
  serviceNumber: at('product/publicIdentifier', z.string()),
});
export type Transfer = z.output<typeof transferSchema>;
export const shownTransfer = shown(
  transferSchema,
  ['transferId', 'amountCents', 'transferredAt'],
  () => ({}),
  {
    '@type': 'TransferBalance',
  },
);

export const newTransferSchema = part(wanted);
export type NewTransfer = z.output<typeof newTransferSchema>;

export const transferRuleSchema = noun('TransferBalanceRule', {
  ...place,
  leastCents: at('least', money.describe('At a time.')),
  mostCents: at('most', money.describe('A day, in all.')),
  leftCents: at('left', money.describe('Of that, today.')),
});
export type TransferRule = z.output<typeof transferRuleSchema>;
export const shownTransferRule = shown(transferRuleSchema, ['leastCents', 'mostCents', 'leftCents']);

/**
 * It has not as much; the number is no prepaid line in service, whatever else it is; this line is none, or owes an
 * advance; or it is less than the least, or more than is left today.
 */
export type TransferRefusal = 'balance' | 'receiver' | 'line' | 'advance' | 'limit';

export interface Transfers {
  /** Null: a line that passes nothing. */
  transferRule(line: LinePlace): Promise<TransferRule | null>;
  /** Both balances at once, or neither. `TransferBalanceEvent` tells both sides. */
  transferBalance(transfer: NewTransfer): Promise<Transfer | { refused: TransferRefusal }>;
  /** What these lines have passed on, newest first. */
  transfers(lines: readonly LinePlace[]): Promise<Transfer[]>;
}
