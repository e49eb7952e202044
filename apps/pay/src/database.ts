// Transactions over the pool that the surrounding process owns.
import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction: committed when it returns, undone when it throws. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  // Without a listener of its own, a connection that drops while checked out ends the process.
  let brokenBy: Error | undefined;
  const onError = (error: Error) => {
    brokenBy = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that does not answer is thrown away, not asked to roll back: closing it does the same.
    if (error instanceof Error && isDatabaseAway(error)) brokenBy ??= error;
    else await client.query('rollback').catch(onError);
    throw error;
  } finally {
    client.off('error', onError);
    client.release(brokenBy);
  }
}

const connectionFaults = /^(08|28|3D|53|55P03|57|ECONN|ENOENT|EPIPE|ETIMEDOUT)/;

/** Whether the database, rather than the request, is why this failed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return connectionFaults.test(code) || /timeout|connection (terminated|ended)/i.test(error.message);
}
