// The link to people who answer in writing, before anybody has signed in: it names nobody, so it carries no token.
import type { ChatPayload } from '@portal/contract/help/assistant';
import { nextRequestId } from '../../session/visit.ts';

/** @param chatUrl the chat's page; the payload travels in its fragment */
export function liveChatLink(chatUrl: string, origin: string): string {
  const payload: ChatPayload = {
    token: null,
    region: 'Region 1',
    category: null,
    id: nextRequestId(),
    date: new Date().toISOString(),
    origin,
    customerName: null,
    accountNumber: null,
    email: null,
    appType: 'Web',
  };
  return `${chatUrl}#${base64url(JSON.stringify(payload))}`;
}

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
