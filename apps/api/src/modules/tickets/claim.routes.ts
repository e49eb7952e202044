// TMF621 troubleTicket: claims of the lines that a user manages are answered to, and their files and receipts read.
import { randomUUID } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import { getClaimAttachment, getClaimReceipt, noteClaim } from '@portal/contract/paying/claims';
import type { Claim } from '@portal/operator-ports/claims';
import type { Documents } from '@portal/operator-ports/documents';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { access, callerOf } from '../../http/access.ts';
import { sendFile } from '../../http/files.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { toClaim } from './tickets.wire.ts';

export interface ClaimRouteNeeds {
  tickets: Pick<Tickets, 'claims' | 'noteClaim' | 'claimFile'>;
  documents: Pick<Documents, 'claimReceipt'>;
  limits: Pick<Limits, 'spend'>;
}

export function claimAnswerRoutes(app: FastifyInstance, needs: ClaimRouteNeeds): void {
  const { tickets, documents, limits } = needs;

  /** @throws Problem NOT_FOUND, the same for somebody else's as for none */
  async function own(request: FastifyRequest, claimId: string): Promise<Claim> {
    const page = { offset: 0, limit: 1 };
    const [claim] = (await tickets.claims(request.lines, { claimIds: [claimId] }, page)).claims;
    if (!claim) throw new Problem('NOT_FOUND');
    return claim;
  }

  route(app, noteClaim, access.signedIn, async ({ params, body, request, reply }) => {
    const caller = callerOf(request);
    const claim = await own(request, params.id);
    await limits.spend('claimNote', caller.userId);
    const noteId = `${caller.userId}:${requestIdOf(request) ?? randomUUID()}`;
    const noted = await tickets.noteClaim(claim, { noteId, text: body.text });
    if (!noted) throw new Problem('NOT_FOUND');
    reply.code(201);
    return toClaim(noted, caller.userId);
  });

  route(app, getClaimAttachment, access.signedIn, async ({ params, request, reply }) => {
    const claim = await own(request, params.id);
    if (claim.authorId !== callerOf(request).userId) throw new Problem('NOT_FOUND');
    const file = await tickets.claimFile(claim, params.attachmentId);
    if (!file) throw new Problem('NOT_FOUND');
    return sendFile(reply, { ...file, type: 'application/octet-stream' });
  });

  route(app, getClaimReceipt, access.signedIn, async ({ params, request, reply }) => {
    const claim = await own(request, params.id);
    await limits.spend('document', callerOf(request).userId);
    const content = await documents.claimReceipt(claim);
    if (!content) throw new Problem('NOT_FOUND');
    return sendFile(reply, { content, name: `${claim.claimId}.pdf`, type: 'application/pdf' });
  });
}
