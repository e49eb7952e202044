// Personal tokens: seen, made and revoked by whoever is signed in.
import {
  createPersonalToken,
  getPersonalToken,
  listPersonalTokens,
  revokePersonalToken,
} from '@portal/contract/access/personal-tokens';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import type { Sso } from './sso.ts';
import { toPersonalToken } from './sso.wire.ts';

export function personalTokenRoutes(
  app: FastifyInstance,
  { sso: { personalTokens } }: { sso: Pick<Sso, 'personalTokens'> },
): void {
  route(app, listPersonalTokens, async ({ request, reply }) => {
    const own = await personalTokens.list(callerOf(request).userId);
    return sendCollection(request, reply, own.map(toPersonalToken));
  });

  route(app, getPersonalToken, async ({ params, request, reply }) => {
    const own = await personalTokens.list(callerOf(request).userId);
    const found = own.find(({ tokenId }) => tokenId === params.id);
    return sendItem(request, reply, found ? toPersonalToken(found) : null);
  });

  route(app, createPersonalToken, async ({ body, request, reply }) => {
    const { token, row } = await personalTokens.create(callerOf(request).userId, body);
    return reply.code(201).send({ ...toPersonalToken(row), token });
  });

  route(app, revokePersonalToken, async ({ params, request, reply }) => {
    await personalTokens.revoke(callerOf(request).userId, params.id);
    return reply.code(204).send(null);
  });
}
