// The first step of registration and of recovery: is it registered, then ask for a code.
import {
  type CodeOnItsWay,
  type Refused,
  requestRecoveryCode,
  startRegistration,
} from '../../api/person/access.ts';
import { fetchClientIp } from '../../api/person/session.ts';
import { type AccessFlowKind, accessFlow, rememberAccessFlow } from '../../session/access-flow.ts';
import { clientIp } from '../../session/visit.ts';
import { alertCopy } from './access.copy.ts';
import { askIfRegistered, botAlert } from './person-check.ts';
import {
  type Alert,
  recoveryCheckAlert,
  recoveryCodeAlert,
  registerCheckAlert,
  registerCodeAlert,
} from './refusals.ts';

interface Steps {
  afterCheck: (refused: Refused | null) => Alert | null;
  requestCode: (identifier: string) => Promise<CodeOnItsWay | Refused>;
  afterCode: (refused: Refused, identifier: string) => Alert;
  unreachable: Alert;
}

const STEPS: Record<AccessFlowKind, Steps> = {
  register: {
    afterCheck: registerCheckAlert,
    requestCode: startRegistration,
    afterCode: registerCodeAlert,
    unreachable: { title: alertCopy.serviceTitle, text: alertCopy.service },
  },
  recovery: {
    afterCheck: recoveryCheckAlert,
    requestCode: requestRecoveryCode,
    afterCode: recoveryCodeAlert,
    unreachable: { title: alertCopy.error, text: alertCopy.unknown },
  },
};

/** Null when a code is on its way, and remembered. */
export async function startFlow(kind: AccessFlowKind, identifier: string): Promise<Alert | null> {
  // Whoever came back from the code with the same identifier still has a good one.
  if (hasLiveCode(kind, identifier)) return null;
  if (clientIp() === null) await fetchClientIp();
  const { afterCheck, unreachable } = STEPS[kind];
  const check = await askIfRegistered(identifier);
  if ('failure' in check) return botAlert(check.failure, unreachable);
  return afterCheck(check.refused) ?? sendFirstCode(kind, identifier);
}

/** To whoever has passed the check, whatever it said. */
export async function sendFirstCode(kind: AccessFlowKind, identifier: string): Promise<Alert | null> {
  const { requestCode, afterCode } = STEPS[kind];
  const answer = await requestCode(identifier);
  if ('error' in answer) return afterCode(answer, identifier);
  rememberSentCode(kind, identifier, answer);
  return null;
}

function hasLiveCode(kind: AccessFlowKind, identifier: string): boolean {
  const { sent } = accessFlow(kind);
  return sent?.identifier === identifier && sent.expiresAt > Date.now();
}

export function rememberSentCode(
  kind: AccessFlowKind,
  identifier: string,
  { handle, destination, expiresInSeconds, subscriptionType }: CodeOnItsWay,
): void {
  const sentAt = Date.now();
  const expiresAt = sentAt + expiresInSeconds * 1000;
  const sent = { identifier, handle, destination, sentAt, expiresAt, subscriptionType };
  rememberAccessFlow(kind, { sent, grant: null });
}
