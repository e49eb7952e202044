// Which modules travel together: `first` for every page, with what the public ones have in common with home;
// `portal` for the frame of the signed-in pages, `home` for home alone; then what other screens share: those of one
// folder by its name, the buying ones among themselves, and `more` for all others. Without it home is 70 requests,
// and 15 kB heavier.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const HTML = join(import.meta.dirname, 'index.html');
/** Only these are grouped; icons and single screens keep the bundler's own chunks. */
const GROUPED = /\/apps\/web\/src\/|\/node_modules\/@tanstack\//;
/** Its index names every icon, so following it would take them all: who uses which is read from the sources. */
const ICONS = /\/lucide-react\//;
const FRAME = ['signed-in-frame.tsx', 'page-data.ts'];
const PORTAL = [...FRAME, 'home-screen.tsx'];
/** Not the specimen page, which names the whole kit, and not the welcome, which is for the signed in. */
const PUBLIC =
  /\/app\/(public|slim)-pages\.tsx$|\/screens\/(access|pages)\/(?!icons-list|welcome)[^/]+-screen\.tsx$/;
const SIGNED_IN_SCREEN = /\/screens\/(?!access\/|pages\/|home\/)([^/]+)\/[^/]+-screen\.tsx$/;
/** The folders of screens that share a card form, a ledger of purchases and receipts. */
const BUYING: readonly string[] = ['activations', 'billing', 'movements', 'packages', 'recharge'];

/** The one that is needed first chooses first; after them the folders of screens. */
const NAMES: readonly string[] = ['first', 'portal', 'home', 'more', 'buying'];

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
  const frame = reach(ends(FRAME), context);
  const publicPages = [...lazy].filter((id) => PUBLIC.test(id));
  const open = reach(publicPages, context);
  const others = [...lazy].flatMap((id) => {
    const folder = SIGNED_IN_SCREEN.exec(id)?.[1];
    return folder === undefined ? [] : [{ folder, needs: reach([id], context) }];
  });

  const place = (id: string): string | undefined => {
    if (entry.has(id)) return 'first';
    if (!GROUPED.test(id)) return undefined;
    if (login.has(id)) return portal.has(id) ? 'first' : undefined;
    const users = others.filter(({ needs }) => needs.has(id));
    if (portal.has(id)) {
      if (open.has(id)) return 'first';
      return frame.has(id) || users.length > 0 ? 'portal' : 'home';
    }
    return users.length > 1 && !open.has(id) ? sharedBy(users.map(({ folder }) => folder)) : undefined;
  };
  all.delete(HTML);
  const plan = new Map([...all].map((id) => [id, place(id)]));
  const firstIcons = iconsOf([...entry, ...login]);
  const openIcons = iconsOf([...open]);
  const portalIcons = iconsOf([...portal]);
  const placeOfIcon = (id: string): ChunkName | undefined => {
    if (isIcon(id, firstIcons)) return 'first';
    return isIcon(id, openIcons) && isIcon(id, portalIcons) ? 'first' : undefined;
  };
  return { chunkOf: (id) => plan.get(id) ?? placeOfIcon(id) };
}

function sharedBy(folders: readonly string[]): string {
  const [folder = '', ...rest] = new Set(folders);
  if (rest.length === 0) return folder;
  return [folder, ...rest].every((name) => BUYING.includes(name)) ? 'buying' : 'more';
}

const isIcon = (id: string, names: ReadonlySet<string>): boolean =>
  names.has(/\/lucide-react\/.*\/icons\/([^/]+)\.m?js$/.exec(id)?.[1] ?? '');

/** File names of the icons that these sources name: `CircleAlert` stands in circle-alert. */
function iconsOf(sources: readonly string[]): Set<string> {
  const own = sources.filter((id) => id.includes('/apps/web/src/') && /\.tsx?$/.test(id));
  const imports = own.flatMap((id) => [
    ...readFileSync(id, 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
  ]);
  const names = imports
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.replace(/\btype\b|\bas\b.*/g, '').trim());
  return new Set(names.map((name) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()));
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
