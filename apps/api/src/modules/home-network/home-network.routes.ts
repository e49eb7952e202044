// The Wi-Fi of a home beyond its key: its devices, its network of guests, its router, and its speed.
import { Problem } from '@portal/contract/errors';
import {
  changeConnectedDevice,
  changeGuestNetwork,
  getGuestNetwork,
  getRouterState,
  listConnectedDevices,
  measureSpeed,
  restartRouter,
} from '@portal/contract/lines/home-network';
import {
  type HomeNetwork,
  type RestartRefusal,
  shownDevice,
  shownGuestNetwork,
  shownRouter,
  shownSpeedTest,
} from '@portal/operator-ports/home-network';
import type { FastifyInstance } from 'fastify';
import { callerOf, namedLine, ownLine } from '../../http/access.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';

export interface HomeNetworkRouteNeeds {
  network: HomeNetwork;
  limits: Limits;
}

const refusals = {
  restartPending: 'RESTART_PENDING',
  unreachable: 'ROUTER_UNREACHABLE',
} as const satisfies Record<RestartRefusal, string>;

/** @throws Problem NOT_FOUND where there is no Wi-Fi, or no such device; or why not */
function found<T extends object>(answer: T | null): Exclude<T, { refused: RestartRefusal }> {
  if (answer === null) throw new Problem('NOT_FOUND');
  if ('refused' in answer) throw new Problem(refusals[answer.refused as RestartRefusal]);
  return answer as Exclude<T, { refused: RestartRefusal }>;
}

export function homeNetworkRoutes(app: FastifyInstance, { network, limits }: HomeNetworkRouteNeeds): void {
  route(app, listConnectedDevices, async ({ request }) =>
    found(await network.devices(namedLine(request))).map(shownDevice.of),
  );

  route(app, changeConnectedDevice, async ({ params, body, request }) => {
    const { serviceId, name, kind, paused, blocked, timetable } = body;
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(kind === undefined ? {} : { kind }),
      ...(paused === undefined ? {} : { isPaused: paused }),
      ...(blocked === undefined ? {} : { isBlocked: blocked }),
      ...(timetable === null ? { isWithoutTimetable: true as const } : timetable && { timetable }),
    };
    const line = ownLine(callerOf(request), serviceId);
    return shownDevice.of(found(await network.changeDevice(line, params.id, change)));
  });

  route(app, getGuestNetwork, async ({ request }) =>
    shownGuestNetwork.of(found(await network.guestNetwork(namedLine(request)))),
  );

  route(app, changeGuestNetwork, async ({ body, request }) => {
    const { serviceId, enabled, hours } = body;
    const order = { isEnabled: enabled, ...(hours === undefined ? {} : { hours }) };
    return shownGuestNetwork.of(
      found(await network.changeGuestNetwork(ownLine(callerOf(request), serviceId), order)),
    );
  });

  route(app, getRouterState, async ({ request }) =>
    shownRouter.of(found(await network.router(namedLine(request)))),
  );

  route(app, restartRouter, async ({ body, request, reply }) => {
    const line = ownLine(callerOf(request), body.serviceId);
    await limits.count('routerRestart', `${line.customerId} ${line.lineId}`);
    const router = shownRouter.of(found(await network.restartRouter(line)));
    return reply.code(202).send(router);
  });

  route(app, measureSpeed, async ({ body, request }) =>
    shownSpeedTest.of(found(await network.measureSpeed(ownLine(callerOf(request), body.serviceId)))),
  );
}
