// A hash for the passwords of test customers.
import { hash } from '@node-rs/argon2';

/** A hash says itself what comparing with it costs: this one nearly nothing, as it is done thousands of times. */
export const quickHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
