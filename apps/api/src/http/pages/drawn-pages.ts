// The page that the server sends for an address, drawn by the app itself before any of its code travels: once for all,
// or for a customer with their figures.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { civilDateOf } from '@portal/market/civil-dates';
import { market } from '@portal/market/here';
import { escaped, marketMeta, metaOf, portalBase } from '@portal/market/path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parse } from 'regexparam';
import { createAdmissionLimiter } from '../../bounded-work.ts';
import type { Caller } from '../../caller.ts';
import { ownCookie } from '../visitor.ts';

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

interface Place {
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

interface PortalPages {
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
    .update(marketMeta())
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
    .replace(marketPlace, marketMeta)
    .replace(settingsPlace, () => metaOf('portal-settings', settings))
    .replace(ownIcons, (whole) => (settings.icon ? iconLinks(settings.icon) : whole))
    .replace('</head>', () =>
      settings.brandStyle ? `<style>${settings.brandStyle}</style></head>` : '</head>',
    );
}

// Our own routes, asked from within for somebody whose session is known: refused or answered as if they had asked.

interface InnerAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Ask = (address: string, headers: Record<string, string>) => Promise<InnerAnswer>;

interface InnerCalls {
  /** Whose bearer it is, if it is one of those that are lent here. */
  callerOf(bearer: string): Caller | undefined;
  /** Whether a page asks as them, and not they themselves. */
  isLent(caller: Caller): boolean;
  /** Lends `work` what it needs to ask as the caller, until it has ended. Reading is all that it may do. */
  as<T>(app: FastifyInstance, caller: Caller, work: (ask: Ask) => Promise<T>): Promise<T>;
}

export function createInnerCalls(): InnerCalls {
  const lent = new Map<string, Caller>();
  const ofPages = new WeakSet<Caller>();
  return {
    callerOf: (bearer) => lent.get(bearer),
    isLent: (caller) => ofPages.has(caller),
    async as(app, caller, work) {
      // Nobody outside ever sees it, and it lives for one page.
      const bearer = randomBytes(32).toString('base64url');
      const ofPage = { ...caller };
      ofPages.add(ofPage);
      lent.set(bearer, ofPage);
      try {
        return await work(async (url, headers) => {
          const answer = await app.inject({
            method: 'GET',
            url,
            headers: { ...headers, authorization: `Bearer ${bearer}` },
          });
          return { status: answer.statusCode, headers: textsOf(answer.headers), body: answer.body };
        });
      } finally {
        lent.delete(bearer);
      }
    },
  };
}

function textsOf(headers: object): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

// A page with the figures of whoever opens it: asked for within, as they themselves would ask, and drawn for them alone.

export interface OwnPageNeeds {
  findCallerOfPage(pageToken: string): Promise<Caller | null>;
  inner: InnerCalls;
  portalOrigin: string;
}

/** Pages being drawn at a time, of a process and of one user; beyond, the page is sent that is everybody's. */
const drawings = { places: 24, share: 6 };
/** The page does not wait for a database that is silent. */
const patienceMs = 700;
/** A token begins with its user. */
const userLength = 22;

/** @returns the page; undefined where everybody's is to be sent, whatever the reason */
export function createOwnPages(app: FastifyInstance, pages: PortalPages, needs: OwnPageNeeds) {
  const room = createAdmissionLimiter(drawings);

  async function draw(token: string, url: string): Promise<PortalPage | undefined> {
    const caller = await needs.findCallerOfPage(token);
    if (!caller) return undefined;
    const { pathname, search } = new URL(url, 'http://portal');
    const place = { pathname: pathname.slice(portalBase.length), search };
    return needs.inner.as(app, caller, (ask) => pages.drawnFor(place, ask));
  }

  return async (request: FastifyRequest): Promise<PortalPage | undefined> => {
    const token = pageTokenOf(request, needs.portalOrigin);
    if (token === null) return undefined;
    const drawn = room(token.slice(0, userLength), () => draw(token, request.url)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a page could not be drawn for its customer: everybody’s is sent');
      return undefined;
    });
    return inTime(drawn);
  };
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The cookie by which a page that is opened is drawn for whoever is signed in. No call of the API looks at it. */
const shape = {
  name: 'portal_page',
  path: `${portalBase}/`,
  sameSite: 'Lax' as const,
  value: /[A-Za-z0-9_-]{20,200}/,
};
/** The browser's own word that its session was left while the server could not hear it. */
const LEFT = 'portal_left';
const left = new RegExp(`(?:^|; *)${LEFT}=`);
const notLeft = `${LEFT}=; Path=${portalBase}/; Max-Age=0`;

/** It goes with the browser, and dies with its session. */
export function keepPageToken(reply: FastifyReply, pageToken: string, portalOrigin: string): void {
  reply.header('Set-Cookie', [ownCookie(shape, portalOrigin).with(pageToken), notLeft]);
}

export function forgetPageToken(reply: FastifyReply, portalOrigin: string): void {
  reply.header('Set-Cookie', [ownCookie(shape, portalOrigin).with('', 0), notLeft]);
}

function pageTokenOf(request: FastifyRequest, portalOrigin: string): string | null {
  if (left.test(request.headers.cookie ?? '')) return null;
  return ownCookie(shape, portalOrigin).in(request);
}
