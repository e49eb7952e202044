// node scripts/third-party.mjs: writes docs/third-party.md, whose packages and licences are those of the lockfile.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const thirdPartyPage = join('docs', 'third-party.md');

/** Ask for their name and text to be kept, nothing of what is built with them. */
const accepted = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
    'Zlib',
  ],
  ...['(MIT AND Zlib)', 'MIT OR Apache-2.0', '(MIT OR CC0-1.0)'],
  // Also that changes to its own files are published: they are used as they come.
  'MPL-2.0',
]);

/** Their package.json says nothing; their licence file does. */
const unsaid = { 'dot-object': 'MIT', 'png-js': 'MIT' };

/** @returns what runs with the product, tools of its makers left out: name and licence, by name */
function shipped(lock) {
  const packages = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return [name, license ?? unsaid[name] ?? 'unknown'];
    });
  return [...new Map(packages)].sort(([a], [b]) => (a < b ? -1 : 1));
}

export function licencesToAskAbout(lock) {
  return shipped(lock).filter(([, licence]) => !accepted.has(licence));
}

export function thirdPartyText(lock) {
  const rows = shipped(lock).map(([name, licence]) => `| ${name} | ${licence} |`);
  return [
    '# Packages of others',
    '',
    'What runs with the product, as `package-lock.json` names it; `node scripts/third-party.mjs` writes this page.',
    "Their texts come with them into `node_modules`; those inside the web app's files stand in `licenses.md` beside these.",
    '',
    '| package | licence |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, thirdPartyPage), thirdPartyText(lock));
}
