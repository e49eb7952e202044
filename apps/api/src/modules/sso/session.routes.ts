// The sessions of whoever is signed in: seen, and closed from afar.
import { endOtherSessions, endSession, getSession, listSessions } from '@portal/contract/access/sessions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import type { SessionKey, Sso } from './sso.ts';
import { toOpenSession } from './sso.wire.ts';

export interface SessionRouteNeeds {
  sso: Pick<Sso, 'listSessions' | 'endSession' | 'endOtherSessions'>;
  /** What else ends with a session. */
  onSignedOut(session: SessionKey): Promise<void>;
}

export function sessionRoutes(app: FastifyInstance, { sso, onSignedOut }: SessionRouteNeeds): void {
  async function sessionsOf(request: FastifyRequest) {
    const { userId, tokenHash } = callerOf(request);
    const rows = await sso.listSessions(userId);
    return rows
      .map((row) => toOpenSession(row, row.tokenHash.equals(tokenHash)))
      .sort((one, other) => Number(other.current) - Number(one.current));
  }

  route(app, listSessions, async ({ request, reply }) =>
    sendCollection(request, reply, await sessionsOf(request)),
  );

  route(app, getSession, async ({ params, request, reply }) => {
    const all = await sessionsOf(request);
    return sendItem(request, reply, all.find(({ id }) => id === params.id) ?? null);
  });

  route(app, endSession, async ({ params, request, reply }) => {
    await onSignedOut(await sso.endSession(callerOf(request).userId, params.id));
    return reply.code(204).send(null);
  });

  route(app, endOtherSessions, async ({ request, reply }) => {
    for (const ended of await sso.endOtherSessions(callerOf(request))) await onSignedOut(ended);
    return reply.code(204).send(null);
  });
}
