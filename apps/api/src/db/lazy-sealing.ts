// The sealing of this portal, made when it is first needed.
import { randomBytes } from 'node:crypto';
import type { Db } from '@portal/database/connection';
import { createSealing, type Sealing } from './sealing.ts';
import { sharedSecret } from './shared-secrets.ts';

/** Without a key of its own the portal keeps one beside what it seals: for trying out, which production refuses. */
export function createLazySealing(db: Db, key: string | null): () => Promise<Sealing> {
  let made: Sealing | null = null;
  return async () => {
    made ??= createSealing(key ?? (await sharedSecret(db, 'sealing', randomBytes(32).toString('base64url'))));
    return made;
  };
}
