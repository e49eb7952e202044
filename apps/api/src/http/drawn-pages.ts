// The page that the server sends for an address: drawn once by the app itself, before any of its code travels.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'regexparam';

/** What `apps/web/src/app/pages.tsx` answers. */
interface DrawnPage {
  audience: string;
  title: string;
  html: string;
}

interface Drawing {
  drawPage: (path: string, settings: object) => Promise<DrawnPage>;
}

/** A row of the built table of routes. */
interface Route {
  path: string;
  /** The scripts that its page begins with; the first is the entry. */
  files: string[];
}

const settingsPlace = '<meta name="portal-settings" content="" />';
const rootPlace = '<div id="root"></div>';
const ownScripts = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

export interface PortalPage {
  isRoute: boolean;
  html: string;
}

export interface PortalPages {
  /** The page without anything in it: the app draws all of it. */
  shell: string;
  /** Another build and another setting make another version: an open page then offers to load itself anew. */
  version: string;
  of: (address: string) => Promise<PortalPage>;
}

/** @returns undefined where the portal has not been built */
export async function openPages(
  distFolder: string,
  settings: object,
  onTrouble: (error: unknown, path: string) => void,
): Promise<PortalPages | undefined> {
  // Written last; a build of an older version has none.
  const routesFile = join(distFolder, 'routes.json');
  if (!existsSync(routesFile)) return undefined;
  const built = await readFile(join(distFolder, 'index.html'), 'utf8');
  const version = createHash('sha256')
    .update(built)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12);
  const shell = withSettings(built, { ...settings, version });
  const routes: Route[] = JSON.parse(await readFile(routesFile, 'utf8'));
  const rows = routes.map((route) => ({ ...route, shape: parse(route.path).pattern }));
  const pages = new Map<string, Promise<PortalPage>>();
  let drawing: Promise<Drawing> | undefined;

  async function draw({ path, files }: Route): Promise<PortalPage> {
    const isRoute = path !== '*';
    try {
      drawing ??= import(pathToFileURL(join(distFolder, 'pages', 'pages.mjs')).href);
      const { drawPage } = await drawing;
      return { isRoute, html: filled(shell, await drawPage(path, settings), files) };
    } catch (error) {
      onTrouble(error, path);
      return { isRoute, html: shell };
    }
  }
  const of = (address: string) => {
    const row = rows.find(({ shape }) => shape.test(address)) ?? { path: '*', files: [] };
    const page = pages.get(row.path) ?? draw(row);
    pages.set(row.path, page);
    return page;
  };
  return { shell, version, of };
}

function filled(shell: string, { audience, title, html }: DrawnPage, files: readonly string[]): string {
  const code = files.length > 0 ? `<meta name="portal-code" content="${files.join(' ')}" />` : '';
  return (files.length > 0 ? shell.replace(ownScripts, '') : shell)
    .replace('<html ', () => `<html data-audience="${audience}" `)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${code}`)
    .replace(rootPlace, () => html);
}

function withSettings(html: string, settings: object): string {
  if (!html.includes(settingsPlace)) throw new Error('index.html has no place for the portal settings');
  const content = escaped(JSON.stringify(settings));
  return html.replace(settingsPlace, () => `<meta name="portal-settings" content="${content}" />`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
