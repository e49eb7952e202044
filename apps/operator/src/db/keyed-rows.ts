// What stores do with rows that have a key of their own: read one, hold it, write it, change it, find those that are due.
import type { Db, Tx } from '@portal/database/connection';
import type { BillKey } from '@portal/operator-ports/billing';
import type { LinePlace } from '@portal/operator-ports/wire';
import { and, asc, type Column, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { among, findDue } from './due.ts';
import { bills } from './schema.ts';

type Row<Table extends PgTable> = Table['$inferSelect'];
type Names<Table extends PgTable> = keyof Row<Table> & string;

/** @param names of its key: customer_id, then what the row is called */
export function keyedRows<Table extends PgTable, Name extends Names<Table>>(
  table: Table,
  ...names: readonly Name[]
) {
  type Key = Pick<Row<Table>, Name>;
  const columns: Record<string, Column> = getTableColumns(table);
  const at = (key: Key): SQL | undefined =>
    and(...names.map((name) => eq(columns[name] as Column, key[name])));
  const select = (on: Db | Tx) => on.select().from(table as PgTable);
  return {
    at,

    async find(on: Db | Tx, key: Key): Promise<Row<Table> | null> {
      const [row] = await select(on).where(at(key));
      return row ?? null;
    },

    /** Whoever else wants to change it waits for the end of the transaction. */
    async lock(tx: Tx, key: Key): Promise<Row<Table> | null> {
      const [row] = await select(tx).where(at(key)).for('update');
      return row ?? null;
    },

    /** Null: the same was asked for at the same moment, or there is another one where only one may be. */
    async add(tx: Tx, row: Row<Table>): Promise<Row<Table> | null> {
      const [added] = await tx
        .insert(table as PgTable)
        .values(row)
        .onConflictDoNothing()
        .returning();
      return added ?? null;
    },

    /** Its key stays: a column by which a table is spread is not written again, not even with the same value. */
    async change<Known extends Key>(tx: Tx, known: Known, changes: Partial<Row<Table>>) {
      const kept = Object.fromEntries(names.map((name) => [name, undefined]));
      await tx
        .update(table)
        .set({ ...changes, ...kept } as PgUpdateSetSource<Table>)
        .where(at(known));
      return { ...known, ...changes };
    },
  };
}

/** Those of them whose time has come, by the column that says when. @param status in which alone something is due */
export function dueRows<Table extends PgTable, Name extends Names<Table>>(
  db: Db,
  table: Table,
  names: readonly Name[],
  time: Names<Table>,
  status?: string,
) {
  type Key = Pick<Row<Table>, Name>;
  const columns: Record<string, Column> = getTableColumns(table);
  const at = columns[time] as Column;
  const key = Object.fromEntries(names.map((name) => [name, columns[name] as Column]));
  // As it is written, so that an index of these rows alone serves.
  const waits = status === undefined ? sql`true` : sql.raw(`status = '${status}'`);
  return {
    /** Anybody's, longest ago first; none that the task has put off. */
    findDue: async (task: string, now: Date, limit: number): Promise<Key[]> => {
      const where = sql`d.${sql.identifier(at.name)} <= ${now} and ${waits}`;
      return (await findDue(db, { task, now, limit, table, at, key, where })) as Key[];
    },

    /** Those that still are, longest ago first. */
    due: async (tx: Tx, keys: readonly Key[], now: Date): Promise<Row<Table>[]> =>
      tx
        .select()
        .from(table as PgTable)
        .where(and(among(table, keys, names), lte(at, now), waits))
        .orderBy(asc(at)),
  };
}

// Which rows are of some lines: a condition that every table of lines is asked by.

/** The customers say on which machine they are. */
export const ofLines = (
  table: { customerId: Column; lineId: Column },
  places: readonly LinePlace[],
): SQL | undefined =>
  and(
    inArray(table.customerId, [...new Set(places.map(({ customerId }) => customerId))]),
    inArray(
      table.lineId,
      places.map(({ lineId }) => lineId),
    ),
  );

// One bill, held until the end of the transaction by whoever pays, claims, arranges or asks for it.

export type BillRow = typeof bills.$inferSelect;

/** By a code that asks for all of it, and may never be paid. */
export const isHeldByCode = ({ state, isHeldByCode: isByCode, paidAt }: BillRow): boolean =>
  state === 'paymentInProcess' && isByCode && paidAt === null;

const at = ({ customerId, billNo }: BillKey) =>
  and(eq(bills.customerId, customerId), eq(bills.billNo, billNo));

export async function lockBill(tx: Tx, bill: BillKey): Promise<BillRow | null> {
  const [row] = await tx.select().from(bills).where(at(bill)).for('update');
  return row ?? null;
}

export async function changeBill(tx: Tx, bill: BillKey, changes: Partial<BillRow>): Promise<void> {
  await tx.update(bills).set(changes).where(at(bill));
}
