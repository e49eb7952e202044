// Bearer tokens: opaque to everyone, 256 random bits, stored as a hash.
import { createHash, randomBytes } from 'node:crypto';

/**
 * A token begins with the user's id in base64url (22 characters), so that what it opens is found under
 * its user, where it is stored; the 43 characters behind it are the secret.
 */
const shape = /^([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/;

export function issueToken(userId: string): { token: string; tokenHash: Buffer } {
  const owner = Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');
  const token = owner + randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** Null for anything that we never issued. */
export function readToken(token: string): { userId: string; tokenHash: Buffer } | null {
  const owner = shape.exec(token)?.[1];
  if (!owner) return null;
  const hex = Buffer.from(owner, 'base64url').toString('hex');
  const userId = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
  return { userId, tokenHash: hashToken(token) };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
