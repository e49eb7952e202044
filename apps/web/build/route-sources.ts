// Which sources each address of the portal asks for lazily, read from the route table itself.
import { registerHooks } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What stands around a screen; `either` and `calm` are at their heaviest for whoever is signed in. */
const frames = {
  bare: [],
  public: ['app/drawn/public-pages.tsx'],
  slim: ['app/drawn/slim-pages.tsx'],
  either: ['app/signed-in-frame.tsx'],
  calm: ['app/signed-in-frame.tsx'],
  signedIn: ['app/signed-in-frame.tsx'],
  task: ['app/signed-in-frame.tsx'],
} as const;

/** Of a row of the table in apps/web/src/app/routes/routes.ts. */
interface Row {
  path: string;
  frame: keyof typeof frames;
  code: { id: number; promise(): Promise<unknown> };
}

export interface RouteSources {
  path: string;
  /** Below apps/web/src; each begins a lazy chunk. */
  sources: string[];
}

const app = join(import.meta.dirname, '..', 'src', 'app');

/** The table runs here as it is, but for its screens: their names are noted, and nothing of them is loaded. */
export async function routeSources(): Promise<RouteSources[]> {
  let asked: string | undefined;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.endsWith('.tsx')) return next(specifier, context);
      const file = fileURLToPath(new URL(specifier, context.parentURL));
      asked = relative(join(app, '..'), file);
      return { url: `data:text/javascript,//${asked}`, shortCircuit: true };
    },
  });
  const table: { routes: Row[]; notFound: Row } = await import(
    pathToFileURL(join(app, 'routes', 'routes.ts')).href
  );
  const screens = new Map<number, string>();
  const found: RouteSources[] = [];
  for (const { path, frame, code } of [...table.routes, table.notFound]) {
    if (!screens.has(code.id)) {
      await code.promise();
      if (asked) screens.set(code.id, asked);
    }
    const screen = screens.get(code.id);
    if (!screen) throw new Error(`${path} loads no screen`);
    found.push({ path, sources: [...frames[frame], screen] });
  }
  hooks.deregister();
  return found;
}
