// What a phone downloads before it can use a page: brotli bytes of JavaScript and CSS, from a build made here.
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './shared/portal.ts';
import { type Report, runBench } from './shared/run.ts';

interface Page {
  name: string;
  limitKb: number;
  /** Below apps/web/src: the lazy modules that the page asks for by itself, beside the entry. */
  sources: string[];
}

const pages: Page[] = [
  { name: 'cold login', limitKb: 95, sources: ['screens/access/login-screen.tsx'] },
  {
    name: 'home with services',
    limitKb: 110,
    sources: ['app/signed-in-frame.tsx', 'app/page-data.ts', 'screens/home/home-screen.tsx'],
  },
];
const fontLimitKb = 20.5;
const shownFiles = 12;

await runBench(async (report) => {
  const files = await buildWeb();
  for (const page of pages) weigh(report, files, page);
  const fonts = [...files.keys()].filter((file) => file.endsWith('.woff2'));
  const fontKb = fonts.reduce((sum, file) => sum + contentOf(files, file).byteLength / 1_000, 0);
  report.atMost(`font ${fonts.map((file) => basename(file)).join(', ')}`, fontKb, fontLimitKb, ' kB');
});

type Files = Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

/** In memory: the bundler then says which chunk holds which source, however chunks are grouped. */
async function buildWeb(): Promise<Files> {
  const web = join(root, 'apps', 'web');
  const built = await build({ root: web, logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('the web app is no longer one build');
  return new Map(built.output.map((file) => [file.fileName, file]));
}

function weigh(report: Report, files: Files, { name, limitKb, sources }: Page): void {
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

  report.say(`${name}:`);
  const weights = [...loaded].map((file) => ({ file, kb: brotliKb(contentOf(files, file)) }));
  weights.sort((a, b) => b.kb - a.kb);
  for (const { file, kb } of weights.slice(0, shownFiles)) row(report, kb, basename(file));
  const small = weights.slice(shownFiles);
  if (small.length > 0) row(report, sumKb(small), `in ${small.length} smaller files`);
  report.atMost(`${name}, JavaScript and CSS in brotli`, sumKb(weights), limitKb, ' kB');
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
  throw new Error(`${source} is in no chunk of the build: name the page's sources anew`);
}

function contentOf(files: Files, name: string): Buffer {
  const file = files.get(name);
  if (!file) throw new Error(`the build has no ${name}`);
  return Buffer.from(file.type === 'chunk' ? file.code : file.source);
}

/** 1 kB is 1,000 bytes. */
function brotliKb(content: Buffer): number {
  return brotliCompressSync(content).byteLength / 1_000;
}

function sumKb(weights: readonly { kb: number }[]): number {
  return weights.reduce((sum, { kb }) => sum + kb, 0);
}

function row(report: Report, kb: number, text: string): void {
  report.say(`  ${kb.toFixed(2).padStart(6)} kB  ${text}`);
}
