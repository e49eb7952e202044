// TMF621 troubleTicket: claims of the lines that a user manages, and people whom they have written to, are answered
// to; files and receipts of claims are read.
import { randomUUID } from 'node:crypto';
import { Problem } from '@portal/contract/errors';
import type { Talk } from '@portal/contract/help/talks';
import { getClaimAttachment, getClaimReceipt, noteClaim } from '@portal/contract/paying/claims';
import type { Claim } from '@portal/operator-ports/claims';
import type { Documents } from '@portal/operator-ports/documents';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personKeyOf } from '../../db/person-key.ts';
import { callerOf } from '../../http/access.ts';
import { sendFile } from '../../http/files.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { toClaim } from '../tickets/tickets.wire.ts';

export interface ClaimRouteNeeds {
  tickets: Pick<Tickets, 'claims' | 'noteClaim' | 'claimFile'>;
  documents: Pick<Documents, 'claimReceipt'>;
  limits: Pick<Limits, 'spend'>;
  /** @throws Problem NOT_FOUND */
  writeInTalk(userId: string, talkId: string, message: { messageId: string; text: string }): Promise<Talk>;
}

export function claimAnswerRoutes(app: FastifyInstance, needs: ClaimRouteNeeds): void {
  const { tickets, documents, limits, writeInTalk } = needs;

  async function ownIfAny(request: FastifyRequest, claimId: string): Promise<Claim | undefined> {
    const page = { offset: 0, limit: 1 };
    return (await tickets.claims(request.lines, { claimIds: [claimId] }, page)).claims[0];
  }

  /** @throws Problem NOT_FOUND, the same for somebody else's as for none */
  async function own(request: FastifyRequest, claimId: string): Promise<Claim> {
    const claim = await ownIfAny(request, claimId);
    if (!claim) throw new Problem('NOT_FOUND');
    return claim;
  }

  route(app, noteClaim, async ({ params, body, request, reply }) => {
    const caller = callerOf(request);
    const claim = await ownIfAny(request, params.id);
    const messageId = requestIdOf(request) ?? randomUUID();
    reply.code(201);
    if (!claim) return writeInTalk(caller.userId, params.id, { messageId, text: body.text });
    await limits.spend('claimNote', caller.userId);
    const noteId = `${personKeyOf(caller.userId)}:${messageId}`;
    const noted = await tickets.noteClaim(claim, { noteId, text: body.text });
    if (!noted) throw new Problem('NOT_FOUND');
    return toClaim(noted, caller.userId);
  });

  route(app, getClaimAttachment, async ({ params, request, reply }) => {
    const claim = await own(request, params.id);
    if (claim.authorId !== personKeyOf(callerOf(request).userId)) throw new Problem('NOT_FOUND');
    const file = await tickets.claimFile(claim, params.attachmentId);
    if (!file) throw new Problem('NOT_FOUND');
    return sendFile(reply, { ...file, type: 'application/octet-stream' });
  });

  route(app, getClaimReceipt, async ({ params, request, reply }) => {
    const claim = await own(request, params.id);
    const content = await documents.claimReceipt(claim);
    if (!content) throw new Problem('NOT_FOUND');
    return sendFile(reply, { content, name: `${claim.claimId}.pdf`, type: 'application/pdf' });
  });
}
