// Why somebody has not become the customer's holder, in words.
import type { Refused } from '../../api/person/access.ts';
import { holderCopy as copy } from './holder.copy.ts';

export interface HolderTrouble {
  text: string;
  /** A line of the customer comes first. */
  offersAssociation?: true;
}

/** `none`: right, but of a customer whose lines the user does not manage. */
export function holderTrouble(outcome: 'none' | Refused): HolderTrouble {
  if (outcome === 'none') return { text: copy.noLine, offersAssociation: true };
  const { code, message } = outcome.error;
  if (code === 'DOCUMENT_NOT_MATCHED') return { text: copy.notMatched };
  // How long to wait is in the server's sentence.
  return { text: outcome.status === 429 && message ? message : copy.failed };
}
