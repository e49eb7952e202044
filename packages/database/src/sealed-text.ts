// What must be read again, encrypted at rest (AES-256-GCM), each bound to the row it stands in.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

export interface Seal {
  /** @param place whose it is, such as a line's id: nowhere else can it be opened */
  close(content: string | Uint8Array, place: string): Buffer;
  /** @throws when it was changed, moved, or closed with another key */
  open(sealed: Buffer, place: string): string;
  /** The same of what is no text. */
  openBytes(sealed: Buffer, place: string): Buffer;
}

export function sealWith(secret: string): Seal {
  const key = createHash('sha256').update(secret).digest();

  function openBytes(sealed: Buffer, place: string): Buffer {
    const iv = sealed.subarray(0, ivBytes);
    const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  }

  return {
    close(content, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(Buffer.from(content)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    openBytes,
    open: (sealed, place) => openBytes(sealed, place).toString('utf8'),
  };
}
