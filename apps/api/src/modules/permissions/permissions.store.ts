// The only SQL that changes who manages which line.
import { and, eq, sql } from 'drizzle-orm';
import type { ManagedLine } from '../../caller.ts';
import type { Db, Tx } from '../../db/database.ts';
import { associations, lineManagers } from '../../db/schema.ts';

export function createPermissionsStore(db: Db) {
  return {
    /** Answers since when; associating twice changes nothing. */
    async add(tx: Tx, userId: string, line: ManagedLine): Promise<Date> {
      await tx
        .insert(associations)
        .values({ userId, ...line })
        .onConflictDoNothing();
      await tx
        .insert(lineManagers)
        .values({ userId, serviceNumber: line.serviceNumber })
        .onConflictDoNothing();
      const [row] = await tx
        .select({ associatedAt: associations.associatedAt })
        .from(associations)
        .where(and(eq(associations.userId, userId), eq(associations.serviceNumber, line.serviceNumber)));
      return row?.associatedAt ?? new Date();
    },

    async removeAll(tx: Tx, userId: string): Promise<void> {
      const removed = await tx
        .delete(associations)
        .where(eq(associations.userId, userId))
        .returning({ serviceNumber: associations.serviceNumber });
      for (const { serviceNumber } of removed)
        await tx
          .delete(lineManagers)
          .where(and(eq(lineManagers.serviceNumber, serviceNumber), eq(lineManagers.userId, userId)));
    },

    async managersOf(serviceNumber: string): Promise<string[]> {
      const rows = await db
        .select({ userId: lineManagers.userId })
        .from(lineManagers)
        .where(sql`${lineManagers.serviceNumber} = ${serviceNumber}`);
      return rows.map((row) => row.userId);
    },
  };
}
