// What the customer finds in the letter box or on the phone: the built-in provider's messages, over HTTP.
import { type APIRequestContext, expect } from '@playwright/test';
import type { Portal } from './portal.ts';

export interface Message {
  channel: 'sms' | 'email';
  /** Numbers as ten digits. */
  to: string;
  subject: string | null;
  text: string;
}

export class Outbox {
  readonly #http: APIRequestContext;
  readonly #portal: Portal;

  constructor(http: APIRequestContext, portal: Portal) {
    this.#http = http;
    this.#portal = portal;
  }

  /** Newest first, but for the word of a sign-in with another device: who signs in beside the page brings it at any time. */
  async messages(to: string): Promise<Message[]> {
    const answer = await this.#http.get(`${this.#portal.origin}/dev/outbox.json`, { params: { to } });
    const all = (await answer.json()) as Message[];
    return all.filter(({ text }) => !text.startsWith('Equipo nuevo en tu cuenta'));
  }

  /** Codes sent to this address or number so far, newest first. */
  async codes(to: string): Promise<string[]> {
    const messages = await this.messages(to);
    return messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  }

  /** The code of the newest message, once that many have been sent. */
  async code(to: string, sent = 1): Promise<string> {
    await expect.poll(async () => (await this.codes(to)).length, `codes for ${to}`).toBe(sent);
    const [code] = await this.codes(to);
    return code ?? '';
  }

  /** The four digits of the newest code for a change of plan. */
  async planCode(to: string): Promise<string> {
    const read = async () => {
      const [message] = await this.messages(to);
      return /^Tu codigo es (\d{4})\./.exec(message?.text ?? '')?.[1] ?? '';
    };
    await expect.poll(read, `plan code for ${to}`).not.toBe('');
    return read();
  }
}

/** A code that is certainly not this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
