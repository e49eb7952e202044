// How a claim stands, in words and in weight.
import type { Claim } from '@portal/contract/paying/claims';
import { statusWords } from '../../shared/in-progress/in-progress.copy.ts';
import { resolutionWords } from './claims.copy.ts';

export interface ClaimStanding {
  words: string;
  kind: 'quiet' | 'success' | 'warning' | 'danger';
}

export function standingOf({
  status,
  resolution,
  isLate,
}: Pick<Claim, 'status' | 'resolution' | 'isLate'>): ClaimStanding {
  if (resolution !== null)
    return { words: resolutionWords[resolution], kind: resolution === 'rejected' ? 'danger' : 'success' };
  return { words: statusWords[status], kind: isLate ? 'danger' : 'quiet' };
}
