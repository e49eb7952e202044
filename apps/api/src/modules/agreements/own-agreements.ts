// What somebody has agreed to, put together: listed, proved, chosen, and anchored outside of the database.
import { type AnchorAgreementsNeeds, createAnchorAgreements, createAnchorFile } from './anchor-agreements.ts';
import { createFindEvidence, type EvidenceNeeds } from './evidence.ts';
import { createListAgreements, type ListAgreementsNeeds } from './list-agreements.ts';
import { createPrivacyChoices, type PrivacyChoiceNeeds } from './privacy-choices.ts';

export type OwnAgreementNeeds = ListAgreementsNeeds &
  Omit<EvidenceNeeds, 'agreementsOf'> &
  PrivacyChoiceNeeds &
  Omit<AnchorAgreementsNeeds, 'writeDown'> & { dataDir: string };

export function createOwnAgreements(needs: OwnAgreementNeeds) {
  const agreementsOf = createListAgreements(needs);
  return {
    agreementsOf,
    findEvidence: createFindEvidence({ ...needs, agreementsOf }),
    privacyChoices: createPrivacyChoices(needs),
    anchorAgreements: createAnchorAgreements({ ...needs, writeDown: createAnchorFile(needs.dataDir) }),
  };
}
