// What somebody is about to claim: kept through errors, and through a session that has lapsed, for as long as the page lives.
import type { ClaimReason } from '@portal/contract/paying/claims';
import type { ClaimedCharge } from '../../lib/place/paths.ts';
import { randomId } from '../../lib/random-id.ts';
import { storedProfile } from '../../session/session.ts';

export interface ClaimDraft {
  /** The same one files the claim once. */
  key: string;
  reason: ClaimReason | undefined;
  description: string;
  files: readonly File[];
}

/** Files are in no storage of the browser's. By whose they are: nobody else finds them. */
const drafts = new Map<string, ClaimDraft>();

const nameOf = ({ kind, id, billNo }: ClaimedCharge) => [storedProfile()?.sub, kind, id, billNo].join(' ');

export function claimDraft(charge: ClaimedCharge): ClaimDraft {
  return (
    drafts.get(nameOf(charge)) ?? {
      key: randomId(),
      reason: charge.kind === 'agreement' ? 'notOrdered' : undefined,
      description: '',
      files: [],
    }
  );
}

/** @param owner where the session has ended meanwhile, it is still theirs */
export function keepClaimDraft(name: string, draft: ClaimDraft): void {
  drafts.set(name, draft);
}

export const claimDraftName = nameOf;

export function forgetClaimDraft(name: string): void {
  drafts.delete(name);
}

// What the contract says of claims, for the browser, which takes its types alone.
export type { ClaimReason, ClaimResolution } from '@portal/contract/paying/claims';
