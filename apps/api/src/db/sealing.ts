// What must be read again and lies in the database: sealed with a key that does not.
import { createHash, createHmac } from 'node:crypto';
import { type Seal, sealWith } from '@portal/database/sealed-text';

export interface Sealing extends Seal {
  /** Of what has too few digits to be hashed without a key. */
  hash(userId: string, text: string): Buffer;
}

export function createSealing(secret: string): Sealing {
  const hashingKey = createHash('sha256').update(`hash ${secret}`).digest();
  return {
    ...sealWith(`seal ${secret}`),
    hash: (userId, text) => createHmac('sha256', hashingKey).update(`${userId} ${text}`).digest(),
  };
}
