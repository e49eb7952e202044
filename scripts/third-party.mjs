// npm run third-party: writes docs/third-party.md, whose packages and licences are those of the lockfile; and into dist
// a bill of materials (CycloneDX) and the texts of those licences, which go with a release.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const thirdPartyPage = join('docs', 'third-party.md');

/** Ask for their name and text to be kept, nothing of what is built with them. */
const accepted = new Set([
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
  '(MIT AND Zlib)',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  // Also that changes to its own files are published: they are used as they come.
  'MPL-2.0',
]);

/** Their package.json says nothing; their licence file does. */
const unsaid = { 'dot-object': 'MIT', 'png-js': 'MIT' };

/** Where what runs with the product is installed, tools of its makers left out. */
const shippedPaths = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path]) => path);

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @returns name and licence, by name */
function shipped(lock) {
  const packages = shippedPaths(lock).map((path) => {
    const name = nameOf(path);
    return [name, lock.packages[path].license ?? unsaid[name] ?? 'unknown'];
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
    'What runs with the product and what a start builds it with, as `package-lock.json` names it; `npm run third-party` writes this page.',
    "Their texts come with them into `node_modules`; those inside the web app's files stand in `licenses.md` beside these.",
    '',
    '| package | licence |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** What they ask to be kept: each one's licence and notice, as it came. */
export function noticesText(lock, read) {
  return shippedPaths(lock)
    .map((path) => [nameOf(path), read(path)])
    .map(([name, texts]) => [`${'='.repeat(80)}\n${name}\n`, ...texts].join('\n'))
    .join('\n\n');
}

function noticesOf(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return ['(of another platform: not installed here)'];
  const names = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  const files = names.map((name) => join(folder, name)).filter((path) => statSync(path).isFile());
  return files.length > 0
    ? files.map((path) => readFileSync(path, 'utf8'))
    : ['(its package brings no text)'];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, thirdPartyPage), thirdPartyText(lock));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(
    join(root, 'dist', 'third-party-notices.txt'),
    noticesText(lock, (path) => noticesOf(join(root, path))),
  );
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  writeFileSync(
    join(root, 'dist', 'sbom.cdx.json'),
    execFileSync('npm', sbom, { cwd: root, maxBuffer: 2 ** 26 }),
  );
}
