// The browsers in which a user is told by Web Push.
import {
  addPushSubscription,
  getPushKey,
  listPushSubscriptions,
  type PushSubscriptionAnswer,
  removePushSubscription,
} from '@portal/contract/help/notifications';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../caller.ts';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Push, PushRow } from './push.ts';

export interface PushRouteNeeds {
  push: Push;
}

export function pushRoutes(app: FastifyInstance, { push }: PushRouteNeeds): void {
  route(app, getPushKey, async () => ({ publicKey: await push.publicKey() }));

  route(app, listPushSubscriptions, async ({ request }) => {
    const caller = callerOf(request);
    return (await push.list(caller.userId)).map((row) => toSubscription(row, caller));
  });

  route(app, addPushSubscription, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    const { endpoint, keys } = body;
    reply.code(201);
    return toSubscription(await push.add(caller, { endpoint, ...keys }), caller);
  });

  route(app, removePushSubscription, async ({ params, request, reply }) => {
    await push.remove(callerOf(request).userId, params.id);
    return reply.code(204).send();
  });
}

const toSubscription = (row: PushRow, { tokenHash }: Caller): PushSubscriptionAnswer => ({
  '@type': 'PushSubscription',
  id: row.subscriptionId,
  creationDate: dateTime(row.createdAt),
  isCurrent: row.tokenHash.equals(tokenHash),
});
