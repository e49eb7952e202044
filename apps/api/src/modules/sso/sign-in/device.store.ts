// Devices that a user has signed in with: a new one is told of, once.

import { createHash } from 'node:crypto';
import type { Tx } from '@portal/database/connection';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { knownDevices } from '../../../db/schema.ts';
import type { Visitor } from './visitor.ts';

/**
 * Keeps what this device is known by, under the lock of the user's sign-ins. Answers whether it is a new one: known by
 * nothing, where the user has others.
 */
export async function recogniseDevice(
  tx: Tx,
  userId: string,
  { deviceToken, userAgent, address }: Visitor & { deviceToken: string },
): Promise<boolean> {
  const byCookie = mark(`cookie ${deviceToken}`);
  // Where cookies are not kept, the same kind of browser at the same address.
  const byPlace = mark(`place ${userId} ${address} ${userAgent ?? ''}`);
  const seen = await tx
    .update(knownDevices)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(knownDevices.userId, userId), inArray(knownDevices.markHash, [byCookie, byPlace])))
    .returning({ markHash: knownDevices.markHash });
  if (seen.some(({ markHash }) => markHash.equals(byCookie))) return false;
  const isNew = seen.length === 0 && (await hasOthers(tx, userId));
  await tx
    .insert(knownDevices)
    .values([byCookie, byPlace].map((markHash) => ({ userId, markHash })))
    .onConflictDoNothing();
  return isNew;
}

async function hasOthers(tx: Tx, userId: string): Promise<boolean> {
  const others = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return others.length > 0;
}

const mark = (text: string): Buffer => createHash('sha256').update(text).digest();
