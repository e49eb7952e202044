// TMF621 troubleTicket: a claim is filed.
import { randomUUID } from 'node:crypto';
import { fileClaim } from '@portal/contract/paying/claims';
import type { FastifyInstance } from 'fastify';
import { access, callerOf } from '../../http/access.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { toClaim } from '../../modules/tickets/tickets.wire.ts';
import { readAttachments } from './attachments.ts';
import type { FileClaim } from './file-claim.ts';

export interface ClaimRouteNeeds {
  fileClaim: FileClaim;
  limits: Pick<Limits, 'spend'>;
}

export function claimRoutes(app: FastifyInstance, { fileClaim: file, limits }: ClaimRouteNeeds): void {
  route(app, fileClaim, access.signedIn, async ({ body, request, reply }) => {
    const caller = callerOf(request);
    await limits.spend('claim', caller.userId);
    const [entity] = body.relatedEntity;
    if (!entity) throw new Error('a claim is about something');
    const { '@referredType': kind, id, billNo = null } = entity;
    const claim = await file(caller, {
      key: requestIdOf(request) ?? randomUUID(),
      charge: { kind, id, billNo },
      reason: body.reason,
      description: body.description,
      files: readAttachments(body.attachment),
    });
    reply.code(201).header('Location', `${fileClaim.path}/${encodeURIComponent(claim.claimId)}`);
    return toClaim(claim, caller.userId);
  });
}
