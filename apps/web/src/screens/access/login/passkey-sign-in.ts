// A device that has a passkey of this portal is asked to sign: it shows which it has, and whose they are.
import type { Assertion } from '@portal/contract/access/passkeys';
import { askToSignIn } from '../../../api/person/passkeys.ts';
import { signByPasskey } from '../../../lib/passkeys.ts';
import { loginErrors } from './login.copy.ts';
import { type Refusal, refusalWords } from './login-rules.ts';

/** Null: the person would not. */
export async function askPasskey(): Promise<{ assertion: Assertion } | Refusal | null> {
  const { data, error } = await askToSignIn();
  if (error) return refusalWords(error);
  const signed = await signByPasskey(data);
  if (typeof signed === 'object') return { assertion: signed };
  return signed === 'cancelled' ? null : { title: loginErrors.noPasskeys };
}
