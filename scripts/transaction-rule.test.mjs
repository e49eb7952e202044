// Plants reads beside the transaction that they stand in, and sees the linter catch each of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const rule = 'awaited-in-transactions.grit';
const folder = mkdtempSync(join(tmpdir(), 'transaction-rule-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const breaches = {
  'in the callback': 'db.transaction(async (tx) => { const user = await sso.findUser(name); });',
  'as one of two': 'db.transaction(async (tx) => { await store.set(tx, 1); await store.get(2); });',
  'in a function': 'async function apply(tx: Tx, order: Order) { await catalogue.plans([order.code]); }',
  'in an arrow': 'const apply = async (tx: Tx) => { await catalogue.plans(); };',
  'in a method': 'const face = { async end(tx, status) { await store.end(status); } };',
};
const allowed = {
  handed: 'db.transaction(async (tx) => { await sso.findUser(tx, name); await tx.execute(one); });',
  'all at once': 'db.transaction(async (tx) => { await Promise.all([one(tx), two(tx)]); });',
  outside: 'async function apply() { await store.get(1); await db.transaction((tx) => store.set(tx, 1)); }',
};

const entries = Object.entries({ ...breaches, ...allowed });
const fileOf = (name) => `${name.replaceAll(' ', '-')}.ts`;

function lint() {
  cpSync(join(root, 'scripts', rule), join(folder, rule));
  const linter = { rules: { preset: 'none' } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [`./${rule}`], linter }));
  for (const [name, code] of entries) writeFileSync(join(folder, fileOf(name)), code);
  const biome = join(root, 'node_modules/.bin/biome');
  return spawnSync(biome, ['lint', '--colors=off', '.'], { cwd: folder, encoding: 'utf8' }).stderr;
}

const told = lint();
const isCaught = (name) => told.includes(`${fileOf(name)}:1:`);
for (const name of Object.keys(breaches))
  it(`catches a read beside the transaction ${name}`, () => assert.ok(isCaught(name), told));
for (const name of Object.keys(allowed))
  it(`leaves alone what is ${name}`, () => assert.ok(!isCaught(name), told));
