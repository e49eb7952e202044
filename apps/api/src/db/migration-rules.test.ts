// Migrations of both apps neither block nor rewrite a table that customers use, and leave the version before running.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalsOfMigration } from '@portal/database/migration-rules';
import { operatorMigrations } from '@portal/operator/db/migrate';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../asset-paths.ts';

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
