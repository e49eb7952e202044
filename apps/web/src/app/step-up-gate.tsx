// The dialog that a call can raise wherever it stands: its code comes when it is asked for.
import { useSyncExternalStore } from 'react';
import { isStepUpAsked, watchStepUp } from '../lib/step-up.ts';
import { lazyCode, useLazyCode } from '../ui/waiting/lazy-code.ts';

const dialog = lazyCode(() => import('../shared/profile/step-up-dialog.tsx').then((m) => m.StepUpDialog));

export function StepUpGate() {
  const isAsked = useSyncExternalStore(watchStepUp, isStepUpAsked, () => false);
  return isAsked ? <Asked /> : null;
}

function Asked() {
  const Dialog = useLazyCode(dialog);
  return Dialog ? <Dialog /> : null;
}
