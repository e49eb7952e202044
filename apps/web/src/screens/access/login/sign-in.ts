// Signing in, and coming back: token, profile, session, in the order of the documents.
import { fetchClientIp, fetchProfile, login } from '../../../api/person/session.ts';
import { forgetAccessFlow } from '../../../session/access-flow.ts';
import {
  endSession,
  mayRestore,
  startRestoreFlag,
  storeBearer,
  storeProfile,
} from '../../../session/session.ts';
import { forgetCookieModal } from '../../../session/visit.ts';
import { loginErrors } from './login.copy.ts';
import { type Refusal, refusalWords, usernameToSend } from './login-rules.ts';

export type SignIn = 'done' | Refusal;

/** `onToken` is the moment from which the next screen's data may be asked for. */
export async function signIn(username: string, password: string, onToken: () => void): Promise<SignIn> {
  forgetCookieModal();
  await fetchClientIp();
  const answer = await login({ username: usernameToSend(username), password });
  if ('error' in answer) return refusalWords(answer.error);
  storeBearer(answer.token);
  startRestoreFlag();
  // Half a registration or recovery is nobody's any more.
  forgetAccessFlow('register');
  forgetAccessFlow('recovery');
  onToken();
  return (await loadProfile()) ? 'done' : { title: loginErrors.unknown };
}

const RESTORE_DELAYS_MS = [1000, 500] as const;

/** True when a stored token gave the session back; `stopped` is the screen going away meanwhile. */
export async function restoreSession(stopped: AbortSignal): Promise<boolean> {
  for (const delayMs of RESTORE_DELAYS_MS) await pause(delayMs);
  if (stopped.aborted || !mayRestore()) return false;
  return loadProfile();
}

/** A failed profile call clears the restore flag and the session. */
async function loadProfile(): Promise<boolean> {
  try {
    storeProfile(await fetchProfile());
    return true;
  } catch {
    endSession('refused');
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
