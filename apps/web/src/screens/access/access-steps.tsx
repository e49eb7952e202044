// The addresses of each step, by flow and by what the identifier is.
import { paths } from '../../lib/place/paths.ts';
import type { AccessFlowKind } from '../../session/access-flow.ts';
import { StepBar } from '../../ui/step-bar.tsx';
import { wayOf } from './identifier-rules.ts';
import { registerSteps as copy } from './register/register.copy.ts';

export function startPath(kind: AccessFlowKind): string {
  return kind === 'register' ? paths.register() : paths.recoverPassword();
}

export function codePath(kind: AccessFlowKind, identifier: string): string {
  if (kind === 'register') return paths.registerCode(wayOf(identifier));
  return paths.recoveryCode(wayOf(identifier));
}

export function lastPath(kind: AccessFlowKind, identifier: string): string {
  return kind === 'register' ? paths.registerEnd(wayOf(identifier)) : paths.newPassword();
}

/** The three steps of registration, above each of them. */
export function RegisterSteps({ current }: { current: 0 | 1 | 2 }) {
  return <StepBar label={copy.label} steps={copy.names} current={current} doneWord={copy.done} />;
}
