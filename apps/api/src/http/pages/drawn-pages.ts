// The page that the server sends for an address, drawn by the app itself before any of its code travels: once for all,
// or for a customer with their figures.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { civilDateOf } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { escaped, marketMeta, metaOf } from '@portal/market/meta';
import { portalBase } from '@portal/market/path';
import { parse } from 'regexparam';
import type { Ask } from './inner-calls.ts';

/** What `apps/web/src/app/drawn/pages.tsx` answers. */
interface DrawnPage {
  audience: string;
  title: string;
  style: string;
  html: string;
  reads: string;
}

interface OwnPage extends DrawnPage {
  owner: string;
  line: string | undefined;
}

export interface Place {
  /** Without the base. */
  pathname: string;
  /** With its question mark. */
  search: string;
}

interface Drawing {
  drawPage: (path: string, settings: object) => Promise<DrawnPage>;
  drawOwnPage: (place: Place, settings: object, ask: Ask) => Promise<OwnPage | null>;
}

/** A row of the built table of routes. */
interface Route {
  path: string;
  /** The scripts that its page begins with; the first is the entry. */
  files: string[];
}

const marketPlace = '<meta name="market" content="" />';
const settingsPlace = '<meta name="portal-settings" content="" />';
const rootPlace = '<div id="root"></div>';
const ownScripts = /\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g;

export interface PortalPage {
  isRoute: boolean;
  html: string;
  /** The script and the styles in it that are ours, and nothing that anybody has typed: for the policy. */
  parts: string;
}

export interface PortalPages {
  /** The page without anything in it: the app draws all of it. */
  shell: string;
  /** Another build and another setting make another version: an open page then offers to load itself anew. */
  version: string;
  of: (address: string) => Promise<PortalPage>;
  /** @returns undefined where the page is the same for everybody, or could not be drawn for whoever asks */
  drawnFor: (place: Place, ask: Ask) => Promise<PortalPage | undefined>;
}

/** @returns undefined where the portal has not been built */
export async function openPages(
  distFolder: string,
  settings: object & Partial<Look>,
  onTrouble: (error: unknown, path: string) => void,
): Promise<PortalPages | undefined> {
  // Written last: a build that was interrupted has none.
  const routesFile = join(distFolder, 'routes.json');
  if (!existsSync(routesFile)) return undefined;
  const built = await readFile(join(distFolder, 'index.html'), 'utf8');
  const version = createHash('sha256')
    .update(built)
    .update(marketMeta)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12);
  const shell = withSettings(built, { ...settings, version });
  const routes: Route[] = JSON.parse(await readFile(routesFile, 'utf8'));
  const rows = routes.map((route) => ({ ...route, shape: parse(route.path).pattern }));
  const pages = new Map<string, Promise<PortalPage>>();
  let drawnOn: string | undefined;
  let loaded: Promise<Drawing> | undefined;

  function drawing(): Promise<Drawing> {
    loaded ??= import(pathToFileURL(join(distFolder, 'pages', 'pages.mjs')).href);
    return loaded;
  }
  /** Read as the browser's router reads it: a slash in a bill's number parts nothing. */
  const rowOf = (address: string) => {
    const path = decodeURI(address);
    return rows.find(({ shape }) => shape.test(path)) ?? { path: '*', files: [] };
  };

  async function draw({ path, files }: Route): Promise<PortalPage> {
    const isRoute = path !== '*';
    try {
      const { drawPage } = await drawing();
      return { isRoute, ...filled(shell, await drawPage(path, settings), files) };
    } catch (error) {
      onTrouble(error, path);
      return { isRoute, html: shell, parts: shell };
    }
  }
  const of = (address: string) => {
    // What is drawn of a day lasts for that day: the year stands at the foot.
    const today = civilDateOf(new Date());
    if (today !== drawnOn) pages.clear();
    drawnOn = today;
    const row = rowOf(address);
    const page = pages.get(row.path) ?? draw(row);
    pages.set(row.path, page);
    return page;
  };
  async function drawnFor(place: Place, ask: Ask): Promise<PortalPage | undefined> {
    const { path, files } = rowOf(place.pathname);
    const { drawOwnPage } = await drawing();
    const page = await drawOwnPage(place, settings, ask);
    return page ? { isRoute: path !== '*', ...filled(shell, page, files) } : undefined;
  }
  return { shell, version, of, drawnFor };
}

function filled(shell: string, page: DrawnPage | OwnPage, files: readonly string[]) {
  const { audience, title, style, reads } = page;
  const whose = 'owner' in page ? { owner: page.owner, line: page.line } : {};
  const data = Object.entries({ audience, reads: reads || undefined, ...whose }).filter(
    ([, value]) => value !== undefined,
  );
  const marks = data.map(([name, value]) => `data-${name}="${escaped(String(value))}" `).join('');
  const styles = style === '' ? '' : `<style>${style}</style>`;
  const code =
    files.length > 0
      ? `<meta name="portal-code" content="${files.map((file) => `${portalBase}/${file}`).join(' ')}" />`
      : '';
  const frame = files.length > 0 ? shell.replace(ownScripts, '') : shell;
  const html = frame
    .replace('<html ', () => `<html ${marks}`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${code}${styles}`)
    .replace(rootPlace, () => page.html);
  return { html, parts: frame + styles };
}

/** Of an operator's own. */
interface Look {
  version: string;
  icon: string;
  brandStyle: string;
}

const ownIcons = /<link rel="icon"[^>]*>\s*<link rel="apple-touch-icon"[^>]*>/;

function iconLinks(address: string): string {
  return ['icon', 'apple-touch-icon'].map((rel) => `<link rel="${rel}" href="${address}" />`).join('');
}

/** The built page, as this market and these settings have it. */
function withSettings(html: string, settings: object & Partial<Look>): string {
  for (const place of [marketPlace, settingsPlace])
    if (!html.includes(place)) throw new Error(`index.html has no place ${place}`);
  return html
    .replace('<html lang="es"', () => `<html lang="${market.locale}"`)
    .replace(/ (href|src)="\.?\//g, (_whole, name: string) => ` ${name}="${portalBase}/`)
    .replace(marketPlace, () => marketMeta)
    .replace(settingsPlace, () => metaOf('portal-settings', settings))
    .replace(ownIcons, (whole) => (settings.icon ? iconLinks(settings.icon) : whole))
    .replace('</head>', () =>
      settings.brandStyle ? `<style>${settings.brandStyle}</style></head>` : '</head>',
    );
}
