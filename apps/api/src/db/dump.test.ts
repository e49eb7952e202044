// A database as one file, and back.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { dumpDatabase } from '@portal/database/dump/dump';
import { restoreDatabase } from '@portal/database/dump/restore';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { templateName } from '../../test/database-template.ts';
import { onEach } from '../../test/machines.ts';
import { migrationLock } from './migrate.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-dump-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const server = inject('connection');
const clients: pg.Client[] = [];
afterAll(() => Promise.all(clients.map((client) => client.end())));

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ ...server, database });
  client.on('error', () => {});
  await client.connect();
  clients.push(client);
  return client;
}

async function create(template = 'template1') {
  const database = `dumped_${randomUUID().replaceAll('-', '')}`;
  await onEach(inject('machines'), `create database ${database} template ${template}`);
  return { connection: { ...server, database }, client: await connect(database) };
}

const restore = (connection: pg.ClientConfig, file: string) =>
  restoreDatabase(connection, file, migrationLock);
const thingsIn = async (client: pg.Client) =>
  (
    await client.query(
      "select count(*)::int as things from pg_class where relnamespace in (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')",
    )
  ).rows[0].things as number;

it('comes back the same: tables, partitions, views, functions, rows, and where sequences stand', async () => {
  const { connection, client } = await create(templateName);
  await client.query(`comment on table migrations is 'needs "what" it''s'`);
  await client.query(
    `create table strange (id bigint generated always as identity, "a b" text, twice int generated always as (3) stored)`,
  );
  await client.query(
    String.raw`insert into strange ("a b") values (E'\\.'), (E'a\n\\.\nb'), (null), (''), (E'\t\\N')`,
  );
  const file = join(folder, 'one.dump');
  const { tables, rows } = await dumpDatabase(connection, file);
  expect(tables).toBeGreaterThan(60);
  expect(rows).toBeGreaterThan(10_000);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const there = await create();
  await restore(there.connection, file);
  const again = join(folder, 'two.dump');
  await dumpDatabase(there.connection, again);
  expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true);
  // What is not in the script would be missing from both.
  const catalogue = `select relkind, count(*)::int from pg_class c where relnamespace in
    (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') group by 1 order by 1`;
  expect((await there.client.query(catalogue)).rows).toEqual((await client.query(catalogue)).rows);
});

describe('nothing is half there', () => {
  it('a database that holds something is left alone', async () => {
    const { connection, client } = await create();
    const file = join(folder, 'mine.dump');
    await client.query('create table mine (id int)');
    await dumpDatabase(connection, file);
    await expect(restore(connection, file)).rejects.toThrow(/not empty \(public\.mine/);
  });

  it('an empty database is no backup', async () => {
    const { connection } = await create();
    const file = join(folder, 'empty.dump');
    await expect(dumpDatabase(connection, file)).rejects.toThrow(/is empty/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a file that was cut or damaged restores nothing', async () => {
    const { connection, client } = await create();
    await client.query('create table a as select n, md5(n::text) from generate_series(1, 5000) as n');
    const file = join(folder, 'whole.dump');
    await dumpDatabase(connection, file);
    const whole = readFileSync(file);
    const text = gunzipSync(whole);
    const damaged = Buffer.from(whole);
    damaged[whole.length - 6] = (damaged.at(-6) ?? 0) ^ 1;
    const wrong: [string, Buffer][] = [
      ['cut in the middle', whole.subarray(0, whole.length / 2)],
      ['of which the last bytes are missing', whole.subarray(0, -4)],
      ['of which a bit has turned over', damaged],
      ['cut before it was packed', gzipSync(text.subarray(0, text.length / 2))],
      ['without its last statement', gzipSync(text.subarray(0, text.lastIndexOf('commit;')))],
      ['with something behind it', gzipSync(Buffer.concat([text, Buffer.from('select 1;\n')]))],
      ['of another kind', Buffer.from('hello')],
    ];
    const there = await create();
    for (const [how, content] of wrong) {
      const path = join(folder, 'wrong.dump');
      writeFileSync(path, content);
      await expect(restore(there.connection, path), how).rejects.toThrow(/wrong\.dump/);
      expect(await thingsIn(there.client), how).toBe(0);
    }
    await restore(there.connection, file);
  });

  it('a restore that is ended in the middle leaves an empty database', async () => {
    const { connection } = await create(templateName);
    const file = join(folder, 'whole.dump');
    await dumpDatabase(connection, file);
    const there = await create();
    const stopper = await connect('postgres');
    const restoring = restore(there.connection, file);
    const stopped = restoring.then(
      () => 'restored',
      () => 'ended',
    );
    for (;;) {
      const { rowCount } = await stopper.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and query like 'copy %'",
        [there.connection.database],
      );
      if (rowCount) break;
    }
    expect(await stopped).toBe('ended');
    expect(await thingsIn(await connect(there.connection.database))).toBe(0);
  });

  it('a dump that fails leaves no file, and none is written over', async () => {
    const { connection, client } = await create();
    await client.query('create materialized view late as select 1 as one');
    const file = join(folder, 'a.dump');
    await expect(dumpDatabase(connection, file)).rejects.toThrow(/materialized view public\.late/);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(file, 'mine');
    await expect(dumpDatabase(connection, file)).rejects.toThrow(/EEXIST/);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

it('is of one moment, whatever is written meanwhile', async () => {
  const { connection, client } = await create();
  await client.query(
    'create table a (n int); create table b (n int); insert into a values (0); insert into b values (0)',
  );
  const writer = await connect(connection.database);
  let isOver = false;
  const writing = (async () => {
    while (!isOver) await writer.query('begin; update a set n = n + 1; update b set n = n + 1; commit');
  })();
  const file = join(folder, 'moment.dump');
  await dumpDatabase(connection, file);
  isOver = true;
  await writing;
  const [, a, b] =
    /copy public\.a .*;\n(\d+)\n[\s\S]*copy public\.b .*;\n(\d+)\n/.exec(
      gunzipSync(readFileSync(file)).toString(),
    ) ?? [];
  expect(a).toBe(b);
});
