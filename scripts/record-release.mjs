// npm run record-release: keeps what this version asks on the hot paths, for the next one to be tried with.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, main, root, run, SetupError, tool, toolEnvironment } from './setup.mjs';

/** Tests that sign in, open the home page and pay a bill. */
const hotPaths = [
  'src/modules/sso/sso.test.ts',
  'src/modules/accounts/list-accounts.test.ts',
  'src/modules/payments/pay-bill.test.ts',
];
const kept = join(root, 'apps', 'api', 'src', 'db', 'released', 'hot-paths.json');

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What a test asks of its own database is not the product's, and what cannot be prepared is no question. */
const isOurs = (text) =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !/\bjobs\.|pg_|sandbox\./i.test(text);

main(async () => {
  await installPackages();
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  const file = join(folder, 'statements');
  const env = { ...toolEnvironment(), RECORD_STATEMENTS: file };
  const code = await run(tool('vitest'), ['run', '--root', 'apps/api', ...hotPaths], { env });
  if (code !== 0) throw new SetupError('The tests of the hot paths failed: nothing is recorded.');
  const texts = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  rmSync(folder, { recursive: true });
  const statements = [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))]
    .filter(isOurs)
    .sort();
  writeFileSync(kept, `${JSON.stringify({ version, statements }, null, 2)}\n`);
  console.log(`${statements.length} statements of ${version}.`);
  return 0;
});
