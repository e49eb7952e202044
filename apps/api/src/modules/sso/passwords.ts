// Password hashing: argon2id, a few at a time, so that logins never starve other calls.
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Algorithm 2 is argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const oneAtATime = pLimit(1);

export function hashPassword(password: string): Promise<string> {
  return oneAtATime(() => hash(password, cost));
}

/** Beside the queue: a refused place in it must not be what everybody unknown is compared with. */
let decoy: Promise<string> | undefined;

/**
 * @param passwordHash null when there is no such user: the same work is done, so that the time taken
 *   tells nothing.
 */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a password that nobody has', cost);
  const compared = passwordHash ?? (await decoy);
  const matches = await oneAtATime(() => verify(compared, password));
  return matches && passwordHash !== null;
}
