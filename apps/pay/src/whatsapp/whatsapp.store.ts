// The only SQL for the WhatsApp that is played: what was sent to a number and written by it, and who is not reached.
import type { Pool, PoolClient } from 'pg';

export type PlayedMessage = { id: string; number: string; isSent: boolean; words: string; at: Date };
/** `silent`: nothing is ever told of it. `failed`: it is told that it could not be delivered. */
export type Unreachable = 'silent' | 'failed';

const columns = 'id, number, is_sent as "isSent", words, at';

export async function addMessage(client: PoolClient, message: PlayedMessage): Promise<void> {
  await client.query(
    'insert into pay_sandbox.whatsapp_messages (id, number, is_sent, words, at) values ($1, $2, $3, $4, $5)',
    [message.id, message.number, message.isSent, message.words, message.at],
  );
}

/** The newest first. */
export async function messagesOf(pool: Pool, number: string): Promise<PlayedMessage[]> {
  const { rows } = await pool.query<PlayedMessage>(
    `select ${columns} from pay_sandbox.whatsapp_messages where number = $1 order by at desc, id desc limit 100`,
    [number],
  );
  return rows;
}

/** Those with which something was exchanged last. */
export async function numbersInUse(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    'select number from pay_sandbox.whatsapp_messages group by number order by max(at) desc limit 30',
  );
  return rows.map(({ number }) => number);
}

/** Whether the person has written since then. */
export async function hasWritten(pool: Pool, number: string, since: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from pay_sandbox.whatsapp_messages where number = $1 and not is_sent and at > $2 limit 1',
    [number, since],
  );
  return rowCount === 1;
}

export async function unreachable(pool: Pool | PoolClient, number: string): Promise<Unreachable | null> {
  const { rows } = await pool.query<{ how: Unreachable }>(
    'select how from pay_sandbox.whatsapp_unreachable where number = $1',
    [number],
  );
  return rows[0]?.how ?? null;
}

export async function setUnreachable(pool: Pool, number: string, how: Unreachable | null, at: Date) {
  if (how === null)
    await pool.query('delete from pay_sandbox.whatsapp_unreachable where number = $1', [number]);
  else
    await pool.query(
      `insert into pay_sandbox.whatsapp_unreachable (number, how, since) values ($1, $2, $3)
       on conflict (number) do update set how = excluded.how, since = excluded.since`,
      [number, how, at],
    );
}
