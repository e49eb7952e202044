// Keys that every process must share and nobody needs to know.

import type { Db } from '@portal/database/connection';
import { eq } from 'drizzle-orm';
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
