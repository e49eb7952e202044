// The only SQL for who looked at a customer's data: rows are added, read by the customer, and go.
import type { Db, Tx } from '@portal/database/connection';
import { and, count, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { dataAccesses, dataAccessPeople } from '../../db/schema.ts';

export type DataAccessRow = typeof dataAccesses.$inferSelect;
export type PersonRow = typeof dataAccessPeople.$inferSelect;

export function createDataAccessesStore(db: Db) {
  /** Of others than this one. */
  const of = (customerIds: readonly string[], personKey: string) =>
    and(
      inArray(dataAccesses.customerId, [...customerIds]),
      or(isNull(dataAccesses.personKey), ne(dataAccesses.personKey, personKey)),
    );

  return {
    /** In one order, so that two processes never wait for each other. */
    async add(on: Db | Tx, rows: readonly DataAccessRow[]): Promise<void> {
      await on
        .insert(dataAccesses)
        .values(rows.toSorted((one, other) => (one.accessId < other.accessId ? -1 : 1)))
        .onConflictDoNothing();
    },

    async addPeople(tx: Tx, people: readonly PersonRow[]): Promise<void> {
      if (people.length === 0) return;
      await tx
        .insert(dataAccessPeople)
        .values(people.toSorted((one, other) => (one.personKey < other.personKey ? -1 : 1)))
        .onConflictDoNothing();
    },

    async list(
      customerIds: readonly string[],
      personKey: string,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ rows: DataAccessRow[]; total: number }> {
      const wanted = of(customerIds, personKey);
      const [counted] = await db.select({ total: count() }).from(dataAccesses).where(wanted);
      const rows = await db
        .select()
        .from(dataAccesses)
        .where(wanted)
        .orderBy(desc(dataAccesses.accessedAt), desc(dataAccesses.accessId))
        .limit(limit)
        .offset(offset);
      return { rows, total: counted?.total ?? 0 };
    },

    async find(customerIds: readonly string[], personKey: string, accessId: string) {
      const [row] = await db
        .select()
        .from(dataAccesses)
        .where(and(of(customerIds, personKey), eq(dataAccesses.accessId, accessId)));
      return row ?? null;
    },

    async people(personKeys: readonly string[]): Promise<PersonRow[]> {
      if (personKeys.length === 0) return [];
      return db
        .select()
        .from(dataAccessPeople)
        .where(inArray(dataAccessPeople.personKey, [...personKeys]));
    },

    async forgetPerson(tx: Tx, personKey: string): Promise<void> {
      await tx.delete(dataAccessPeople).where(eq(dataAccessPeople.personKey, personKey));
    },

    async forgetCustomers(tx: Tx, customerIds: readonly string[]): Promise<void> {
      await tx.delete(dataAccesses).where(inArray(dataAccesses.customerId, [...customerIds]));
    },
  };
}
