// What the server sends of each page before any code has come: of nobody in particular once for all, or for a customer
// with their figures.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageSettings } from '@portal/contract/page-settings';
import { portalBase } from '@portal/market/path';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  answersIn,
  clientOfOnePage,
  DRAWN_ANSWERS,
  type DrawnAnswers,
  fillWith,
  queryClient,
} from '../../api/kept/query-client.ts';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { fetchProfile } from '../../api/person/session.ts';
import { letTimePass } from '../../lib/clock.ts';
import { sendThrough } from '../../lib/http/request.ts';
import { matchPath } from '../../lib/place/match-path.ts';
import { isLogin, lineIn } from '../../lib/place/paths.ts';
import { provideSettings, settings } from '../../lib/settings.ts';
import { provideStorages } from '../../session/browser-storage.ts';
import {
  COOKIE_CHOICE,
  PROFILE,
  type StoredProfile,
  storeProfile,
  VISIT_KEYS,
} from '../../session/session.ts';
import { markRingsSeen } from '../../session/visit.ts';
import { noCodeCopy as copy } from '../app.copy.ts';
import { App } from '../app.tsx';
import { titleOf } from '../page-effects.tsx';
import type { RouteEntry } from '../routes/route-entry.ts';
import { findRoute, needsSession, notFound, routes } from '../routes/routes.ts';
import { prefetch } from './page-data.ts';
import { frameAround } from './warm.ts';

/** The version is of the page as it is built. */
type ToldSettings = Omit<PageSettings, 'version'>;

interface DrawnPage {
  /** Whom it is drawn for. The script in the page knows who has come. */
  audience: 'customer' | 'guest' | 'anyone';
  title: string;
  /** A style sheet, for what attributes may not say. */
  style: string;
  html: string;
  /** What it would show otherwise, if the browser's storages had it: their keys. */
  reads: string;
}

interface OwnPage extends DrawnPage {
  /** Whose figures it holds. */
  owner: string;
  /** The line that it shows, where the one chosen last may be shown; empty: none. */
  line: string | undefined;
}

/** Who it is, which line, and what has a value of its own for the drawing. */
const isKnownAnyway = (key: string) =>
  ([PROFILE, COOKIE_CHOICE, VISIT_KEYS.selectedService, VISIT_KEYS.ringsSeen] as string[]).includes(key);

/** Nobody: the page says who it is when the code knows. */
const somebody: StoredProfile = {
  sub: '',
  name: '',
  given_name: '',
  family_name: '',
  email: null,
  emailKind: 'real',
  phone_number: null,
  phone_number_verified: false,
  estatus: '',
  onBoarding: false,
  onBoardingStep: 0,
};

/** Nobody waits longer for a figure: what has not come by then, the browser asks for itself. */
const PATIENCE_MS = 300;

/** @param path of the table of routes; any other is a page that does not exist */
export async function drawPage(path: string, given: ToldSettings): Promise<DrawnPage> {
  const route = routes.find((each) => each.path === path) ?? notFound;
  const audience = audienceOf(route);
  await codeOf(route, audience === 'customer');
  const drawing = new Drawing(nobodyAnswers);
  return within(drawing, () => {
    if (audience === 'customer') storeProfile(somebody);
    const page = rendered(route === notFound ? '/404' : path, '', given);
    return { audience, title: titleOf(path), ...page, reads: readsOf(drawing) };
  });
}

interface OwnPlace {
  /** Without the base. */
  pathname: string;
  /** With its question mark. */
  search: string;
}

/** @returns null where the page is the same for everybody, or who has come cannot be had in time */
export async function drawOwnPage(
  { pathname, search }: OwnPlace,
  given: ToldSettings,
  ask: Ask,
): Promise<OwnPage | null> {
  const route = findRoute(pathname) ?? notFound;
  const audience = audienceOf(route);
  if (audience === 'anyone' || isLogin(pathname)) return null;
  await codeOf(route, true);
  const drawing = new Drawing(ask);
  return within(drawing, async () => {
    const client = clientOfOnePage();
    try {
      const params = matchPath(route.path, pathname)?.params ?? {};
      const figures = prefetch(route.needs ?? [], { client, params, search });
      const profile = await inTime(fetchProfile().catch(() => null));
      if (!profile) return null;
      await inTime(figures);
      storeProfile(profile);
      const answers = answersIn(client);
      drawing.reads.clear();
      const { style, html } = withAnswers(answers, () => rendered(pathname, search, given));
      const isOfLine = drawing.reads.has(VISIT_KEYS.selectedService);
      const line = isOfLine
        ? (/ data-line="([^"]*)"/.exec(html)?.[1] ?? namedLine(client, search))
        : undefined;
      const data = JSON.stringify(answers).replaceAll('<', '\\u003c');
      const held = `<script type="application/json" id="${DRAWN_ANSWERS}">${data}</script>`;
      return {
        audience,
        title: titleOf(pathname),
        style,
        html: html + held,
        owner: profile.sub,
        line,
        reads: readsOf(drawing),
      };
    } finally {
      client.clear();
    }
  });
}

