// One process at a time has a scheduled task's turn: rows of many customers cannot be locked in one statement on a PostgreSQL
// of several machines.
import type { Tx } from '@portal/database/connection';
import { sql } from 'drizzle-orm';

/** Sets these locks apart from others of the database's. */
const taskLocks = 7_203_918;

/** Until the end of the transaction; false while another one has it. */
export async function holdTask(tx: Tx, task: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${taskLocks}, hashtext(${task})) as held`,
  );
  return rows[0]?.held === true;
}
