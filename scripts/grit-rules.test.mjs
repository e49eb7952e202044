// Plants breaches of the house's own lint rules, beside what they let pass, and sees the linter catch each of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'grit-rules-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const rules = {
  'awaited-in-transactions': {
    breaches: {
      'a read in the callback': 'db.transaction(async (tx) => { const user = await sso.findUser(name); });',
      'a read as one of two':
        'db.transaction(async (tx) => { await store.set(tx, 1); await store.get(2); });',
      'a read in a function':
        'async function apply(tx: Tx, order: Order) { await catalogue.plans([order.code]); }',
      'a read in an arrow': 'const apply = async (tx: Tx) => { await catalogue.plans(); };',
      'a read in a method': 'const face = { async end(tx, status) { await store.end(status); } };',
    },
    allowed: {
      handed: 'db.transaction(async (tx) => { await sso.findUser(tx, name); await tx.execute(one); });',
      'all at once': 'db.transaction(async (tx) => { await Promise.all([one(tx), two(tx)]); });',
      outside:
        'async function apply() { await store.get(1); await db.transaction((tx) => store.set(tx, 1)); }',
    },
  },
  'invalid-names-a-field': {
    breaches: {
      'a word for the log': "throw new Problem('INVALID', 'either e-mail or phone');",
      'no word': "throw new Problem('INVALID');",
    },
    allowed: {
      'a field': "throw new InvalidField('email');",
      'another refusal': "throw new Problem('NOT_FOUND', 'no WhatsApp');",
    },
  },
  'handed-by-name': {
    breaches: {
      'a bag': 'theftRoutes(server, { modules, thefts });',
      'a bag by another name': 'theftRoutes(server, { rooms: flows });',
      'a bag alone': 'const repairs = createRepairs(operator);',
      'what is spread out of one': 'theftRoutes(server, { ...flows.thefts, certificates });',
    },
    allowed: {
      'what is named': 'theftRoutes(server, { thefts, reportTheft: flows.thefts.reportTheft });',
      'settings spread': 'const facts = { ...config.site, ...config.brand };',
      'taken out': 'export function createFlows({ modules, operator }: Needs) { const { sso } = modules; }',
    },
  },
};
const fileOf = (name) => `${name.replaceAll(' ', '-')}.ts`;

function lint(rule, codes) {
  const place = join(folder, rule);
  mkdirSync(place);
  cpSync(join(root, 'scripts', `${rule}.grit`), join(place, 'rule.grit'));
  const linter = { rules: { preset: 'none' } };
  writeFileSync(join(place, 'biome.json'), JSON.stringify({ plugins: ['./rule.grit'], linter }));
  for (const [name, code] of Object.entries(codes)) writeFileSync(join(place, fileOf(name)), code);
  const biome = join(root, 'node_modules/.bin/biome');
  return spawnSync(biome, ['lint', '--colors=off', '.'], { cwd: place, encoding: 'utf8' }).stderr;
}

for (const [rule, { breaches, allowed }] of Object.entries(rules))
  describe(rule, () => {
    const told = lint(rule, { ...breaches, ...allowed });
    const isCaught = (name) => told.includes(`${fileOf(name)}:1:`);
    for (const name of Object.keys(breaches)) it(`catches ${name}`, () => assert.ok(isCaught(name), told));
    for (const name of Object.keys(allowed))
      it(`leaves alone ${name}`, () => assert.ok(!isCaught(name), told));
  });
