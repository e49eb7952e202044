// Texts that must be read again, encrypted at rest (AES-256-GCM), each bound to the row it stands in.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export interface Seal {
  /** @param place whose it is, such as a line's id: nowhere else can it be opened */
  close(text: string, place: string): Buffer;
  /** @throws when it was changed, moved, or closed with another key */
  open(sealed: Buffer, place: string): string;
}

export function sealWith(secret: string): Seal {
  const key = createHash('sha256').update(secret).digest();
  return {
    close(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(sealed, place) {
      const iv = sealed.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
        .setAAD(Buffer.from(place))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      return `${decipher.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8')}${decipher.final('utf8')}`;
    },
  };
}
