// /recovery-password: whose password it is.
import { checkIdentifier } from '../identifier-rules.ts';
import { StartScreen } from '../start-screen.tsx';
import { recoveryCopy as copy, recoveryErrors as errors } from './recovery.copy.ts';

/** Nothing typed is not numeric either: recovery has no sentence of its own for it. */
const words = { ...errors, empty: errors.notNumeric };

export function RecoveryScreen() {
  return (
    <StartScreen
      kind="recovery"
      title={copy.title}
      lead={copy.lead}
      check={(typed) => checkIdentifier(typed, words)}
    />
  );
}
