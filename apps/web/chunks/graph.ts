// The module graph as the bundler knows it: which page loads which module, and how much each module adds.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { createIcons } from './icons.ts';
import type { Module } from './merge.ts';

export type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const HTML = join(import.meta.dirname, '..', 'index.html');

/** What stands around a screen, by where it is: its frame, and the code that asks for its first data. */
const FRAMES: readonly (readonly [screens: RegExp, frames: readonly string[]])[] = [
  [/\/screens\/access\/(?!welcome)/, []],
  [/\/screens\/pages\/(icons|routes|server)/, ['slim-pages.tsx']],
  [/\/screens\/pages\//, ['public-pages.tsx']],
  [/\/screens\/|\/shell\/|\/shared\//, ['signed-in-frame.tsx', 'page-data.ts']],
];

/**
 * What the limits of bench/page-weight.ts leave beside the entry; what comes later has no limit of its own. Home's is
 * a kilobyte and a half less than it is: the weights are estimates, and nothing else has so little left.
 */
const ROOMS: readonly (readonly [pages: RegExp, kb: number])[] = [
  [/\/login-screen\.tsx$/, 13],
  [/\/home-screen\.tsx$/, 26.5],
  [/-screen\.tsx$/, 33],
];
const ROOM_LATER_KB = 41;

/** Kilobytes in brotli for a character of source, as built files have shown; most of a library is shaken out. */
const KB_PER_CHARACTER = { style: 0.228e-3, library: 0.07e-3, own: 0.257e-3 };

export interface Graph {
  /** Those of more than one page; the bundler places the others well. */
  modules: Module[];
  roomOf: (page: number) => number;
}

export function readGraph(context: Context): Graph {
  if (!context.getModuleInfo(HTML)) throw new Error(`chunks: ${HTML} is not part of this build`);
  const lazy = new Set<string>();
  const importsOf = createImports(context, lazy);
  const reach = (from: readonly string[]) => reachFrom(from, importsOf);
  const entry = reach([HTML]);
  // A set that grows while it is walked: lazy imports of lazy imports.
  for (const root of lazy) reach([root]);
  const roots = [...lazy].filter((root) => !entry.has(root));
  const named = (name: string) => roots.filter((root) => root.endsWith(`/${name}`));

  const loadedBy = new Map<string, Set<number>>();
  for (const [page, root] of roots.entries()) {
    const frames = FRAMES.find(([screens]) => screens.test(root))?.[1] ?? [];
    for (const id of reach([HTML, root, ...frames.flatMap(named)]))
      loadedBy.set(id, (loadedBy.get(id) ?? new Set()).add(page));
  }
  loadedBy.delete(HTML);
  const modules = [...loadedBy].map(([id, pages]) => {
    const isStyle = id.endsWith('.css');
    // The entry is on every page: its weight decides nothing.
    const kb = entry.has(id) ? 0 : kbOf(id, isStyle, context);
    return { id, kb, isStyle, pages, imports: importsOf(id) };
  });
  const roomOf = (page: number) =>
    ROOMS.find(([pages]) => pages.test(roots[page] ?? ''))?.[1] ?? ROOM_LATER_KB;
  return { modules: modules.filter(({ pages }) => pages.size > 1), roomOf };
}

/** Static imports of a module, icons among them; its lazy ones go to `lazy`. */
function createImports(context: Context, lazy: Set<string>): (id: string) => readonly string[] {
  const icons = createIcons();
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const info = context.getModuleInfo(id);
    for (const next of info?.dynamicallyImportedIds ?? []) lazy.add(next);
    const plain = (info?.importedIds ?? []).filter((next) => !icons.isIndex(next));
    const imports = [...plain, ...icons.usedBy(id)];
    known.set(id, imports);
    return imports;
  };
}

/** Everything that comes with these modules, all the way down. */
function reachFrom(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const seen = new Set(from);
  // A set that grows while it is walked.
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

function kbOf(id: string, isStyle: boolean, context: Context): number {
  const code = isStyle ? readFileSync(id, 'utf8') : (context.getModuleInfo(id)?.code ?? '');
  const { length } = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '').replace(/\s+/g, ' ');
  const isLibrary = /\/node_modules\/(?!lucide-react\/)/.test(id);
  return length * KB_PER_CHARACTER[isStyle ? 'style' : isLibrary ? 'library' : 'own'];
}
