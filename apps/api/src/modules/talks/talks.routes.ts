// TMF621 troubleTicket: that the answer of a person has been read.
import { readTalk } from '@portal/contract/help/talks';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { toTalk } from '../tickets/tickets.wire.ts';
import type { Talks } from './talks.ts';

export function talkRoutes(app: FastifyInstance, { talks }: { talks: Pick<Talks, 'read'> }): void {
  route(app, readTalk, async ({ params, request }) =>
    toTalk(await talks.read(callerOf(request).userId, params.id)),
  );
}