/** The one of theirs that the address names, where nothing in the page says which it shows; empty: none. */
function namedLine(client: QueryClient, search: string): string {
  const named = lineIn(search);
  const services = client.getQueryData(serviceListQuery.queryKey)?.services;
  return named !== null && services?.some(({ number }) => number === named) !== false ? named : '';
}

function readsOf({ reads }: Drawing): string {
  return [...reads].filter((key) => !isKnownAnyway(key)).join(' ');
}

async function codeOf(route: RouteEntry, isSignedIn: boolean): Promise<void> {
  await Promise.all([route.code.promise(), frameAround(route.frame, isSignedIn)?.promise()]);
}

/** The app has one cache. It holds these answers while `draw` draws, which waits for nothing, and nothing else ever. */
function withAnswers<T>(answers: DrawnAnswers, draw: () => T): T {
  try {
    fillWith(queryClient, answers);
    return draw();
  } finally {
    letTimePass();
    queryClient.clear();
  }
}

/** Waits for nothing: another page may be drawn before and after, and not in between. */
function rendered(pathname: string, search: string, given: ToldSettings): Pick<DrawnPage, 'style' | 'html'> {
  provideSettings({ version: '', ...given });
  // The page appears before it could move.
  markRingsSeen();
  const page = renderToString(
    <StrictMode>
      <App drawn={{ pathname: `${portalBase}${pathname}`, search }} />
    </StrictMode>,
  );
  return withoutStyleAttributes(`<div id="root">${page}</div>${renderToString(<NoCode />)}`);
}

async function nobodyAnswers(): Promise<never> {
  throw new Error('a page of nobody requires for nothing');
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The content security policy admits a style sheet by its hash, and no attribute. */
function withoutStyleAttributes(html: string): Pick<DrawnPage, 'style' | 'html'> {
  const styles: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-drawn="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, at) => `[data-drawn="${at}"]{${plain(style)}}`);
  return { style: rules.join(''), html: marked };
}

function plain(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function audienceOf(route: RouteEntry): DrawnPage['audience'] {
  if (needsSession(route)) return 'customer';
  return route.frame === 'either' || route.frame === 'calm' || isLogin(route.path) ? 'guest' : 'anyone';
}

/** Said when the code cannot run, or does not come. */
function NoCode() {
  const { helpPhone } = settings();
  return (
    <>
      <noscript>
        <p className="no-code">{copy.noScript(helpPhone)}</p>
      </noscript>
      <p className="no-code" id="no-code" role="alert" hidden>
        {copy.missing(helpPhone)}
      </p>
    </>
  );
}

/** Answers a call of the page as whoever it is drawn for. */
export type Ask = (
  address: string,
  headers: Record<string, string>,
) => Promise<{ status: number; headers: Record<string, string>; body: string }>;

/**
 * What each page that the server draws has for itself: storage, and the way its calls are answered. Pages are drawn at
 * the same time, for different people, and nothing of one is in reach of another.
 */
class Drawing {
  /** What the page has looked for in a storage, which only the browser has. */
  readonly reads = new Set<string>();
  readonly device = storage((key) => this.reads.add(key));
  readonly visit = storage((key) => this.reads.add(key));
  readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }
}

const current = new AsyncLocalStorage<Drawing>();

/** Whatever `work` awaits belongs to this drawing. */
function within<T>(drawing: Drawing, work: () => T): T {
  return current.run(drawing, work);
}

function now(): Drawing {
  const drawing = current.getStore();
  if (!drawing) throw new Error('no page is being drawn');
  return drawing;
}

provideStorages({ device: () => now().device, visit: () => now().visit });
sendThrough(async (address, { headers }) => {
  const { status, headers: told, body } = await now().ask(address, Object.fromEntries(new Headers(headers)));
  // What is read of an answer: a whole one costs as much as the page's drawing.
  const answer = { ok: status < 300, status, headers: new Headers(told), json: async () => JSON.parse(body) };
  return answer as Response;
});

function storage(onRead: (key: string) => void) {
  const kept = new Map<string, string>();
  return {
    getItem(key: string) {
      onRead(key);
      return kept.get(key) ?? null;
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
