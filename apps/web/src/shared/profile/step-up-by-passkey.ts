// Saying again who one is by what the device signs.
import { askToStepUp } from '../../api/person/passkeys.ts';
import { stepUp } from '../../api/person/session.ts';
import { signByPasskey } from '../../lib/passkeys.ts';
import { stepUpCopy as copy } from './step-up.copy.ts';

/** Null when it is done; otherwise why not, or nothing where the person would not. */
export async function stepUpByPasskey(): Promise<string | null> {
  const { data, error } = await askToStepUp();
  if (error) return copy.failed;
  const signed = await signByPasskey(data);
  if (typeof signed !== 'object') return signed === 'cancelled' ? '' : copy.noPasskeys;
  const refusal = await stepUp({ assertion: signed });
  if (!refusal) return null;
  return refusal.code === 'PASSKEY_REFUSED' ? copy.passkeyWrong : copy.failed;
}
