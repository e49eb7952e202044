// An address of several hosts, and one of a pooler.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { addressesIn, isDatabaseUrl, isPooled } from '@portal/database/address/address';
import { connectDatabase } from '@portal/database/connection';
import { isDatabaseUnavailable } from '@portal/database/failures';
import { statement } from '@portal/database/statement';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';

const closers: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const closer of closers.reverse()) await closer();
});

it.each([
  ['postgres://one/db', 1],
  ['postgres:///db?host=/run/postgresql', 1],
  ['postgresql://portal:p%40ss@one:5432,two:5433/db?target_session_attrs=read-write', 2],
  ['postgresql://[::1]:5432,two/db', 2],
])('%s has %i host(s)', (url, count) => {
  expect(isDatabaseUrl(url)).toBe(true);
  expect(addressesIn(url)).toHaveLength(count);
});

it.each(['mysql://one/db', 'postgres://one,/db', 'postgres://one:x,two/db', 'postgres://,two/db'])(
  '%s is refused',
  (url) => expect(isDatabaseUrl(url)).toBe(false),
);

/** A host of its own in front of the run's PostgreSQL. */
async function openHost() {
  const { host, port } = inject('connection');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const inner = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const one of [socket, inner]) {
      sockets.add(one);
      one.on('error', () => {});
    }
    socket.pipe(inner).pipe(socket);
    socket.once('close', () => inner.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  closers.push(close);
  return { port: (server.address() as AddressInfo).port, close };
}

it('when a host goes, its connections fail like a database that is away, and the next ones find the other', async () => {
  const [one, other] = [await openHost(), await openHost()];
  const { user } = inject('connection');
  const url = `postgres://${user}@127.0.0.1:${one.port},127.0.0.1:${other.port}/postgres`;
  const database = connectDatabase({ connectionString: url });
  closers.push(database.close);
  const ask = () => database.pool.query('select 1 as one');
  await ask();
  // Whichever was chosen: one is left.
  const under = database.pool.query('select pg_sleep(1.5)').catch((error: unknown) => error);
  await eventually(async () => expect((await ask()).rowCount).toBe(1));
  await one.close();
  const ended = await under;
  if (ended instanceof Error) expect(isDatabaseUnavailable(ended)).toBe(true);
  await eventually(async () => expect((await ask()).rowCount).toBe(1));
  await other.close();
  await eventually(async () => {
    const error = await ask().catch((failure: unknown) => failure);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

it('behind a pooler no name and no setting outlasts a transaction', async () => {
  const { host, port, user } = inject('connection');
  const url = `postgres://${user}@localhost/postgres?${new URLSearchParams({ host, port: String(port), pgbouncer: 'true' })}`;
  expect(isPooled({ connectionString: url })).toBe(true);
  const database = connectDatabase({ connectionString: url }, { poolSize: 1 });
  closers.push(database.close);
  const named = statement<{ one: number }>('named_one', sql`select ${sql.placeholder('one')}::int as one`);
  expect(await named(database.db, { one: 1 })).toEqual([{ one: 1 }]);
  const limit = async (on: Pick<typeof database.db, 'execute'>) =>
    (await on.execute(sql`select current_setting('statement_timeout') as value`)).rows[0]?.value;
  expect(await database.db.transaction(limit)).toBe('3s');
  expect(await limit(database.db)).toBe('0');
  expect((await database.pool.query('select from pg_prepared_statements')).rowCount).toBe(0);
});
