// Statements that every purchase runs: written once by the query builder, run in whatever transaction.
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from './connection.ts';

type Values = Record<string, unknown>;

interface Statement<R> {
  execute(values: Values): Promise<R>;
}

/** What the builder (drizzle-orm 0.45) keeps for itself: where a transaction's statements go, and who writes them. */
interface Inside {
  session: {
    client?: unknown;
    prepareQuery(query: unknown, fields: undefined, name: string, isArray: false): Statement<unknown>;
  };
  dialect: { sqlToQuery(statement: SQL): unknown };
}
const insideOf = (tx: Db | Tx): Inside => tx as unknown as Inside;

/**
 * Builds with the first transaction and runs in all. The builder itself prepares for the pool alone; in a
 * transaction it would write each statement anew, which was more than half of what a purchase cost this process.
 */
export function forTransactions<R>(build: (tx: Tx) => Statement<R>): (tx: Tx, values: Values) => Promise<R> {
  let built: Statement<R> | undefined;
  return (tx, values) => {
    built ??= build(tx);
    const { client } = insideOf(tx).session;
    // Anything else would run outside the transaction, unnoticed.
    if (!client || !('client' in built)) throw new Error('the query builder keeps its connection elsewhere');
    const here: Statement<R> = Object.create(built, { client: { value: client } });
    return here.execute(values);
  };
}

/** A statement in SQL of our own: alone through the pool, or for `forTransactions`. */
export function written<Row>(tx: Db | Tx, name: string, statement: SQL): Statement<{ rows: Row[] }> {
  const { session, dialect } = insideOf(tx);
  const prepared = session.prepareQuery(dialect.sqlToQuery(statement), undefined, name, false);
  return prepared as Statement<{ rows: Row[] }>;
}
