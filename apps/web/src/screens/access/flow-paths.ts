// The addresses of each step, by flow and by what the identifier is.
import { paths } from '../../lib/place/paths.ts';
import type { AccessFlowKind } from '../../session/access-flow.ts';
import { wayOf } from './identifier-rules.ts';

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
