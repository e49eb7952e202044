// TMF621 troubleTicket: a claim is filed, a phone reported as stolen, or a person written to.
import { randomUUID } from 'node:crypto';
import { InvalidField, Problem, unlessUnavailable } from '@portal/contract/errors';
import { fileClaim } from '@portal/contract/paying/claims';
import type { Inventory } from '@portal/operator-ports/inventory';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callerOf, lineInHeaders, ownLine } from '../../http/access.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import type { Limits } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { hrefIn } from '../../http/wire.ts';
import type { Sso } from '../sso/sso.ts';
import type { Talks } from '../talks/talks.ts';
import { toTalk } from '../talks/talks.wire.ts';
import type { ReportTheft } from '../thefts/report-theft.ts';
import { toTheft } from '../thefts/thefts.wire.ts';
import { toClaim } from '../tickets/tickets.wire.ts';
import { readAttachments } from './attachments.ts';
import type { FileClaim } from './file-claim.ts';

export interface ClaimRouteNeeds {
  fileClaim: FileClaim;
  inventory: Pick<Inventory, 'state'>;
  limits: Pick<Limits, 'spend'>;
  reportTheft: Pick<ReportTheft, 'report'>;
  sso: Pick<Sso, 'hasRealEmail'>;
  talks: Pick<Talks, 'open'>;
}

type Body = z.output<typeof fileClaim.body>;
type Ticket<Type extends Body['ticketType']> = Extract<Body, { ticketType: Type }>;

const ended: readonly string[] = ['I', 'R'];

export function claimRoutes(app: FastifyInstance, needs: ClaimRouteNeeds): void {
  const { fileClaim: file, inventory, limits, reportTheft, sso, talks } = needs;

  route(app, fileClaim, async ({ body, request, reply }) => {
    const ticket = await opened(request, body);
    reply.code(201).header('Location', hrefIn(fileClaim, ticket.id));
    return ticket;
  });

  function opened(request: FastifyRequest, body: Body) {
    if (body.ticketType === 'theft') return theft(request, body);
    return body.ticketType === 'claim' ? claim(request, body) : talk(request, body);
  }

  async function talk(request: FastifyRequest, { note }: Ticket<'conversation'>) {
    const said = note.map(({ text }) => ({ author: 'customer' as const, text }));
    return toTalk(await talks.open(callerOf(request), requestIdOf(request) ?? randomUUID(), said));
  }

  async function claim(request: FastifyRequest, body: Ticket<'claim'>) {
    const caller = callerOf(request);
    await limits.spend('claim', caller.userId);
    const [entity] = body.relatedEntity;
    if (!entity) throw new Error('a claim is about something');
    const { '@referredType': kind, id, billNo = null } = entity;
    const filed = await file(caller, {
      key: requestIdOf(request) ?? randomUUID(),
      charge: { kind, id, billNo },
      reason: body.reason,
      description: body.description,
      files: readAttachments(body.attachment),
    });
    return toClaim(filed, caller.userId);
  }

  async function theft(request: FastifyRequest, { serviceId, cause }: Ticket<'theft'>) {
    const caller = callerOf(request);
    await limits.spend('theft', caller.userId);
    const line = serviceId === undefined ? lineInHeaders(request) : ownLine(caller, serviceId);
    if (!line) throw new InvalidField('serviceId');
    // While nobody knows, it is reported all the same.
    const state = await unlessUnavailable(inventory.state(line));
    if (line.kind === 'Fixed' || (state && ended.includes(state.status)))
      throw new Problem('NOT_FOR_THIS_LINE');
    const certificateTo = (await sso.hasRealEmail(caller)) ? caller.email : null;
    return toTheft(await reportTheft.report({ line, cause, certificateTo }));
  }
}
