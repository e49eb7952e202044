// Every command and path that our documents name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './setup.mjs';

// Made by commands, so a fresh clone lacks them.
const made = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', '.git']);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const topLevel = new Set(readdirSync(root));
const sourceFile = /\.(md|ts|tsx|mjs|json|css|sql|yml)$/;

function documentsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : documentsIn(path);
    return entry.name.endsWith('.md') ? [path] : [];
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

const faults = documentsIn(root).flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  const missing = [...missingCommands(text), ...missingPaths(text, dirname(path))];
  return missing.map((name) => `${relative(root, path)}: ${name} does not exist`);
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
