// The built-in check: ALTCHA's proof of work, solved by its own worker, with no service outside.
import AltchaWorker from 'altcha/workers/pbkdf2?worker';
import { BotCheckFailure, type ProofMaker } from './port.ts';

/** A slow phone needs some seconds; after this the challenge would soon be over. */
const SOLVE_LIMIT_MS = 60_000;

/** @param fetchChallenge throws when the server does not give one */
export function createAltcha(fetchChallenge: () => Promise<unknown>): ProofMaker {
  return async () => {
    // Plain http elsewhere than on localhost: the browser hides its cryptography.
    if (!globalThis.isSecureContext) throw new BotCheckFailure('insecure');
    const challenge = await fetchChallenge();
    return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
  };
}

function solve(challenge: unknown): Promise<object> {
  const worker = new AltchaWorker();
  return new Promise<object>((resolve, reject) => {
    const fail = () => reject(new BotCheckFailure('failed'));
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<object | null>) => {
      if (data && 'counter' in data) resolve(data);
      else fail();
    };
    worker.postMessage({ type: 'work', challenge, timeout: SOLVE_LIMIT_MS });
  }).finally(() => worker.terminate());
}
