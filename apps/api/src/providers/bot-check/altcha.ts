// The built-in bot check: ALTCHA's proof of work, solved in the browser, verified here, no outside service.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotCheck } from './port.ts';

export interface AltchaNeeds {
  /** Shared by all processes. */
  secret: () => Promise<string>;
  /** True for the first who spends this solution; the library itself would take it twice. */
  spend(challengeId: string, expiresAt: Date): Promise<boolean>;
}

const algorithm = 'PBKDF2/SHA-256';
/** About 0.4 s in a browser. */
const cost = 1000;
const counters = [500, 1500] as const;
const lifeMs = 120_000;

const payloadSchema = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      nonce: z.string().min(1).max(200),
      expiresAt: z.number(),
      data: z.looseObject({ purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});

export function createAltcha({ secret, spend }: AltchaNeeds): BotCheck {
  const secrets = async () => {
    const hmacSignatureSecret = await secret();
    return { hmacSignatureSecret, hmacKeySignatureSecret: `${hmacSignatureSecret}:key` };
  };

  return {
    async challenge(purpose) {
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(...counters),
        data: { purpose },
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        ...(await secrets()),
      });
      return { ...challenge };
    },

    async verify(text, { purpose }) {
      const payload = read(text);
      if (!payload || payload.challenge.parameters.data.purpose !== purpose) return false;
      const result = await verifySolution({
        challenge: payload.challenge as unknown as Parameters<typeof verifySolution>[0]['challenge'],
        solution: payload.solution as unknown as Parameters<typeof verifySolution>[0]['solution'],
        deriveKey,
        ...(await secrets()),
      }).catch(() => null);
      if (!result?.verified) return false;
      const { nonce, expiresAt } = payload.challenge.parameters;
      return spend(nonce, new Date(expiresAt * 1000));
    },
  };
}

/** The widget sends base64 of JSON. */
function read(text: string): z.infer<typeof payloadSchema> | null {
  try {
    const parsed = payloadSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
