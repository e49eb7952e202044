// The assistant from both its sides: the portal's window, and the chat's own server.
import {
  type AssistantAnswer,
  askAssistant,
  openAssistant,
  redeemAssistant,
} from '@portal/contract/help/assistant';
import { expect } from 'vitest';
import type { TestApp } from './build-app.ts';
import { frameSides } from './given/frame.ts';

export const chatSecret = 'chat-secret-of-tests';

export function chatSides(app: TestApp) {
  const { fromFrame } = frameSides(app);
  const link = (token?: string, payload: object = {}) =>
    app.call({ method: 'POST', url: openAssistant.path, payload, ...(token ? { token } : {}) });
  const redeem = (token: string, secret = chatSecret) =>
    fromFrame(redeemAssistant.path, { token }, { secret });
  const ask = (conversation: string, text: string, more: object = {}) =>
    fromFrame(askAssistant.path, { conversation, text, ...more }, { secret: chatSecret });

  /** The one-time token of a link. */
  async function tokenOf(sessionToken: string): Promise<string> {
    const answer = await link(sessionToken);
    expect(answer.statusCode).toBe(201);
    return payloadOf(answer.json().url).token as string;
  }
  async function begin(sessionToken: string): Promise<string> {
    const answer = await redeem(await tokenOf(sessionToken));
    expect(answer.statusCode).toBe(200);
    return answer.json().conversation;
  }
  async function answered(conversation: string, text: string, more: object = {}): Promise<AssistantAnswer> {
    const answer = await ask(conversation, text, more);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  }
  return { link, redeem, ask, tokenOf, begin, answered, fromFrame };
}

export function payloadOf(url: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(new URL(url).hash.slice(1), 'base64url').toString('utf8'));
}

/** Everything that somebody would read. */
export function wordsIn({ paragraphs, list }: AssistantAnswer): string {
  return [...paragraphs, ...list].join(' ');
}
