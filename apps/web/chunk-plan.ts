// Which modules travel together: `first` for every page, with what the public ones have in common with home;
// `fields` for what login types into; `portal` for home and the frame around it; `common` for what public and
// signed-in pages both need. Of what other screens share, much that the same screens need together is a chunk; the
// rest goes with their folder, or into `more` with everybody's. Without it home is 70 requests, and 15 kB heavier.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const HTML = join(import.meta.dirname, 'index.html');
/** Only these are grouped; icons and single screens keep the bundler's own chunks. */
const GROUPED = /\/apps\/web\/src\/|\/node_modules\/@tanstack\//;
/** Its index names every icon, so following it would take them all: who uses which is read from the sources. */
const ICONS = /\/lucide-react\//;
const ICON = /\/lucide-react\/.*\/icons\/([^/]+)\.m?js$/;
const LUCIDE = createRequire(import.meta.url)
  .resolve('lucide-react')
  .replace(/\/cjs\/.*$/, '/esm/lucide-react.mjs');
const PORTAL = ['signed-in-frame.tsx', 'page-data.ts', 'home-screen.tsx'];
/** Not the specimen page, which names the whole kit, and not the welcome, which is for the signed in. */
const PUBLIC =
  /\/app\/(public|slim)-pages\.tsx$|\/screens\/(access|pages)\/(?!icons-list|welcome)[^/]+-screen\.tsx$/;
const SIGNED_IN_SCREEN = /\/screens\/(?!access\/|pages\/|home\/)([^/]+)\/[^/]+-screen\.tsx$/;
/** In characters of source: from here on what the same screens share is worth a request of its own. */
const WORTH_A_CHUNK = 8_000;

/** The one that is needed first chooses first; after them the folders of screens. */
const NAMES: readonly string[] = ['first', 'fields', 'portal', 'common', 'more'];

export function chunkGroups(): Rolldown.CodeSplittingOptions {
  let plan: Plan | undefined;
  const nameIf = (isMeant: (name: string) => boolean) => (id: string, context: Context) => {
    plan ??= planChunks(context);
    const name = plan.chunkOf(id);
    return name !== undefined && isMeant(name) ? name : null;
  };
  // A group takes along what its modules import, so the one that is needed first chooses first.
  const named = NAMES.map((wanted, index) => ({
    name: nameIf((name) => name === wanted),
    debugName: wanted,
    priority: NAMES.length - index,
  }));
  const folders = { name: nameIf((name) => !NAMES.includes(name)), debugName: 'folders', priority: 0 };
  return { groups: [...named, folders] };
}

interface Plan {
  chunkOf(id: string): string | undefined;
}

function planChunks(context: Context): Plan {
  if (!context.getModuleInfo(HTML)) throw new Error(`chunk plan: ${HTML} is not part of this build`);
  const lazy = new Set<string>();
  const all = reach([HTML], context, lazy);
  // A set that grows while it is walked: lazy imports of lazy imports.
  for (const id of lazy) for (const found of reach([id], context, lazy)) all.add(found);

  const ends = (names: string[]) => [...lazy].filter((id) => names.some((name) => id.endsWith(`/${name}`)));
  const entry = reach([HTML], context);
  const login = reach(ends(['login-screen.tsx']), context);
  const portal = reach(ends(PORTAL), context);
  const publicPages = [...lazy].filter((id) => PUBLIC.test(id));
  const open = reach(publicPages, context);
  const others = [...lazy].flatMap((id) => {
    const folder = SIGNED_IN_SCREEN.exec(id)?.[1];
    return folder === undefined ? [] : [{ folder, id, needs: reach([id], context) }];
  });
  const shares = sharesOf(others, context);

  const sets = { entry, login, portal, open };
  all.delete(HTML);
  const plan = new Map(
    [...all]
      .filter((id) => entry.has(id) || GROUPED.test(id))
      .map((id) => [id, placeOf(needOf(id, sets, others), shares)]),
  );
  const iconSets = {
    entry: iconsOf(entry),
    login: iconsOf(login),
    portal: iconsOf(portal),
    open: iconsOf(open),
  };
  const otherIcons = others.map((screen) => ({ ...screen, needs: iconsOf(screen.needs) }));
  return {
    chunkOf: (id) => {
      const icon = ICON.exec(id)?.[1];
      return icon === undefined ? plan.get(id) : placeOf(needOf(icon, iconSets, otherIcons), shares);
    },
  };
}

