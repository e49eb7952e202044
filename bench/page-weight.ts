// What a phone downloads before it can use a page: brotli bytes of JavaScript and CSS, from a build made here,
// for every address of the route table; with `--first`, for login and home alone, as `npm test` does.
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { routeSources } from '../apps/web/build/route-sources.ts';
import { root } from './shared/portal.ts';
import { type Report, runBench } from './shared/run.ts';

/** For whoever builds: all of them. */
const icons = '/icons-list';
/** A guard against what slips in unseen, no target: what a person waits for is measured elsewhere. */
const limitsKb: Record<string, number> = {
  '/': 113,
  '/login/': 113,
  '/home': 149,
  [icons]: 190,
};
/** Of whoever comes there first, with everything of home that it shares a file with. */
const otherLimitKb = 190;
/** Whoever comes first, and whoever comes most. */
const firstPaths = ['/', '/login/', '/home'];
const fontLimitKb = 20.5;
const shownFiles = 12;
/** By file name: most files belong to many pages. */
const weighed = new Map<string, number>();

await runBench(async (report) => {
  const files = await buildWeb();
  const all = await pages();
  const asked = process.argv.includes('--first') ? all.filter(isFirst) : all;
  for (const page of asked) weigh(report, files, page);
  const fonts = [...files.keys()].filter((file) => file.endsWith('.woff2'));
  const fontKb = fonts.reduce((sum, file) => sum + contentOf(files, file).byteLength / 1_000, 0);
  report.atMost(`font ${fonts.map((file) => basename(file)).join(', ')}`, fontKb, fontLimitKb, ' kB');
});

interface Page {
  /** Addresses that load the same. */
  paths: string[];
  sources: string[];
  limitKb: number;
}

function isFirst({ paths }: Page): boolean {
  return paths.some((path) => firstPaths.includes(path));
}

async function pages(): Promise<Page[]> {
  const byCode = new Map<string, Page>();
  for (const { path, sources } of await routeSources()) {
    const page = byCode.get(sources.join()) ?? { paths: [], sources, limitKb: Number.POSITIVE_INFINITY };
    page.paths.push(path);
    page.limitKb = Math.min(page.limitKb, limitsKb[path] ?? otherLimitKb);
    byCode.set(sources.join(), page);
  }
  return [...byCode.values()];
}

type Files = Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** In memory: the bundler then says which chunk holds which source, however chunks are grouped. */
async function buildWeb(): Promise<Files> {
  const web = join(root, 'apps', 'web');
  const built = await build({ root: web, logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('the web app is no longer one build');
  return new Map(built.output.map((file) => [file.fileName, file]));
}

function weigh(report: Report, files: Files, { paths, sources, limitKb }: Page): void {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const found = files.get(file);
    if (found?.type !== 'chunk') return;
    for (const css of found.viteMetadata?.importedCss ?? []) load(css);
    found.imports.forEach(load);
  };
  entryFiles(files).forEach(load);
  for (const source of sources) load(chunkWith(files, source));

  const weights = [...loaded].map((file) => ({ file, kb: brotliKb(files, file) }));
  const total = sumKb(weights);
  // The first two in full; of the others, those that have become too heavy.
  if (total > limitKb || isFirst({ paths, sources, limitKb })) list(report, weights);
  report.atMost(`${paths.join(' ')}: JavaScript and CSS in ${weights.length} files`, total, limitKb, ' kB');
}

interface Weight {
  file: string;
  kb: number;
}

function list(report: Report, weights: Weight[]): void {
  weights.sort((a, b) => b.kb - a.kb);
  for (const { file, kb } of weights.slice(0, shownFiles)) row(report, kb, basename(file));
  const small = weights.slice(shownFiles);
  if (small.length > 0) row(report, sumKb(small), `in ${small.length} smaller files`);
}

/** Scripts, preloads and styles that the page itself names. */
function entryFiles(files: Files): string[] {
  const page = contentOf(files, 'index.html').toString();
  const named = [...page.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+\.(?:js|css))"/g)];
  return named.flatMap(([, file]) => file ?? []);
}

function chunkWith(files: Files, source: string): string {
  const id = join(root, 'apps', 'web', 'src', source);
  for (const file of files.values())
    if (file.type === 'chunk' && file.moduleIds.includes(id)) return file.fileName;
  throw new Error(`${source} is in no chunk of the build`);
}

function contentOf(files: Files, name: string): Buffer {
  const file = files.get(name);
  if (!file) throw new Error(`the build has no ${name}`);
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

/** 1 kB is 1,000 bytes. */
function brotliKb(files: Files, name: string): number {
  const kb = weighed.get(name) ?? brotliCompressSync(contentOf(files, name)).byteLength / 1_000;
  weighed.set(name, kb);
  return kb;
}

function sumKb(weights: readonly Weight[]): number {
  return weights.reduce((sum, { kb }) => sum + kb, 0);
}

function row(report: Report, kb: number, text: string): void {
  report.say(`  ${kb.toFixed(2).padStart(6)} kB  ${text}`);
}
