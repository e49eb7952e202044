// Signing in, and coming back: token, profile, session, in the order of the documents.
import {
  type Credentials,
  fetchClientIp,
  fetchProfile,
  login,
  type PasskeyStep,
  type SecondStep,
} from '../../../api/person/session.ts';
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
import { passwordRefusal, type Refusal, refusalWords, usernameToSend } from './login-rules.ts';

/** `attempt`: a code is asked for besides. */
export type SignIn = 'done' | { attempt: string } | Refusal;

let address: Promise<void> | null = null;

/** While a password is typed, so that no press waits for it. */
export function prepareSignIn(): void {
  address ??= fetchClientIp();
}

/** `onToken` is the moment from which the next screen's data may be asked for. */
export async function signIn(username: string, password: string, onToken: () => void): Promise<SignIn> {
  forgetCookieModal();
  prepareSignIn();
  await address;
  address = null;
  return enter({ username: usernameToSend(username), password }, onToken);
}

export const signInByCode = (step: SecondStep, onToken: () => void): Promise<SignIn> => enter(step, onToken);

/** Null: the person would not. What asks the device comes with the first press. */
export async function signInByPasskey(onToken: () => void): Promise<SignIn | null> {
  forgetCookieModal();
  const signed = await import('./passkey-sign-in.ts').then(
    ({ askPasskey }) => askPasskey(),
    () => refusalWords({ code: 'NETWORK', message: '' }),
  );
  return signed && 'assertion' in signed ? enter(signed, onToken) : signed;
}

async function enter(step: Credentials | SecondStep | PasskeyStep, onToken: () => void): Promise<SignIn> {
  const answer = await login(step);
  if ('attempt' in answer) return answer;
  if ('error' in answer)
    return 'password' in step ? passwordRefusal(answer.error) : refusalWords(answer.error);
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
