// TMF621 troubleTicket/{id}: the decision on a repair's cost, by POST and by PATCH alike.

import { Problem } from '@portal/contract/errors';
import { costDecisionPattern, decideRepairCost, patchRepairCost } from '@portal/contract/help/tickets';
import { centsOf } from '@portal/market/money';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, type Gate, ownLine } from '../../http/access.ts';
import { requestIdOf } from '../../http/identifiers.ts';
import { type Received, route } from '../../http/route.ts';
import type { DecideRepairCost } from './decide-repair-cost.ts';
import { toTroubleTicket } from './tickets.wire.ts';

export interface RepairRouteNeeds {
  decideRepair: DecideRepairCost;
  isCaller: Gate['isCaller'];
  approvalCharacteristic: string;
}

type Deciding = Pick<Received<typeof decideRepairCost>, 'params' | 'body' | 'request'>;
type Party = Deciding['body']['relatedParty'][number];

export function repairRoutes(app: FastifyInstance, needs: RepairRouteNeeds): void {
  const { decideRepair, isCaller, approvalCharacteristic } = needs;

  /** Who is named as deciding must be the caller, and the account one of theirs. */
  function mustBeOwn(request: FastifyRequest, parties: readonly Party[]): void {
    const caller = callerOf(request);
    for (const { id, identifierType } of parties) {
      if (isCaller(caller, id)) continue;
      if (identifierType === 'userId') throw new Problem('FORBIDDEN');
      ownLine(caller, id);
    }
  }

  async function handle({ params, body, request }: Deciding) {
    mustBeOwn(request, body.relatedParty);
    const [change] = body.statusChange;
    const [, dollars] = costDecisionPattern.exec(change?.status ?? '') ?? [];
    const caller = callerOf(request);
    const ticket = await decideRepair(caller, params.id, {
      stepId: String(change?.id ?? ''),
      acceptedCents: dollars === undefined ? null : centsOf(Number(dollars)),
      requestId: requestIdOf(request),
    });
    const viewer = { loginName: caller.loginName, role: 'holder' } as const;
    return toTroubleTicket(ticket, { approvalCharacteristic, viewer });
  }

  route(app, decideRepairCost, handle);
  route(app, patchRepairCost, handle);
}
