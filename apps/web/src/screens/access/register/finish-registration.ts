// The last call of registration and what follows by itself: signed in, and the line of one's number associated.
import { completeRegistration, type NewUser, type Refused } from '../../../api/person/access.ts';
import { isNetworkFailure } from '../../../lib/http/result.ts';
import type { SentCode } from '../../../session/access-flow.ts';
import type { OwnLine } from '../../../session/own-line.ts';
import { withCommonPassword } from '../../../shared/profile/common-password.copy.ts';
import { alertCopy } from '../access.copy.ts';
import { signIn } from '../login/sign-in.ts';
import { type Alert, completeAlert } from '../refusals.ts';
import { addOwnLine } from './add-own-line.ts';
import { completeErrors } from './register.copy.ts';

/** What the attempts before have brought about; one object for as long as the form is on the screen. */
export interface Progress {
  /** Of the account that exists by now. */
  registeredPassword: string | null;
  /** Sent without an answer: the account may exist. */
  unansweredPassword: string | null;
}

export type Finish = 'done' | { alert: Alert } | { passwordError: string };

export async function finishRegistration(
  user: NewUser,
  { sent, grant }: { sent: SentCode; grant: string },
  progress: Progress,
): Promise<Finish> {
  const refused = progress.registeredPassword === null ? await register(user, grant, progress) : null;
  const password = progress.registeredPassword ?? progress.unansweredPassword;
  if (refused && (password === null || !isSpent(refused))) return refusal(refused);

  const signedIn = await signIn(user.identifier, password ?? user.password, () => undefined);
  if (signedIn !== 'done') {
    // Whether the account exists is still not known, or it does: either way the next press goes on from here.
    if ('attempt' in signedIn)
      return { alert: { title: alertCopy.serviceTitle, text: alertCopy.service, offers: 'signIn' } };
    if (signedIn.isUnanswered) return { alert: { title: alertCopy.serviceTitle, text: alertCopy.service } };
    if (refused) return refusal(refused);
    return { alert: { title: alertCopy.serviceTitle, text: signedIn.title, offers: 'signIn' } };
  }
  const line = ownLineOf(sent);
  if (line) await addOwnLine(line);
  return 'done';
}

async function register(user: NewUser, grant: string, progress: Progress): Promise<Refused | null> {
  const refused = await completeRegistration(user, grant);
  if (refused === null) progress.registeredPassword = user.password;
  else if (isNetworkFailure(refused.error)) progress.unansweredPassword ??= user.password;
  return refused;
}

/** So answers a server that had done it all before its answer was lost. */
function isSpent({ error: { code, message } }: Refused): boolean {
  return code === 'GRANT_REQUIRED' || message.includes('otro usuario');
}

function refusal(refused: Refused): Finish {
  const { code } = refused.error;
  if (code === 'PASSWORD_RULES') return { passwordError: completeErrors.rules };
  if (code === 'PASSWORD_COMMON') return { passwordError: withCommonPassword(completeErrors.rules) };
  return { alert: completeAlert(refused) };
}

/** Neither kind: there is nothing to associate. */
function ownLineOf({ identifier, subscriptionType: kind }: SentCode): OwnLine | null {
  return kind === 'Postpaid' || kind === 'Prepaid' ? { number: identifier, kind } : null;
}
