// Keys that every process must share and nobody needs to know.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db } from '@portal/database/connection';
import { type Seal, sealWith } from '@portal/database/sealed-text';
import { eq } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import { sharedSecrets } from './schema.ts';

/** The first to ask makes it of `fresh`; every process reads the same. */
export async function sharedSecret(
  db: Pick<Db, 'insert' | 'select'>,
  name: string,
  fresh: string,
): Promise<string> {
  await db.insert(sharedSecrets).values({ name, secret: fresh }).onConflictDoNothing();
  return (await keptSecret(db, name)) ?? fresh;
}

/** Null: nobody has asked for it before. */
export async function keptSecret(db: Pick<Db, 'select'>, name: string): Promise<string | null> {
  const [row] = await db.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  return row?.secret ?? null;
}

// What must be read again and lies in the database: sealed with a key that does not.

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

/** Without a key of its own the portal keeps one beside what it seals: for trying out, which production refuses. */
export function createLazySealing(db: Db, key: string | null): () => Promise<Sealing> {
  let made: Sealing | null = null;
  return async () => {
    made ??= createSealing(key ?? (await sharedSecret(db, 'sealing', randomBytes(32).toString('base64url'))));
    return made;
  };
}

// A key that stands for a user in rows that stay when the user goes.

const personKeys = '5f0d7c1e-2b7b-4d43-8a3e-9c64b1d0e2f7';

/** Tells nothing of the user, whose id nobody can guess. */
export const personKeyOf = (userId: string): string => uuidv5(userId, personKeys);
