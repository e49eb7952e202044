// /stop-recovery: who has the message's link keeps the second step on.
import { stopRecoveryByLink } from '../../../api/person/factor-recovery.ts';
import { TakeBack } from '../take-back.tsx';
import { stopRecoveryCopy } from './stop-recovery.copy.ts';

export function StopRecoveryScreen() {
  return <TakeBack words={stopRecoveryCopy} takeBack={stopRecoveryByLink} />;
}
