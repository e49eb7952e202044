// npm run baseline: writes the first migration of the portal and of the operator from their schema.ts. With --check it
// changes nothing, and fails when the newest snapshot is not what schema.ts says.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { root } from './setup.mjs';

// Its ES module does not find its own dependencies.
const { generateDrizzleJson, generateMigration } = createRequire(import.meta.url)('drizzle-kit/api');

const tag = '0000_baseline';
/** The same in whichever hour it is written; the migrations that follow are later. */
const writtenAt = Date.UTC(2026, 10, 24);
const ids = { api: '00000000-0000-4000-8000-000000000001', operator: '00000000-0000-4000-8000-000000000002' };
const breakpoint = '\n--> statement-breakpoint\n';

/** What schema.ts cannot say: tables that are divided, by which column, and what follows upon them. */
const divided = {
  usage_records: {
    by: 'started_at',
    rest: '-- ensureUsagePartitions adds the months; what falls outside them is never lost.\nCREATE TABLE "operator"."usage_records_other" PARTITION OF "operator"."usage_records" DEFAULT;',
  },
};

function finished(statement) {
  // The table of migrations stands in the same schema, and is there before.
  const made = statement.replace(/^CREATE SCHEMA /, 'CREATE SCHEMA IF NOT EXISTS ').trim();
  const [, table] = /^CREATE TABLE (?:"\w+"\.)?"(\w+)"/.exec(made) ?? [];
  const division = divided[table];
  if (!division) return [made];
  return [made.replace(/;$/, ` PARTITION BY RANGE ("${division.by}");`), division.rest];
}

const inApp = (app, ...path) => join(root, 'apps', app, 'src', 'db', ...path);
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

async function snapshotOf(app) {
  const schema = await import(inApp(app, 'schema.ts'));
  return JSON.parse(JSON.stringify({ ...generateDrizzleJson(schema), id: ids[app] }));
}

async function write(app) {
  const folder = inApp(app, 'migrations');
  const journal = join(folder, 'meta', '_journal.json');
  const { entries } = read(journal);
  if (entries.length > 1)
    throw new Error(
      `${app}: ${entries.at(-1).tag} follows upon ${tag}, which is released: generate another migration.`,
    );
  const snapshot = await snapshotOf(app);
  const statements = await generateMigration(generateDrizzleJson({}), snapshot);
  writeFileSync(join(folder, `${tag}.sql`), `${statements.flatMap(finished).join(breakpoint)}\n`);
  writeFileSync(join(folder, 'meta', '0000_snapshot.json'), json(snapshot));
  const entry = { idx: 0, version: snapshot.version, when: writtenAt, tag, breakpoints: true };
  writeFileSync(journal, json({ version: snapshot.version, dialect: snapshot.dialect, entries: [entry] }));
  console.log(`${app}: ${Object.keys(snapshot.tables).length} tables in ${statements.length} statements.`);
}

async function check(app) {
  const meta = inApp(app, 'migrations', 'meta');
  const number = read(join(meta, '_journal.json')).entries.at(-1).tag.slice(0, 4);
  const { id, prevId, ...kept } = read(join(meta, `${number}_snapshot.json`));
  const { id: _, prevId: __, ...said } = await snapshotOf(app);
  if (isDeepStrictEqual(kept, said)) return true;
  console.log(`${app}: schema.ts says something else than the newest snapshot: npm run baseline.`);
  return false;
}

const apps = ['api', 'operator'];
if (process.argv.includes('--check')) {
  for (const app of apps) if (!(await check(app))) process.exitCode = 1;
} else {
  for (const app of apps) await write(app);
}
