// Whether a program may run on the tables that it finds.
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusalsOfMigration } from '@portal/database/migration-rules';
import { runMigrations } from '@portal/database/migrations';
import { operatorMigrations } from '@portal/operator/db/migrate';
import { afterAll, expect, it } from 'vitest';
import { migrationsFolder } from '../asset-paths.ts';
import { createDatabases } from './demo/databases.fixture.ts';
import { expectMigratedDatabase, migrateDatabase, migrateQueues } from './migrate.ts';

const databases = createDatabases();
afterAll(() => databases.close());

async function migrated() {
  const database = await databases.create();
  await migrateQueues(database.connection);
  return database;
}

it('what the command has migrated is taken; what misses a migration or its queue is not', async () => {
  const { connection, client } = await migrated();
  await expectMigratedDatabase(connection);

  await client.query('drop schema jobs cascade');
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(/no job queue.*db -- migrate/);
  await client.query(
    'delete from operator.migrations where created_at = (select max(created_at) from operator.migrations)',
  );
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(/has not run.*db -- migrate/);
});

it('tables of a later version are taken, until a migration says that they no longer suit this one', async () => {
  const { connection, client } = await migrated();
  await client.query("insert into migrations (hash, created_at) values ('later', 9999999999999)");
  await expectMigratedDatabase(connection);
  await migrateDatabase(connection);

  await client.query("comment on table migrations is 'needs 0000_baseline'");
  await expectMigratedDatabase(connection);
  await client.query("comment on table migrations is 'needs 9999_later'");
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(/know 9999_later.*take a later one/);
  await expect(migrateDatabase(connection)).rejects.toThrow(/know 9999_later/);
});

it('tables that a version before 1.0.0 has made are refused, with a sentence that says what to do', async () => {
  const { connection, client } = await migrated();
  await client.query("update operator.migrations set hash = 'of before'");
  const sentence =
    /before 1\.0\.0 has made them, .* begin with an empty database, or with another DATA_DIR\.$/;
  await expect(migrateDatabase(connection)).rejects.toThrow(sentence);
  await expect(expectMigratedDatabase(connection)).rejects.toThrow(sentence);
});

it('an index is made while the table is written to, and processes that start together take turns', async () => {
  const { connection, client } = await databases.create();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await mkdir(join(folder, 'meta'));
  const texts = {
    '0000_table': 'create table things (id int);',
    '0001_index':
      '-- outside a transaction\ndrop index concurrently if exists by_id;\n--> statement-breakpoint\ncreate index concurrently by_id on things (id);',
  };
  for (const [tag, text] of Object.entries(texts)) await writeFile(join(folder, `${tag}.sql`), text);
  const entries = Object.keys(texts).map((tag, when) => ({
    idx: when,
    when: when + 1,
    tag,
    breakpoints: true,
  }));
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  const migrations = { folder, schema: 'things', lock: 4_711, placement: new Map() };

  await Promise.all([runMigrations(connection, migrations), runMigrations(connection, migrations)]);
  const { rows } = await client.query('select hash from things.migrations');
  expect(rows).toHaveLength(2);
  const { rows: indexes } = await client.query(
    `select indisvalid from pg_index where indexrelid = 'by_id'::regclass`,
  );
  expect(indexes).toEqual([{ indisvalid: true }]);
  await rm(folder, { recursive: true });
});

// Migrations of both apps neither block nor rewrite a table that customers use, and leave the version before running.

const folders = { api: migrationsFolder, operator: operatorMigrations.folder };
const outside = '-- outside a transaction\n';

function tagsOf(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'));
  return entries.map(({ tag }: { tag: string }) => tag);
}
const textOf = (folder: string, tag: string) => readFileSync(join(folder, `${tag}.sql`), 'utf8');

it.each(['api', 'operator'] as const)('those of %s keep the rules', (app) => {
  const folder = folders[app];
  const refused = tagsOf(folder).flatMap((tag) =>
    refusalsOfMigration(textOf(folder, tag)).map((why) => `${tag}: ${why}`),
  );
  expect(refused).toEqual([]);
});

it.each([
  ['create index i on lines (a)', /concurrently, in a migration/],
  ['create index concurrently i on lines (a)', /concurrently, in a migration/],
  [`${outside}create index concurrently i on lines (a)`, /drop index concurrently if exists/],
  [`${outside}select 1`, /only indexes/],
  ['alter table lines alter column a type bigint', /rewrites/],
  ['alter table lines add column a uuid default gen_random_uuid()', /differs from row to row/],
  ['alter table lines add column a serial', /rewrites/],
  ['alter table lines add column a int not null', /does not write it/],
  ['alter table lines add column a int generated always as (b + 1) stored', /rewrites/],
  ['alter table lines alter column a set not null', /not valid/],
  ['alter table lines add constraint c check (a > 0)', /not valid/],
  ['alter table lines add constraint c unique (a)', /using index/],
  ['update lines set a = 1', /in steps/],
  ['delete from lines', /in steps/],
  ['alter table lines drop column a', /still uses it/],
  ['alter table lines rename to others', /still uses it/],
  ['drop table lines', /still uses it/],
])('%s is refused', (text, why) => {
  expect(refusalsOfMigration(text).join('\n')).toMatch(why);
});

it.each([
  'create table things (id int primary key, at timestamptz default clock_timestamp()); create index on things (id)',
  `${outside}drop index concurrently if exists i;\n--> statement-breakpoint\ncreate index concurrently i on lines (a)`,
  'alter table lines add column a text',
  'alter table lines add column a timestamptz not null default now()',
  "alter table lines add column a text not null default 'none'",
  'alter table lines add constraint lines_a_not_null check (a is not null) not valid',
  'alter table lines validate constraint lines_a_not_null; alter table lines alter column a set not null',
  "alter table lines drop column a; comment on table migrations is 'needs 0030_without_a'",
])('%s is taken', (text) => expect(refusalsOfMigration(text)).toEqual([]));
