// /restore-account: who has the message's link takes back an account that was closed.
import { restoreAccount } from '../../api/person/account.ts';
import { restoreAccountCopy } from './take-back.copy.ts';
import { TakeBack } from './take-back.tsx';

export function RestoreAccountScreen() {
  return <TakeBack words={restoreAccountCopy} takeBack={restoreAccount} />;
}
