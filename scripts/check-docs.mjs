// Every command, path and file that our documents name exists, every word of the code in the glossary, and every promise
// that code or documents name; the table of settings is what the code reads, the list of others' packages what the lockfile holds.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { settings } from '../apps/api/src/config.ts';
import { upstreamParts } from '../apps/api/src/upstream/settings.ts';
import { operatorSettings } from '../apps/operator/src/settings.ts';
import { accessPage, accessText } from './access-page.mjs';
import {
  bareFilesIn,
  codeWordsIn,
  deadReferences,
  differences,
  promisesIn,
  readDirectly,
  recordFaults,
  repeatedIds,
  settingsIn,
  wordsOf,
} from './document-rules.mjs';
import { loadingPage, loadingText } from './loading-page.mjs';
import { root } from './setup.mjs';
import { licencesToAskAbout, thirdPartyPage, thirdPartyText } from './third-party.mjs';
import { upstreamPages } from './upstream-page.mjs';

// Made by commands, so a fresh clone lacks them.
const made = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.git']);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const topLevel = new Set(readdirSync(root));
const sourceFile = /\.(md|ts|tsx|mjs|json|css|sql|yml)$/;

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return made.has(entry.name) ? [] : filesIn(path);
  });
}

function missingCommands(text) {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)]
    .map(([, script, short]) => script ?? short)
    .filter((script) => !(script in scripts))
    .map((script) => `npm run ${script}`);
}

function missingPaths(text, folder) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const linked = [...prose.matchAll(/\]\(([^)\s#]+)/g)]
    .map((match) => match[1])
    .filter((path) => !/^[a-z]+:/.test(path));
  const quoted = [...prose.matchAll(/`([^`\s]+)`/g)].map((match) => match[1]).filter(looksLikePath);
  return [...linked, ...quoted].filter(
    (path) => ![folder, root].some((base) => existsSync(join(base, path))),
  );
}

// Addresses start with a slash, package names with @, and patterns hold a placeholder.
function looksLikePath(word) {
  if (!/^[\w.][\w./-]*$/.test(word) || word.includes('NNNN')) return false;
  const segments = word.split('/').filter((segment) => segment !== '.' && segment !== '..');
  if (segments.some((segment) => made.has(segment))) return false;
  return word.includes('/') && (topLevel.has(segments[0]) || sourceFile.test(word));
}

const all = filesIn(root);
const names = new Set(all.map((path) => basename(path)));
const files = all.filter((path) => sourceFile.test(path));
const requirements = join('docs', 'requirements.md');
const promised = promisesIn(readFileSync(join(root, requirements), 'utf8'));
const plantsItsOwn = /^scripts\/[\w-]+\.test\.mjs$/;
const words = new Set();

const faults = files.flatMap((path) => {
  const name = relative(root, path);
  const text = readFileSync(path, 'utf8');
  const missing = path.endsWith('.md')
    ? [
        ...missingCommands(text),
        ...missingPaths(text, dirname(path)),
        ...bareFilesIn(text).filter((file) => !names.has(file)),
      ]
    : [];
  if (!path.endsWith('.md')) for (const word of wordsOf(text)) words.add(word);
  const dead = plantsItsOwn.test(name) ? [] : deadReferences(text, promised);
  return [
    ...missing.map((what) => `${name}: ${what} does not exist`),
    ...dead.map((what) => `${name}: ${what} leads nowhere; what is promised has its id in ${requirements}`),
  ];
});

const glossary = join('docs', 'glossary.md');
for (const word of new Set(codeWordsIn(readFileSync(join(root, glossary), 'utf8'))))
  if (!words.has(word)) faults.push(`${glossary}: ${word} is a word of no source`);

const settingsPage = join('docs', 'settings.md');
const defaults = new Map(
  files
    .filter((path) => !path.endsWith('.md') && !plantsItsOwn.test(relative(root, path)))
    .flatMap((path) => readDirectly(readFileSync(path, 'utf8')))
    .map((name) => [name, undefined]),
);
for (const { shape } of [operatorSettings, settings])
  for (const [name, schema] of Object.entries(shape)) defaults.set(name, schema.parse(undefined));
const told = settingsIn(readFileSync(join(root, settingsPage), 'utf8'), upstreamParts);
for (const difference of differences(told, defaults)) faults.push(`${settingsPage}: ${difference}`);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
if (readFileSync(join(root, thirdPartyPage), 'utf8') !== thirdPartyText(lock))
  faults.push(`${thirdPartyPage}: not what the lockfile holds; npm run third-party writes it`);
for (const [name, licence] of licencesToAskAbout(lock))
  faults.push(`${thirdPartyPage}: nobody has said whether ${name} may be shipped under ${licence}`);

for (const [path, text] of upstreamPages())
  if (!existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    faults.push(`${path}: not what the calls say; node scripts/upstream-page.mjs writes it`);
if (readFileSync(join(root, accessPage), 'utf8') !== (await accessText()))
  faults.push(`${accessPage}: not what the calls' policies say; node scripts/access-page.mjs writes it`);

if (readFileSync(join(root, loadingPage), 'utf8') !== loadingText())
  faults.push(`${loadingPage}: not what a load checks; node scripts/loading-page.mjs writes it`);

const decisions = join('docs', 'decisions');
const index = readFileSync(join(root, decisions, 'README.md'), 'utf8').split('\n');
const records = readdirSync(join(root, decisions)).filter((name) => name !== 'README.md');
for (const name of records) {
  const text = readFileSync(join(root, decisions, name), 'utf8');
  for (const what of recordFaults(name, text, index)) faults.push(`${join(decisions, name)}: ${what}`);
}
const numbers = records.map((name) => name.slice(0, 4));
for (const number of numbers.filter((each, at) => numbers.indexOf(each) !== at))
  faults.push(`${decisions}: ${number} is the number of two`);

for (const id of repeatedIds(promised)) faults.push(`${requirements}: ${id} stands there twice`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
