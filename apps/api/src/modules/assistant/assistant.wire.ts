// The link to a chat: the documents' payload in its fragment, with nothing in it that is the customer's.
import { createHmac, randomUUID } from 'node:crypto';
import type { ChatPayload, redeemAssistant } from '@portal/contract/help/assistant';
import type { Caller } from '../../caller.ts';
import type { AnswerOf } from '../../http/route.ts';
import { dateTime } from '../../http/wire.ts';
import type { Redeemed } from './assistant.ts';

export interface LinkSettings {
  portalOrigin: string;
  /** Shared with a chat that asks for proof of who it is told about. */
  identityKey: string | null;
}

export function toLink(
  chatUrl: string,
  token: string,
  { loginName }: Pick<Caller, 'loginName'>,
  { portalOrigin }: LinkSettings,
): string {
  const payload: ChatPayload = {
    token,
    region: 'Region 1',
    category: loginName.includes('@') ? 1 : 2,
    id: randomUUID(),
    date: dateTime(new Date()),
    origin: portalOrigin,
    customerName: null,
    accountNumber: null,
    email: null,
    appType: 'Web',
  };
  return `${chatUrl}#${Buffer.from(JSON.stringify(payload), 'utf8').toString('base64url')}`;
}

export function toConversation(
  redeemed: Redeemed,
  { identityKey }: LinkSettings,
): AnswerOf<typeof redeemAssistant> {
  const { conversation, expiresAt, userId: id, name, givenName, accountNumber, email } = redeemed;
  const hash = identityKey && createHmac('sha256', identityKey).update(id).digest('hex');
  return {
    conversation,
    expiresAt: dateTime(expiresAt),
    customer: { name, givenName, accountNumber, email },
    identity: hash ? { id, hash } : null,
  };
}
