// The second step of signing in, turned on and off by whoever is signed in.
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewBackupCodes,
} from '@portal/contract/access/second-factor';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/access.ts';
import { route } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Sso } from './sso.ts';

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
