// What shows an agreement: its paper, and what a claim that it is not recognised is about.
import type { NewClaim } from '@portal/operator-ports/claims';
import type { Papers } from '@portal/operator-ports/papers';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import type { Caller } from '../../caller.ts';
import type { Sso } from '../sso/sso.ts';
import { agreementPaper } from './agreement-paper.ts';
import type { FoundAgreement } from './found-agreement.ts';
import type { ListAgreements } from './list-agreements.ts';

export interface EvidenceNeeds {
  agreementsOf: ListAgreements;
  papers: Papers;
  sso: Pick<Sso, 'profile'>;
  brand: string;
}

export interface Evidence extends FoundAgreement {
  file: NewClaim['files'][number];
}

/** Null: the caller has no such agreement. @throws Problem BUSY */
export type FindEvidence = (caller: Caller, agreementId: string) => Promise<Evidence | null>;

/** As of invoices. */
const drawings = { places: 60, share: 20 };

export function createFindEvidence({ agreementsOf, papers, sso, brand }: EvidenceNeeds): FindEvidence {
  const room = createAdmissionLimiter(drawings);
  return async (caller, agreementId) => {
    const found = (await agreementsOf(caller)).find(({ agreement }) => agreement.id === agreementId);
    if (!found) return null;
    const { name: asker } = await sso.profile(caller);
    const paper = agreementPaper(found.agreement, asker, brand);
    const content = await room(caller.userId, () => papers.draw(paper));
    return {
      ...found,
      file: { name: 'constancia.pdf', mimeType: 'application/pdf', size: content.length, content },
    };
  };
}
