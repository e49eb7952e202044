// /stop-recovery: who has the message's link keeps the second step on.
import { stopRecoveryByLink } from '../../api/person/factor-recovery.ts';
import { settings } from '../../lib/settings.ts';
import { stopRecoveryCopy as copy } from './take-back.copy.ts';
import { TakeBack } from './take-back.tsx';

export function StopRecoveryScreen() {
  return (
    <TakeBack words={{ ...copy, none: copy.none(settings().helpPhone) }} takeBack={stopRecoveryByLink} />
  );
}
