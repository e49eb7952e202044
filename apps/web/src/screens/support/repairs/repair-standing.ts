// In one or two words where a repair stands, for lists of them.

import type { TroubleTicket } from '@portal/contract/help/tickets';
import { roleIn } from '../../../api/tickets.ts';
import { settings } from '../../../lib/settings.ts';
import { standingWords, stepNames } from '../../../shared/in-progress/in-progress.copy.ts';
import { isConcluded, quoteOf } from '../../../shared/repair.ts';
import type { BadgeProps } from '../../../ui/figures/badge.tsx';

type Standing = keyof typeof standingWords;

const BADGES: Record<Standing, BadgeProps['kind']> = {
  asks: 'warning',
  asksOwner: 'warning',
  ready: 'success',
  ended: 'neutral',
  going: 'info',
};

export function standingBadge(ticket: TroubleTicket) {
  const standing = standingOf(ticket);
  return { kind: BADGES[standing], children: standingWords[standing] };
}

function standingOf(ticket: TroubleTicket): Standing {
  if (quoteOf(ticket, settings().approvalCharacteristic))
    return roleIn(ticket) === 'holder' ? 'asks' : 'asksOwner';
  if (isConcluded(ticket)) return 'ended';
  return ticket.status === 'ENTREGADO_CAC' ? 'ready' : 'going';
}

/** The current step; the operator's own word for a state that is not ours. */
export function stepName({ status, name }: { status: TroubleTicket['status']; name?: string }): string {
  return stepNames[status] ?? name ?? status;
}
