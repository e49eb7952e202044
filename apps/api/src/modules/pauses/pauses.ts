// A line is paused for some days by whoever manages it, and goes on at once. Ordered under the request’s own id, so that a lost answer is asked for again.
import { Problem } from '@portal/contract/errors';
import { daysBetween } from '@portal/market/civil-dates';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { NewPause, Pause } from '@portal/operator-ports/pauses';
import type { ManagedLine } from '../../caller.ts';
import { orderIdOf } from '../../order-id.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import { pauseActCopy } from './pause-act.copy.ts';

export interface PauseLineNeeds {
  agreements: Pick<Agreements, 'acceptOrder'>;
  ordering: Pick<Ordering, 'pauseQuote' | 'orderPause' | 'endPause' | 'pauses'>;
}

export interface WantedPause extends Pick<NewPause, 'startsOn' | 'endsOn' | 'costCents'> {
  line: ManagedLine;
  /** The same one is the same order; null: each request is one of its own. */
  requestId: string | null;
}

export interface PauseLine {
  /** @throws Problem NOT_FOR_THIS_LINE, PAUSE_PENDING, PAUSE_DAYS, AMOUNT_CHANGED */
  order(actor: Actor, wanted: WantedPause): Promise<Pause>;
  /** Null: there is none of these lines. */
  end(lines: readonly ManagedLine[], orderId: string): Promise<Pause | null>;
}

const refusals = {
  pausePending: 'PAUSE_PENDING',
  line: 'NOT_FOR_THIS_LINE',
  days: 'PAUSE_DAYS',
  quoteChanged: 'AMOUNT_CHANGED',
} as const;

export function createPauseLine({ agreements, ordering }: PauseLineNeeds): PauseLine {
  return {
    async order(actor, { line, startsOn, endsOn, costCents, requestId }) {
      const { customerId, lineId, serviceNumber } = line;
      const orderId = orderIdOf('pause', { userId: actor.userId, lineId, requestId });
      // Read before what there is already: the same request, at the same moment, may have ordered it.
      const quote = await ordering.pauseQuote(line);
      const pauses = await ordering.pauses([line]);
      const earlier = pauses.find((pause) => pause.orderId === orderId);
      if (earlier) return earlier;
      // What is refused anyway is not accepted first.
      if (!quote) {
        const isOpen = pauses.some(({ endedAt }) => endedAt === null);
        throw new Problem(isOpen ? 'PAUSE_PENDING' : 'NOT_FOR_THIS_LINE');
      }
      if (startsOn < quote.firstOn || startsOn > quote.lastOn || endsOn < startsOn)
        throw new Problem('PAUSE_DAYS');
      if (daysBetween(startsOn, endsOn) >= quote.mostDays) throw new Problem('PAUSE_DAYS');
      if (costCents !== quote.costCents) throw new Problem('AMOUNT_CHANGED');
      await agreements.acceptOrder(actor, {
        kind: 'pause',
        customerId,
        serviceNumber,
        amountCents: costCents,
        reference: orderId,
        subject: pauseActCopy.subject(startsOn, endsOn),
        ways: ['stepUp'],
      });
      const answer = await ordering.orderPause({ customerId, lineId, orderId, startsOn, endsOn, costCents });
      if ('refused' in answer) throw new Problem(refusals[answer.refused]);
      return answer;
    },

    async end(lines, orderId) {
      const pause = (await ordering.pauses(lines)).find((one) => one.orderId === orderId);
      return pause ? ordering.endPause(pause, orderId) : null;
    },
  };
}
