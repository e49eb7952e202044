// What must be read again and lies in the database: sealed with a key that does not.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export interface Sealing {
  /** For this user alone: in somebody else's row it cannot be opened. */
  seal(userId: string, text: string): Buffer;
  /** @throws for what another key has sealed */
  open(userId: string, sealed: Buffer): string;
  /** Of what has too few digits to be hashed without a key. */
  hash(userId: string, text: string): Buffer;
}

export function createSealing(secret: string): Sealing {
  const keyFor = (use: string) => createHash('sha256').update(`${use} ${secret}`).digest();
  const [sealingKey, hashingKey] = [keyFor('seal'), keyFor('hash')];
  return {
    seal(userId, text) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(CIPHER, sealingKey, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    },

    open(userId, sealed) {
      const [iv, tag] = [sealed.subarray(0, ivBytes), sealed.subarray(ivBytes, ivBytes + tagBytes)];
      const decipher = createDecipheriv(CIPHER, sealingKey, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
      const opened = decipher.update(sealed.subarray(ivBytes + tagBytes));
      return Buffer.concat([opened, decipher.final()]).toString('utf8');
    },

    hash: (userId, text) => createHmac('sha256', hashingKey).update(`${userId} ${text}`).digest(),
  };
}
