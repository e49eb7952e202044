// The built-in bot check and the work that a guess costs: ALTCHA's proof of work, solved in the browser, verified here.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { type BotCheck, mostDoublings, type Work } from './port.ts';

export interface AltchaNeeds {
  /** Shared by all processes. */
  secret: () => Promise<string>;
  /** True for the first who spends this solution; the library itself would take it twice. */
  spend(challengeId: string, expiresAt: Date): Promise<boolean>;
  /** Of one try among about a thousand; unless given, all of them take a browser about 0.4 s. */
  cost?: number | undefined;
}

const algorithm = 'PBKDF2/SHA-256';
const counters = [500, 1500] as const;
const lifeMs = 120_000;
/** Added for each of those: a slow phone has this much time for it. */
const lifeOfWorkMs = 4_000;

const payloadSchema = z.object({
  challenge: z.looseObject({
    parameters: z.looseObject({
      nonce: z.string().min(1).max(200),
      expiresAt: z.number(),
      data: z.looseObject({ purpose: z.string(), doublings: z.number().optional() }),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number().int().nonnegative(), derivedKey: z.string() }),
});

function createProofs({ secret, spend, cost = 1_000 }: AltchaNeeds) {
  const secrets = async () => {
    const hmacSignatureSecret = await secret();
    return { hmacSignatureSecret, hmacKeySignatureSecret: `${hmacSignatureSecret}:key` };
  };

  return {
    async make(data: { purpose: string; doublings?: number }): Promise<Record<string, unknown>> {
      const times = 2 ** (data.doublings ?? 0);
      const challenge = await createChallenge({
        algorithm,
        cost,
        counter: randomInt(counters[0] * times, counters[1] * times),
        data,
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs + (times - 1) * lifeOfWorkMs),
        ...(await secrets()),
      });
      return { ...challenge };
    },

    /** What was signed, once, when it was solved for this purpose and is good enough. */
    async take(text: string, purpose: string, isEnough: (doublings: number) => boolean): Promise<boolean> {
      const payload = read(text);
      if (!payload) return false;
      const { nonce, expiresAt, data } = payload.challenge.parameters;
      if (data.purpose !== purpose || !isEnough(data.doublings ?? 0)) return false;
      const result = await verifySolution({
        challenge: payload.challenge as unknown as Parameters<typeof verifySolution>[0]['challenge'],
        solution: payload.solution as unknown as Parameters<typeof verifySolution>[0]['solution'],
        deriveKey,
        ...(await secrets()),
      }).catch(() => null);
      return result?.verified ? spend(nonce, new Date(expiresAt * 1000)) : false;
    },
  };
}

export function createAltcha(needs: AltchaNeeds): BotCheck {
  const proofs = createProofs(needs);
  return {
    challenge: (purpose) => proofs.make({ purpose }),
    verify: (text, { purpose }) => proofs.take(text, purpose, () => true),
  };
}

export function createWork(needs: AltchaNeeds): Work {
  const proofs = createProofs(needs);
  const within = (doublings: number) => Math.min(doublings, mostDoublings);
  return {
    challenge: (about, doublings) => proofs.make({ purpose: `work ${about}`, doublings: within(doublings) }),
    take: (text, about, doublings) =>
      proofs.take(text, `work ${about}`, (proved) => proved >= within(doublings)),
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
