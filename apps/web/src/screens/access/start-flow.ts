// The first step of registration and of recovery: is it registered, then ask for a code.
import {
  type CodeOnItsWay,
  checkRegistered,
  type Refused,
  requestRecoveryCode,
  startRegistration,
} from '../../api/person/access.ts';
import { fetchClientIp } from '../../api/person/session.ts';
import { BotCheckFailure } from '../../lib/bot-check/port.ts';
import { type AccessFlowKind, accessFlow, rememberAccessFlow } from '../../session/access-flow.ts';
import { clientIp } from '../../session/visit.ts';
import { personCheck } from '../../shared/person-check.ts';
import { alertCopy, stepCopy } from './access.copy.ts';
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

/** Is it registered? Asked with a fresh proof; after any refusal the next time begins with a new one. */
export async function askIfRegistered(
  identifier: string,
): Promise<{ refused: Refused | null } | { failure: BotCheckFailure }> {
  const check = personCheck();
  try {
    const refused = await checkRegistered(identifier, await check.proof());
    if (refused) check.reset();
    return { refused };
  } catch (error) {
    check.reset();
    return { failure: error instanceof BotCheckFailure ? error : new BotCheckFailure('failed') };
  }
}

/** `unreachable` says what the flow says of any lost connection. */
function botAlert({ trouble }: BotCheckFailure, unreachable: Alert): Alert {
  if (trouble === 'insecure') return { title: stepCopy.insecureTitle, text: stepCopy.insecure };
  if (trouble === 'failed') return { title: alertCopy.error, text: alertCopy.unknown };
  return unreachable;
}
