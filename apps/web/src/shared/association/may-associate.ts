// Who may associate and dissociate services: whoever has an e-mail of their own (LINE-8).
import type { StoredProfile } from '../../session/session.ts';

/** The server says which kind of e-mail it is; nobody guesses it from the text. */
export function mayAssociate({ emailKind }: Pick<StoredProfile, 'emailKind'>): boolean {
  return emailKind === 'real';
}
