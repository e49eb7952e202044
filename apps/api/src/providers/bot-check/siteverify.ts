// Outside bot checks that share one shape: Turnstile, reCAPTCHA and hCaptcha verify a token over HTTPS.
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { BotCheck } from './port.ts';

export interface SiteverifyOptions {
  verifyUrl: string;
  secret: string;
  log: Logger;
  timeoutMs?: number;
  /** True for the first who spends this token. */
  spend(tokenId: string, expiresAt: Date): Promise<boolean>;
}

/** Their tokens live five minutes at most. */
const tokenLifeMs = 300_000;
const longestToken = 4_096;

export function createSiteverify(options: SiteverifyOptions): BotCheck {
  const { verifyUrl, secret, log, timeoutMs = 5_000, spend } = options;

  async function ask(response: string, remoteip: string): Promise<boolean> {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      signal: AbortSignal.timeout(timeoutMs),
      // The secret goes nowhere else.
      redirect: 'error',
    });
    if (!answer.ok) throw new Error(`the bot check answered ${answer.status}`);
    const result: unknown = await answer.json();
    return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
  }

  return {
    challenge: async () => null,

    async verify(token, { address }) {
      if (token.length > longestToken) return false;
      try {
        if (!(await ask(token, address))) return false;
        const tokenId = createHash('sha256').update(token).digest('base64url');
        return await spend(tokenId, new Date(Date.now() + tokenLifeMs));
      } catch (error) {
        log.warn({ err: error }, 'bot check did not answer');
        return false;
      }
    },
  };
}
