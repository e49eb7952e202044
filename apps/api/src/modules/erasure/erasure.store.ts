// The only SQL that looks through every table for somebody who has gone.
import type { Db, Tx } from '@portal/database/connection';
import { findEverywhere } from '@portal/database/everywhere';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { queueSchema } from '../../db/migrate.ts';
import {
  certificates,
  erasures,
  events,
  lineManagers,
  messages,
  openPaymentStatuses,
  operatorCommands,
  orderKeys,
  paymentMethods,
  paymentOwners,
  payments,
  thefts,
} from '../../db/schema.ts';
import { portalTables } from '../../db/tables.ts';

export type Erasure = typeof erasures.$inferSelect;

const ofUser = (table: PgTable, userId: string): SQL => sql`${getTableColumns(table).userId} = ${userId}`;
const deletedTables = portalTables.flatMap(({ table, erased }) => (erased === 'deleted' ? [table] : []));

export function createErasureStore(db: Db) {
  const isOpen = or(inArray(payments.status, openPaymentStatuses), eq(payments.effect, 'due'));
  const some = async (on: Db | Tx, table: PgTable, condition: SQL | undefined) =>
    (await on.select({ one: sql`1` }).from(table).where(condition).limit(1)).length > 0;

  return {
    async add(tx: Tx, erasure: Omit<Erasure, 'begunAt'>): Promise<void> {
      await tx.insert(erasures).values(erasure);
    },

    async find(pseudonym: string): Promise<Erasure | null> {
      const [row] = await db.select().from(erasures).where(eq(erasures.pseudonym, pseudonym));
      return row ?? null;
    },

    async remove(tx: Tx, pseudonym: string): Promise<void> {
      await tx.delete(erasures).where(eq(erasures.pseudonym, pseudonym));
    },

    forgotten: (): Promise<Pick<Erasure, 'pseudonym'>[]> =>
      findEverywhere<Pick<Erasure, 'pseudonym'>>(db, {
        table: erasures,
        statement: (from) => sql`
          select e.pseudonym from ${from} as e where e.begun_at < now() - interval '1 hour' limit 100`,
      }),

    hasOpenPayments: (userId: string) => some(db, payments, and(eq(payments.userId, userId), isOpen)),
    hasOpenOrders: (userId: string) =>
      some(db, orderKeys, and(eq(orderKeys.userId, userId), eq(orderKeys.status, 'due'))),
    hasOpenCards: (userId: string) =>
      some(db, paymentMethods, and(eq(paymentMethods.userId, userId), ne(paymentMethods.status, 'active'))),
    hasUntoldEvents: (userId: string) =>
      some(db, events, and(eq(events.userId, userId), isNull(events.settledAt))),
    hasWaitingMessages: (names: readonly string[]) =>
      some(db, messages, and(inArray(messages.recipient, [...names]), eq(messages.status, 'pending'))),

    async deleteOfUser(tx: Tx, userId: string): Promise<void> {
      for (const table of deletedTables)
        if ('userId' in getTableColumns(table)) await tx.delete(table).where(ofUser(table, userId));
      await tx.delete(operatorCommands).where(eq(operatorCommands.userId, userId));
    },

    /** Money that came and went, without what names who paid. */
    async movePayments(tx: Tx, userId: string, pseudonym: string): Promise<void> {
      const rows = await tx.delete(payments).where(eq(payments.userId, userId)).returning();
      if (rows.length === 0) return;
      const moved = rows.map((row) => ({
        ...row,
        userId: pseudonym,
        serviceNumber: '',
        correlatorId: row.paymentId,
      }));
      for (let at = 0; at < moved.length; at += rowsAtOnce)
        await tx.insert(payments).values(moved.slice(at, at + rowsAtOnce));
      await tx
        .update(paymentOwners)
        .set({ userId: pseudonym })
        .where(
          inArray(
            paymentOwners.paymentId,
            rows.map(({ paymentId }) => paymentId),
          ),
        );
    },

    async deleteEvents(tx: Tx, { userId, customerIds, names }: Erasure): Promise<void> {
      await tx.delete(events).where(eq(events.userId, userId));
      if (customerIds.length === 0 || names.length === 0) return;
      const namesThem = or(...names.map((name) => sql`position(${name} in ${events.event}::text) > 0`));
      await tx
        .delete(events)
        .where(and(inArray(events.customerId, customerIds), isNotNull(events.settledAt), namesThem));
    },

    async deleteMessages(tx: Tx, names: readonly string[]): Promise<void> {
      await tx.delete(messages).where(inArray(messages.recipient, [...names]));
    },

    /** Of lines that are somebody's still, whoever they are, phones that were stolen stay. */
    async deleteThefts(tx: Tx, numbers: readonly string[]): Promise<void> {
      if (numbers.length === 0) return;
      const managed = await tx
        .select({ serviceNumber: lineManagers.serviceNumber })
        .from(lineManagers)
        .where(inArray(lineManagers.serviceNumber, [...numbers]));
      const nobodys = numbers.filter((number) =>
        managed.every(({ serviceNumber }) => serviceNumber !== number),
      );
      if (nobodys.length === 0) return;
      const gone = await tx
        .delete(thefts)
        .where(and(inArray(thefts.serviceNumber, nobodys), isNotNull(thefts.undoneAt)))
        .returning({ code: thefts.certificateCode });
      const codes = gone.flatMap(({ code }) => code ?? []);
      if (codes.length > 0)
        await tx
          .update(certificates)
          .set({ content: Buffer.alloc(0) })
          .where(inArray(certificates.code, codes));
    },

    /** What the queue keeps of work that has ended. True: there is none under way, or waiting. */
    async deleteJobs(tx: Tx, { userId, names }: Pick<Erasure, 'userId' | 'names'>): Promise<boolean> {
      const jobs = sql`${sql.identifier(queueSchema)}.job`;
      // The words by which a job names somebody: a look for their names in all that it says takes too long of many jobs.
      const isTheirs = sql`(data->>'userId' = ${userId} or data->>'serviceNumber' = any(${sql.param(names)}::text[]))`;
      await tx.execute(
        sql`delete from ${jobs} where ${isTheirs} and state in ('completed', 'cancelled', 'failed')`,
      );
      const { rows } = await tx.execute(sql`select 1 from ${jobs} where ${isTheirs} limit 1`);
      return rows.length === 0;
    },
  };
}

const rowsAtOnce = 500;
