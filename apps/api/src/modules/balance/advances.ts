// A prepaid line that has used its balance up has some advanced. Ordered under the request’s own id.
import { Problem } from '@portal/contract/errors';
import type { Advance } from '@portal/operator-ports/advances';
import type { Balance } from '@portal/operator-ports/balance';
import type { ManagedLine } from '../../caller.ts';
import { orderIdOf } from '../../order-id.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import { advanceActCopy } from './balance-acts.copy.ts';

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
export type TakeAdvance = (actor: Actor, wanted: WantedAdvance) => Promise<Advance>;

const refusals = {
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
    if (reason) throw new Problem(refusals[reason]);
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
    if ('refused' in answer) throw new Problem(refusals[answer.refused]);
    return answer;
  };
}
