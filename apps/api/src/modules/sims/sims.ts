// A holder moves a line to an eSIM or to another chip. Ordered under the request’s own id, so that a lost answer is asked for again.
import { Problem } from '@portal/contract/errors';
import { simLockWaitMinutes } from '@portal/contract/lines/sims';
import { canonicalIccid } from '@portal/market/service-number';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { SimActivation, SimKind, SimOrder } from '@portal/operator-ports/sim-orders';
import type { LinePlace } from '@portal/operator-ports/wire';
import { type ManagedLine, mustHold } from '../../caller.ts';
import { orderIdOf } from '../../order-id.ts';
import type { Actor, Agreements } from '../agreements/agreements.ts';
import { simActCopy } from './sims.copy.ts';

export interface ChangeSimNeeds {
  agreements: Pick<Agreements, 'acceptOrder'>;
  inventory: Pick<Inventory, 'sim' | 'state'>;
  ordering: Pick<Ordering, 'orderSim' | 'cancelSim' | 'simOrders' | 'activateSim'>;
  /** Each order tells everybody who manages the line. @throws Problem TOO_MANY_REQUESTS */
  countOrder(userId: string): Promise<void>;
}

export interface WantedSim {
  line: ManagedLine;
  kind: SimKind;
  /** As it was typed; null: an eSIM. */
  iccid: string | null;
  /** The same one is the same order; null: each request is one of its own. */
  requestId: string | null;
}

export interface ChangeSim {
  /**
   * @throws Problem NOT_FOR_THIS_LINE, CORPORATE_LINE, LINE_NOT_ACTIVE, SIM_LOCKED, SIM_NUMBER, SIM_ORDER_PENDING,
   * TOO_MANY_REQUESTS
   */
  order(actor: Actor, wanted: WantedSim): Promise<SimOrder>;
  /** Null: there is none of these lines. @throws Problem HOLDER_REQUIRED, SIM_CHANGED */
  cancel(lines: readonly ManagedLine[], orderId: string): Promise<SimOrder | null>;
  /** @throws Problem NOT_FOUND, SIM_NOT_READY, SIM_CODE_SHOWN */
  showCode(lines: readonly ManagedLine[], orderId: string): Promise<SimActivation>;
}

const refusals = {
  simOrderPending: 'SIM_ORDER_PENDING',
  line: 'LINE_NOT_ACTIVE',
  locked: 'SIM_LOCKED',
  card: 'SIM_NUMBER',
} as const;
const codeRefusals = { notReady: 'SIM_NOT_READY', shown: 'SIM_CODE_SHOWN' } as const;

const waitMs = simLockWaitMinutes * 60_000;

export function createChangeSim(needs: ChangeSimNeeds): ChangeSim {
  const { agreements, inventory, ordering, countOrder } = needs;

  /**
   * An hour, so that whoever did not wish it has time to stop it; none where that hour has gone by since the lock went
   * off, which was told as far. @throws Problem
   */
  async function readyAt(line: ManagedLine): Promise<Date> {
    const [state, sim] = await Promise.all([inventory.state(line), inventory.sim(line)]);
    if (!state || !sim) throw new Problem('NOT_FOR_THIS_LINE');
    if (state.isCorporate) throw new Problem('CORPORATE_LINE');
    if (state.status !== 'A') throw new Problem('LINE_NOT_ACTIVE');
    if (sim.lockOffAt === null) throw new Problem('SIM_LOCKED');
    const now = Date.now();
    const waitedUntil = sim.lockOffAt.getTime() + waitMs;
    return new Date(waitedUntil <= now ? waitedUntil : now + waitMs);
  }

  const find = async (lines: readonly ManagedLine[], orderId: string) =>
    (await ordering.simOrders(lines)).find((order) => order.orderId === orderId);

  return {
    async order(actor, { line, kind, iccid: typed, requestId }) {
      const { customerId, lineId, serviceNumber } = line;
      const orderId = orderIdOf('sim', { userId: actor.userId, lineId, requestId });
      const earlier = await ordering.simOrders([line]);
      const same = earlier.find((order) => order.orderId === orderId);
      if (same) return same;
      // What is refused anyway is not accepted first.
      const iccid = typed === null ? null : canonicalIccid(typed);
      if (typed !== null && iccid === null) throw new Problem('SIM_NUMBER');
      const wanted = { customerId, lineId, orderId, kind, iccid, readyAt: await readyAt(line) };
      if (earlier.some(({ endedAt }) => endedAt === null)) throw new Problem('SIM_ORDER_PENDING');
      await countOrder(actor.userId);
      await agreements.acceptOrder(actor, {
        kind: 'simChange',
        customerId,
        serviceNumber,
        amountCents: null,
        reference: orderId,
        subject: simActCopy.subject[kind],
        ways: ['stepUp'],
      });
      const answer = await ordering.orderSim(wanted);
      if ('refused' in answer) throw new Problem(refusals[answer.refused]);
      return answer;
    },

    async cancel(lines, orderId) {
      const order = await find(lines, orderId);
      if (!order) return null;
      const isOf = ({ customerId, lineId }: LinePlace) =>
        customerId === order.customerId && lineId === order.lineId;
      mustHold(lines.find(isOf)?.role);
      const answer = await ordering.cancelSim(order, orderId);
      if (answer && 'refused' in answer) throw new Problem('SIM_CHANGED');
      return answer;
    },

    async showCode(lines, orderId) {
      const order = await find(lines, orderId);
      const answer = order ? await ordering.activateSim(order, orderId) : null;
      if (!answer) throw new Problem('NOT_FOUND');
      if ('refused' in answer) throw new Problem(codeRefusals[answer.refused]);
      return answer;
    },
  };
}
