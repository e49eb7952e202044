// Where an operator's own systems tell what happened: kept like an event of the embedded operator, once.
import { tellOperatorEvent } from '@portal/contract/events';
import type { EventListener } from '@portal/operator-ports/events';
import { operatorEvent } from '@portal/operator-tmf/events';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerSignedBodies } from '../http/bodies.ts';
import { route } from '../http/route.ts';

/** PostgreSQL's text holds every character but NUL, with which names of a fixed width are filled up. */
const withoutNul = (event: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(event).replace(/\\(?:u0000|.)/gs, (it) => (it === '\\u0000' ? '' : it)));

export interface ListenerNeeds {
  secret: string;
  listener: EventListener;
}

export function listenerRoutes(app: FastifyInstance, { secret, listener }: ListenerNeeds): void {
  app.register(async (scope) => {
    registerSignedBodies(scope, { secret, by: 'hub' });
    route(scope, tellOperatorEvent, async ({ body, reply }) => {
      await listener([z.decode(operatorEvent, { ...body, event: withoutNul(body.event) })]);
      return reply.code(204).send(null);
    });
  });
}
