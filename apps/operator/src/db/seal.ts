// The operator's own seal: Wi-Fi keys, PUKs and the secrets of hubs are closed with it.
import { randomBytes } from 'node:crypto';
import type { Db } from '@portal/database/connection';
import { type Seal, sealWith } from '@portal/database/sealed-text';
import { eq } from 'drizzle-orm';
import { secrets } from './schema.ts';

const sealName = 'sealed-text';

type Readable = Pick<Db, 'insert' | 'select'>;

/** The key lies in the same database: this keeps texts out of logs, screens and stray copies of a table. */
export async function readSeal(db: Readable): Promise<Seal> {
  const fresh = randomBytes(32).toString('base64url');
  // The first to ask makes it; every process reads the same.
  await db.insert(secrets).values({ name: sealName, secret: fresh }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, sealName));
  return sealWith(row?.secret ?? fresh);
}

/**
 * Reads it when it is first needed, and once; anew after a failure. Where something sealed is known it was closed with
 * the seal, which is no transaction's any more.
 */
export function readSealOnce(): (of: Readable) => Promise<Seal> {
  let reading: Promise<Seal> | undefined;
  return (of) => {
    reading ??= readSeal(of).catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
