// TMF639 and TMF622: the chip of a line, and its way to another one. Its secrets, the end of its lock and the code of an
// eSIM are for whoever says again who they are.
import { Problem } from '@portal/contract/errors';
import { getSim, postSimLock, putSimLock, simLockWaitMinutes } from '@portal/contract/lines/sims';
import { listSimOrders, showActivationCode } from '@portal/contract/shopping/sim-orders';
import { lastFourShown, nationalNumber } from '@portal/market/service-number';
import { type Inventory, isLocked, type Sim } from '@portal/operator-ports/inventory';
import type { Ordering } from '@portal/operator-ports/ordering';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, namedLine } from '../../http/access.ts';
import { type Received, route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import { toSimOrder } from '../ordering/ordering.wire.ts';
import type { ChangeSim } from './sims.ts';

export interface SimRouteNeeds {
  changeSim: Pick<ChangeSim, 'showCode'>;
  inventory: Pick<Inventory, 'sim' | 'lockSim'>;
  ordering: Pick<Ordering, 'simOrders'>;
}

export function simRoutes(app: FastifyInstance, { changeSim, inventory, ordering }: SimRouteNeeds): void {
  const toSim = ({ lineId: _, ...sim }: Sim, { serviceNumber }: ManagedLine, isRevealed: boolean) => ({
    '@type': 'SimCard' as const,
    id: nationalNumber(serviceNumber),
    iccid: isRevealed ? sim.iccid : lastFourShown(sim.iccid),
    puk: isRevealed ? sim.puk : null,
    simLock: isLocked(sim, new Date()),
    simLockOffAt: sim.lockOffAt && dateTime(sim.lockOffAt),
  });

  route(app, getSim, async ({ query, request }) => {
    const line = namedLine(request);
    const sim = await inventory.sim(line);
    if (!sim) throw new Problem('NOT_FOUND');
    return toSim(sim, line, query.reveal === 'true');
  });

  const lock = async ({ body, request }: Pick<Received<typeof putSimLock>, 'body' | 'request'>) => {
    const line = namedLine(request);
    const offAt = body.simLock ? null : new Date(Date.now() + simLockWaitMinutes * 60_000);
    const sim = await inventory.lockSim(line, offAt);
    if (!sim) throw new Problem('NOT_FOUND');
    return toSim(sim, line, false);
  };
  route(app, putSimLock, lock);
  route(app, postSimLock, lock);

  route(app, listSimOrders, async ({ request }) =>
    (await ordering.simOrders(request.askedLines)).map(toSimOrder),
  );

  route(app, showActivationCode, async ({ params, request }) => {
    const { activationCode } = await changeSim.showCode(callerOf(request).lines, params.id);
    return { id: params.id, status: 'inProgress' as const, activationCode };
  });
}
