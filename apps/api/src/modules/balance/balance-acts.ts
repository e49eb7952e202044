// A prepaid line passes balance to another number. Ordered under the request’s own id.
import { Problem } from '@portal/contract/errors';
import { canonicalMobile } from '@portal/market/service-number';
import type { Advance } from '@portal/operator-ports/advances';
import { type Balance, rechargeBalanceOf } from '@portal/operator-ports/balance';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Transfer } from '@portal/operator-ports/transfers';
import type { ManagedLine } from '../../caller.ts';
import { orderIdOf } from '../../order-id.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import { advanceActCopy, transferActCopy } from './balance-acts.copy.ts';

export interface TransferNeeds {
  agreements: Pick<Agreements, 'acceptOrder'>;
  balance: Pick<Balance, 'transferRule' | 'transferBalance' | 'transfers' | 'advances' | 'list'>;
  inventory: Pick<Inventory, 'findMobile'>;
  /** @throws Problem TOO_MANY_REQUESTS */
  countTransfer(userId: string): Promise<void>;
}

interface WantedTransfer {
  line: ManagedLine;
  /** As it was typed. */
  to: string;
  amountCents: number;
  requestId: string | null;
}

/**
 * @throws Problem NOT_FOR_THIS_LINE, TRANSFER_RECEIVER, TRANSFER_BALANCE, TRANSFER_LIMIT, ADVANCE_OPEN,
 * TOO_MANY_REQUESTS
 */
type TransferBalance = (actor: Actor, wanted: WantedTransfer) => Promise<Transfer>;

const transferRefusals = {
  balance: 'TRANSFER_BALANCE',
  receiver: 'TRANSFER_RECEIVER',
  line: 'NOT_FOR_THIS_LINE',
  advance: 'ADVANCE_OPEN',
  limit: 'TRANSFER_LIMIT',
} as const;

export function createTransferBalance(needs: TransferNeeds): TransferBalance {
  const { agreements, balance, inventory, countTransfer } = needs;

  /** What the operator refuses every day. Who tries numbers out has been counted before. */
  async function mustPass(line: ManagedLine, receiver: string, amountCents: number): Promise<void> {
    const found = await inventory.findMobile(receiver);
    if (found?.kind !== 'Prepaid' || found.status !== 'A') throw new Problem('TRANSFER_RECEIVER');
    const advances = await balance.advances([line]);
    if (advances.some(({ takenBackAt }) => takenBackAt === null)) throw new Problem('ADVANCE_OPEN');
    const held = rechargeBalanceOf(await balance.list([line]));
    if (held && held.amountCents < amountCents) throw new Problem('TRANSFER_BALANCE');
  }

  return async (actor, { line, to, amountCents, requestId }) => {
    const { customerId, lineId, serviceNumber } = line;
    const transferId = orderIdOf('transfer', { userId: actor.userId, lineId, requestId });
    // Read before what there is already: the same request, at the same moment, may have passed it.
    const rule = await balance.transferRule(line);
    const earlier = (await balance.transfers([line])).find((each) => each.transferId === transferId);
    if (earlier) return earlier;
    // What is refused anyway is not accepted first.
    if (!rule) throw new Problem('NOT_FOR_THIS_LINE');
    const receiver = canonicalMobile(to);
    if (!receiver || receiver === serviceNumber) throw new Problem('TRANSFER_RECEIVER');
    if (amountCents < rule.leastCents || amountCents > rule.leftCents) throw new Problem('TRANSFER_LIMIT');
    await countTransfer(actor.userId);
    await mustPass(line, receiver, amountCents);
    await agreements.acceptOrder(actor, {
      kind: 'balanceTransfer',
      customerId,
      serviceNumber,
      amountCents,
      reference: transferId,
      subject: transferActCopy.subject(amountCents, receiver),
      ways: ['stepUp'],
    });
    const wanted = { customerId, lineId, transferId, receiver, amountCents, transferredAt: new Date() };
    const answer = await balance.transferBalance(wanted);
    if ('refused' in answer) throw new Problem(transferRefusals[answer.refused]);
    return answer;
  };
}

// A prepaid line that has used its balance up has some advanced. Ordered under the request’s own id.

export interface AdvanceNeeds {
  agreements: Pick<Agreements, 'acceptOrder'>;
  balance: Pick<Balance, 'advanceOffer' | 'takeAdvance' | 'advances'>;
}

interface WantedAdvance {
  line: ManagedLine;
  amountCents: number;
  feeCents: number;
  requestId: string | null;
}

/** @throws Problem NOT_FOR_THIS_LINE, ADVANCE_OPEN, ADVANCE_NOT_NOW, AMOUNT_CHANGED */
type TakeAdvance = (actor: Actor, wanted: WantedAdvance) => Promise<Advance>;

const advanceRefusals = {
  open: 'ADVANCE_OPEN',
  balance: 'ADVANCE_NOT_NOW',
  line: 'NOT_FOR_THIS_LINE',
  offerChanged: 'AMOUNT_CHANGED',
} as const;

export function createTakeAdvance({ agreements, balance }: AdvanceNeeds): TakeAdvance {
  return async (actor, { line, amountCents, feeCents, requestId }) => {
    const { customerId, lineId, serviceNumber } = line;
    const advanceId = orderIdOf('advance', { userId: actor.userId, lineId, requestId });
    // Read before what there is already: the same request, at the same moment, may have taken it.
    const { offers, reason } = await balance.advanceOffer(line);
    const earlier = (await balance.advances([line])).find((each) => each.advanceId === advanceId);
    if (earlier) return earlier;
    // What is refused anyway is not accepted first.
    if (reason) throw new Problem(advanceRefusals[reason]);
    if (!offers.some((offer) => offer.amountCents === amountCents && offer.feeCents === feeCents))
      throw new Problem('AMOUNT_CHANGED');
    await agreements.acceptOrder(actor, {
      kind: 'balanceAdvance',
      customerId,
      serviceNumber,
      amountCents: amountCents + feeCents,
      reference: advanceId,
      subject: advanceActCopy.subject(amountCents, feeCents),
      ways: [],
    });
    const wanted = { customerId, lineId, advanceId, amountCents, feeCents, givenAt: new Date() };
    const answer = await balance.takeAdvance(wanted);
    if ('refused' in answer) throw new Problem(advanceRefusals[answer.refused]);
    return answer;
  };
}
