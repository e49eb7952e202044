// Which modules travel together: `first` for whoever is not signed in, `portal` for home and the frame around it,
// `more` for what several other screens share. Without it home is 70 requests, and 15 kB heavier.
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const HTML = join(import.meta.dirname, 'index.html');
/** Only these are grouped; icons and single screens keep the bundler's own chunks. */
const GROUPED = /\/apps\/web\/src\/|\/node_modules\/@tanstack\//;
/** Its index names every icon, so following it would take them all. */
const ICONS = /\/lucide-react\//;
const PORTAL = ['signed-in-frame.tsx', 'page-data.ts', 'home-screen.tsx'];
const SIGNED_IN_SCREEN = /\/screens\/(?!access\/|pages\/|home\/)[^/]+\/[^/]+-screen\.tsx$/;

const NAMES = ['first', 'portal', 'more'] as const;
type ChunkName = (typeof NAMES)[number];

export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let plan: Map<string, ChunkName> | undefined;
  const nameFor = (wanted: ChunkName) => (id: string, context: Context) => {
    plan ??= planChunks(context);
    return plan.get(id) === wanted ? wanted : null;
  };
  // A group takes along what its modules import, so the one that is needed first chooses first.
  return {
    groups: NAMES.map((name, index) => ({
      name: nameFor(name),
      debugName: name,
      priority: NAMES.length - index,
    })),
  };
}

function planChunks(context: Context): Map<string, ChunkName> {
  if (!context.getModuleInfo(HTML)) throw new Error(`chunk plan: ${HTML} is not part of this build`);
  const lazy = new Set<string>();
  const all = reach([HTML], context, lazy);
  // A set that grows while it is walked: lazy imports of lazy imports.
  for (const id of lazy) for (const found of reach([id], context, lazy)) all.add(found);

  const ends = (names: string[]) => [...lazy].filter((id) => names.some((name) => id.endsWith(`/${name}`)));
  const entry = reach([HTML], context);
  const login = reach(ends(['login-screen.tsx']), context);
  const portal = reach(ends(PORTAL), context);
  const others = [...lazy].filter((id) => SIGNED_IN_SCREEN.test(id)).map((id) => reach([id], context));

  const plan = new Map<string, ChunkName>();
  for (const id of all) {
    if (id === HTML) continue;
    if (entry.has(id) || (GROUPED.test(id) && login.has(id) && portal.has(id))) plan.set(id, 'first');
    else if (!GROUPED.test(id) || login.has(id)) continue;
    else if (portal.has(id)) plan.set(id, 'portal');
    else if (others.filter((screen) => screen.has(id)).length > 1) plan.set(id, 'more');
  }
  return plan;
}

/** What these modules import, statically and all the way down; lazy imports met on the way go to `lazy`. */
function reach(from: string[], context: Context, lazy?: Set<string>): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id) || ICONS.test(id)) return;
    seen.add(id);
    const info = context.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) visit(next);
    for (const next of info?.dynamicallyImportedIds ?? []) lazy?.add(next);
  };
  from.forEach(visit);
  return seen;
}
