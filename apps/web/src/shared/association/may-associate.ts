// Who may associate and dissociate services: whoever has an e-mail of their own (LINE-8).
import type { StoredProfile } from '../../session/session.ts';

/** The server says which kind of e-mail it is; nobody guesses it from the text. */
export function mayAssociate({ emailKind }: Pick<StoredProfile, 'emailKind'>): boolean {
  return emailKind === 'real';
}

// Where association was opened from, in the state of its page.
export const FROM_HOME = { from: 'home' } as const;

export function isFromHome(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'from' in state && state.from === FROM_HOME.from;
}
