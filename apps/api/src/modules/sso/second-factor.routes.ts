// The second step of signing in, turned on and off by whoever is signed in.

import {
  addPasskey,
  askToSignIn,
  askToStepUp,
  beginPasskey,
  getPasskey,
  listPasskeys,
  removePasskey,
} from '@portal/contract/access/passkeys';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewBackupCodes,
} from '@portal/contract/access/second-factor';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { sendCollection, sendItem } from '../../http/collection.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Sso } from './sso.ts';
import { toPasskey } from './sso.wire.ts';

const codesAnswer = (backupCodes: string[]) => ({ '@type': 'BackupCodes' as const, backupCodes });

export function secondFactorRoutes(app: FastifyInstance, { sso }: { sso: Pick<Sso, 'secondFactor'> }): void {
  const { secondFactor } = sso;

  route(app, getSecondFactor, async ({ request }) => {
    const { since, backupCodesLeft } = await secondFactor.standing(callerOf(request).userId);
    return {
      '@type': 'SecondFactor' as const,
      active: since !== null,
      since: since && dateTime(since),
      backupCodesLeft,
    };
  });

  route(app, beginSecondFactor, async ({ request, reply }) => {
    const made = await secondFactor.begin(callerOf(request));
    return reply.code(201).send({ '@type': 'NewSecondFactor', ...made });
  });

  route(app, confirmSecondFactor, async ({ body, request }) =>
    codesAnswer(await secondFactor.confirm(callerOf(request), body.code)),
  );

  route(app, renewBackupCodes, async ({ request, reply }) =>
    reply.code(201).send(codesAnswer(await secondFactor.renewBackupCodes(callerOf(request)))),
  );

  route(app, endSecondFactor, async ({ request, reply }) => {
    await secondFactor.end(callerOf(request));
    return reply.code(204).send(null);
  });
}

interface PasskeyRouteNeeds {
  sso: Pick<Sso, 'passkeys'>;
}

export function passkeyRoutes(app: FastifyInstance, { sso: { passkeys } }: PasskeyRouteNeeds): void {
  route(app, listPasskeys, async ({ request, reply }) => {
    const own = await passkeys.list(callerOf(request).userId);
    return sendCollection(request, reply, own.map(toPasskey));
  });

  route(app, getPasskey, async ({ params, request, reply }) => {
    const own = await passkeys.list(callerOf(request).userId);
    const found = own.find(({ passkeyId }) => passkeyId === params.id);
    return sendItem(request, reply, found ? toPasskey(found) : null);
  });

  route(app, beginPasskey, async ({ request, reply }) =>
    reply.code(201).send(await passkeys.begin(callerOf(request))),
  );

  route(app, addPasskey, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    return reply.code(201).send(toPasskey(await passkeys.add(caller, body)));
  });

  route(app, removePasskey, async ({ params, request, reply }) => {
    await passkeys.remove(callerOf(request).userId, params.id);
    return reply.code(204).send(null);
  });

  route(app, askToSignIn, async ({ reply }) => reply.code(201).send(await passkeys.askToSignIn()));

  route(app, askToStepUp, async ({ request, reply }) => {
    const { userId, tokenHash } = callerOf(request);
    return reply.code(201).send(await passkeys.askToStepUp({ userId, tokenHash }));
  });
}
