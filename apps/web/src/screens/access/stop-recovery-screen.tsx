// /stop-recovery: who has the message's link keeps the second step on.
import { stopRecoveryByLink } from '../../api/person/factor-recovery.ts';
import { stopRecoveryCopy } from './take-back.copy.ts';
import { TakeBack } from './take-back.tsx';

export function StopRecoveryScreen() {
  return <TakeBack words={stopRecoveryCopy} takeBack={stopRecoveryByLink} />;
}
