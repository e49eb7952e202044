// Outside bot checks that share one shape: Turnstile, reCAPTCHA and hCaptcha verify a token over HTTPS.
import type { Logger } from 'pino';
import type { BotCheck } from './port.ts';

export const siteverifyAddresses = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;

export interface SiteverifyOptions {
  address: string;
  secret: string;
  log: Logger;
  timeoutMs?: number;
  /** True for the first who spends this token. */
  spend(tokenId: string, expiresAt: Date): Promise<boolean>;
}

/** Their tokens live five minutes at most. */
const tokenLifeMs = 300_000;

export function createSiteverify({
  address,
  secret,
  log,
  timeoutMs = 5_000,
  spend,
}: SiteverifyOptions): BotCheck {
  return {
    challenge: async () => null,

    async verify(token, { address: remoteip }) {
      if (token.length > 4_096) return false;
      try {
        const answer = await fetch(address, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        const result: unknown = await answer.json();
        const isPerson =
          typeof result === 'object' && result !== null && 'success' in result && result.success === true;
        return isPerson && (await spend(token.slice(0, 500), new Date(Date.now() + tokenLifeMs)));
      } catch (error) {
        log.warn({ err: error }, 'bot check did not answer');
        return false;
      }
    },
  };
}
