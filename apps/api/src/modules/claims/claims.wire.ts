// A claim as a TMF621 trouble ticket, and the claims of somebody's lines as such.
import { InvalidField } from '@portal/contract/errors';
import { listTroubleTickets } from '@portal/contract/help/tickets';
import type { Claim } from '@portal/contract/paying/claims';
import {
  type ClaimFilter,
  claimStatusSchema,
  type Claim as HeldClaim,
  isOpenClaim,
  shownClaim,
} from '@portal/operator-ports/claims';
import type { Tickets } from '@portal/operator-ports/tickets';
import type { Window } from '@portal/operator-ports/wire';
import type { ManagedLine } from '../../caller.ts';
import { personKeyOf } from '../../db/person-key.ts';
import { hrefIn, money } from '../../http/wire.ts';

export type ListClaims = (
  userId: string,
  lines: readonly ManagedLine[],
  filter: ClaimFilter,
  window: Window,
) => Promise<{ items: Claim[]; total: number }>;

export function createListClaims(tickets: Pick<Tickets, 'claims'>): ListClaims {
  return async (userId, lines, filter, window) => {
    const { claims, total } = await tickets.claims(lines, filter, window);
    return { items: claims.map((claim) => toClaim(claim, userId)), total };
  };
}

type Query = ReturnType<typeof listTroubleTickets.query.parse>;

export function claimFilterOf(query: Query): ClaimFilter {
  const { id, status, 'relatedEntity.billNo': billNos } = query;
  const wordsOf = (text: string) => text.split(',').map((word) => word.trim());
  return {
    ...(id === undefined ? {} : { claimIds: wordsOf(id) }),
    ...(billNos === undefined ? {} : { billNos: wordsOf(billNos) }),
    ...(status === undefined ? {} : { statuses: wordsOf(status).map(claimStatusOf) }),
  };
}

function claimStatusOf(text: string) {
  const status = claimStatusSchema.safeParse(text);
  if (!status.success) throw new InvalidField('status');
  return status.data;
}

/** Files are for who has attached them. */
export function toClaim(claim: HeldClaim, userId: string, now = new Date()): Claim {
  const { claimId, charge, creditCents } = claim;
  const href = hrefIn(listTroubleTickets, claimId);
  const billNo = claim.billLine?.billNo ?? charge.billNo;
  return {
    ...shownClaim.of({ ...claim, charge: { ...charge, billNo } }),
    href,
    isLate: isOpenClaim(claim) && claim.expectedAt < now,
    attachment:
      claim.authorId === personKeyOf(userId)
        ? claim.files.map(({ fileId, ...file }) => ({
            id: fileId,
            ...file,
            url: `${href}/attachment/${encodeURIComponent(fileId)}`,
          }))
        : [],
    credit: creditCents === 0 ? null : { amount: money(creditCents), billNo: claim.creditBillNo },
  };
}
