// Proof of work with no service outside: the built-in check, and what a guess costs after many wrong ones (ALTCHA).
import AltchaWorker from 'altcha/workers/pbkdf2?worker';
import { BotCheckFailure, type ProofMaker } from './port.ts';

/** A slow phone needs some seconds; after this the challenge would soon be over. */
const SOLVE_LIMIT_MS = 60_000;
const MOST_WORKERS = 8;

/** @param fetchChallenge throws when the server does not give one */
export function createAltcha(fetchChallenge: () => Promise<unknown>): ProofMaker {
  return async () => {
    mustBeSecure();
    return proofOf(await fetchChallenge(), { workers: 1, limitMs: SOLVE_LIMIT_MS });
  };
}

/**
 * The text of `x-proof-of-work`; as many cores as there are, and as long as the server gives.
 * @throws BotCheckFailure
 */
export function solveWork(challenge: object): Promise<string> {
  mustBeSecure();
  const workers = Math.min(navigator.hardwareConcurrency || 1, MOST_WORKERS);
  return proofOf(challenge, { workers, limitMs: Number.MAX_SAFE_INTEGER });
}

/** Plain http elsewhere than on localhost: the browser hides its cryptography. */
function mustBeSecure(): void {
  if (!globalThis.isSecureContext) throw new BotCheckFailure('insecure');
}

interface Solving {
  workers: number;
  limitMs: number;
}

async function proofOf(challenge: unknown, solving: Solving): Promise<string> {
  return btoa(JSON.stringify({ challenge, solution: await solve(challenge, solving) }));
}

async function solve(challenge: unknown, { workers: count, limitMs: timeout }: Solving): Promise<object> {
  const workers = Array.from({ length: count }, () => new AltchaWorker());
  try {
    return await Promise.race(
      workers.map(
        (worker, counterStart) =>
          new Promise<object>((resolve, reject) => {
            const fail = () => reject(new BotCheckFailure('failed'));
            worker.onerror = fail;
            worker.onmessage = ({ data }: MessageEvent<object | null>) => {
              if (data && 'counter' in data) resolve(data);
              else fail();
            };
            worker.postMessage({ type: 'work', challenge, counterStart, counterStep: count, timeout });
          }),
      ),
    );
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