type Part = 'entry' | 'login' | 'portal' | 'open';

function needOf(id: string, sets: Record<Part, Set<string>>, screens: readonly Screen[]): Need {
  return {
    entry: sets.entry.has(id),
    login: sets.login.has(id),
    portal: sets.portal.has(id),
    open: sets.open.has(id),
    users: screens.filter(({ needs }) => needs.has(id)),
  };
}

interface Need extends Record<Part, boolean> {
  /** Signed-in screens other than home. */
  users: readonly Screen[];
}

function placeOf(
  { entry, login, portal, open, users }: Need,
  shares: Map<string, string>,
): string | undefined {
  if (entry || (portal && (login || open))) return 'first';
  if (portal) return 'portal';
  if (login || open) {
    const chunk = login ? 'fields' : 'common';
    return users.length > 0 ? chunk : undefined;
  }
  return users.length > 1 ? (shares.get(keyOf(users)) ?? sharedBy(users)) : undefined;
}

interface Screen {
  id: string;
  folder: string;
  needs: Set<string>;
}

const keyOf = (screens: readonly Screen[]): string => screens.map(({ id }) => id).join();

/** Of small things: those of one folder stand together, the others with everybody's. */
function sharedBy(screens: readonly Screen[]): string {
  const [folder = '', ...rest] = new Set(screens.map((screen) => screen.folder));
  return rest.length === 0 ? folder : 'more';
}

/** What exactly the same screens need, when it is much: named after its largest part. */
function sharesOf(screens: readonly Screen[], context: Context): Map<string, string> {
  const sizes = new Map<string, { total: number; largest: number; name: string }>();
  for (const id of new Set(screens.flatMap(({ needs }) => [...needs]))) {
    if (!GROUPED.test(id)) continue;
    const key = keyOf(screens.filter(({ needs }) => needs.has(id)));
    const length = context.getModuleInfo(id)?.code?.length ?? 0;
    const { total, largest, name } = sizes.get(key) ?? { total: 0, largest: -1, name: '' };
    const own = basename(id).replace(/\..*$/, '');
    sizes.set(key, {
      total: total + length,
      ...(length > largest ? { largest: length, name: own } : { largest, name }),
    });
  }
  const worthy = [...sizes].filter(([, { total }]) => total >= WORTH_A_CHUNK);
  return new Map(worthy.map(([key, { name }]) => [key, name]));
}

/** `CircleAlert` stands in circle-exclamation-point: the library's own index says where each name lives. */
const iconFiles = new Map(
  [...readFileSync(LUCIDE, 'utf8').matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.m?js'/g)].flatMap(
    ([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
  ),
);

const known = new Map<string, readonly string[]>();

/** File names of the icons that these sources name. */
function iconsOf(sources: Iterable<string>): Set<string> {
  const own = [...sources].filter((id) => id.includes('/apps/web/src/') && /\.tsx?$/.test(id));
  return new Set(own.flatMap(iconsIn));
}

function iconsIn(source: string): readonly string[] {
  const read = known.get(source);
  if (read) return read;
  const lists = readFileSync(source, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g);
  const names = [...lists].flatMap(([, list = '']) => list.split(','));
  const files = names.flatMap((name) => iconFiles.get(name.replace(/\btype\b|\bas\b.*/g, '').trim()) ?? []);
  known.set(source, files);
  return files;
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
