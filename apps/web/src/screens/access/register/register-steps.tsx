// The three steps of registration, above each of them.
import { StepBar } from '../../../ui/step-bar.tsx';
import { registerSteps as copy } from './register.copy.ts';

export function RegisterSteps({ current }: { current: 0 | 1 | 2 }) {
  return <StepBar label={copy.label} steps={copy.names} current={current} doneWord={copy.done} />;
}
