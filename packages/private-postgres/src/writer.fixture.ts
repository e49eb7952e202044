// A program as a process of its own, for tests that kill it: starts the database, writes rows, says which were acknowledged.
import pg from 'pg';
import { startPostgres } from './start.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await startPostgres({ dataDir: process.argv[2] ?? '', log: (line) => say(`log ${line}`) });
  const client = new pg.Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  await client.query('create table if not exists written (id bigint primary key)');
  say('ready');
  for (let id = 1; ; id++) {
    await client.query('insert into written values ($1)', [id]);
    say(`written ${id}`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
