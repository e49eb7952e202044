// The last call of recovery; when its answer was lost, signing in tells whether it had been done.
import { resetPassword } from '../../../api/person/access.ts';
import { login, revokeToken } from '../../../api/person/session.ts';
import { isNetworkFailure } from '../../../lib/http/result.ts';
import { withCommonPassword } from '../../../shared/profile/common-password.copy.ts';
import { type Alert, notChangedAlert } from '../refusals.ts';
import { newPasswordErrors } from './recovery.copy.ts';

/** A password sent without an answer; one object for as long as the form is on the screen. */
export interface Unanswered {
  password: string | null;
}

export type SetPassword = 'done' | { alert: Alert } | { passwordError: string };

export async function setPassword(
  { identifier, password, grant }: { identifier: string; password: string; grant: string },
  unanswered: Unanswered,
): Promise<SetPassword> {
  const refused = await resetPassword(identifier, password, grant);
  if (refused === null) return 'done';
  const { code } = refused.error;
  if (isNetworkFailure(refused.error)) unanswered.password ??= password;
  if (code === 'PASSWORD_RULES') return { passwordError: newPasswordErrors.rules };
  if (code === 'PASSWORD_COMMON') return { passwordError: withCommonPassword(newPasswordErrors.rules) };
  const isSpent = code === 'GRANT_REQUIRED' && unanswered.password === password;
  if (isSpent && (await isPasswordOf(identifier, password))) return 'done';
  return { alert: notChangedAlert(refused) };
}

async function isPasswordOf(username: string, password: string): Promise<boolean> {
  const answer = await login({ username, password });
  if ('error' in answer) return false;
  // A second step is asked for after the right password alone.
  if ('token' in answer) await revokeToken(answer.token);
  return true;
}
