// Which bot check guards registration and recovery: the built-in one, or an outside service with its two keys.
import { z } from 'zod';
import type { HostedService } from './port.ts';

export type BotCheckSettings =
  | { service: 'altcha' }
  | {
      service: HostedService;
      /** Public: the browser's widget needs it. */
      siteKey: string;
      secret: string;
      verifyUrl: string;
    };

const verifyUrls: Record<HostedService, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const key = z.string().regex(/^[\x21-\x7e]{4,200}$/, { error: 'must be a key without spaces' });
const loopback = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?(\/|$)/;

export const botCheckSettings = {
  BOT_CHECK: z.enum(['altcha', 'turnstile', 'recaptcha', 'hcaptcha']).default('altcha'),
  BOT_CHECK_SITE_KEY: key.optional(),
  BOT_CHECK_SECRET: key.optional(),
  /** Where the service is asked, if not at its own address: through a gateway of the operator's. */
  BOT_CHECK_VERIFY_URL: z
    .url()
    .refine((url) => url.startsWith('https://') || loopback.test(url), { error: 'must use https' })
    .optional(),
} satisfies z.ZodRawShape;

type Environment = z.infer<z.ZodObject<typeof botCheckSettings>>;

/** Half a choice is none: answers the settings, or the sentence that refuses them. */
export function botCheckFrom(env: Environment): BotCheckSettings | { refused: string } {
  const { BOT_CHECK: service, BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret } = env;
  if (service === 'altcha') {
    const names = ['BOT_CHECK_SITE_KEY', 'BOT_CHECK_SECRET', 'BOT_CHECK_VERIFY_URL'] as const;
    const given = names.find((name) => env[name] !== undefined);
    if (!given) return { service };
    return { refused: `Setting ${given} has no effect: BOT_CHECK names no outside service` };
  }
  if (!siteKey) return { refused: `Setting BOT_CHECK_SITE_KEY is missing: BOT_CHECK=${service} needs it` };
  if (!secret) return { refused: `Setting BOT_CHECK_SECRET is missing: BOT_CHECK=${service} needs it` };
  return { service, siteKey, secret, verifyUrl: env.BOT_CHECK_VERIFY_URL ?? verifyUrls[service] };
}
