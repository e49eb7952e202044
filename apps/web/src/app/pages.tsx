// What the server sends of each page before any code has come: a public page whole, a customer's as its skeleton.
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { BASE, isLogin } from '../lib/paths.ts';
import { provideSettings, settings } from '../lib/settings.ts';
import { endSession, type StoredProfile, storeProfile } from '../session/session.ts';
import { storeCookieChoice } from '../session/visit.ts';
import { noCodeCopy as copy } from './app.copy.ts';
import { App } from './app.tsx';
import { titleOf } from './page-effects.tsx';
import { needsSession, notFound, type RouteEntry, routes } from './routes.ts';
import { frameAround } from './warm.ts';

export interface DrawnPage {
  /** Whom it is drawn for. The script in the page knows who has come. */
  audience: 'customer' | 'guest' | 'anyone';
  title: string;
  html: string;
}

/** Nobody in particular: the page says who it is when the code knows. */
const somebody: StoredProfile = {
  sub: '',
  name: '',
  given_name: '',
  family_name: '',
  email: null,
  emailKind: 'real',
  phone_number: null,
  estatus: '',
  onBoarding: false,
  onBoardingStep: 0,
};

/** @param path of the table of routes; any other is a page that does not exist */
export async function drawPage(path: string, given: object): Promise<DrawnPage> {
  const route = routes.find((each) => each.path === path) ?? notFound;
  const audience = audienceOf(route);
  await Promise.all([route.code.promise(), frameAround(route.frame, audience === 'customer')?.promise()]);
  // From here on nothing waits: another page may be drawn in between.
  provideSettings(given);
  storeCookieChoice('read');
  if (audience === 'customer') storeProfile(somebody);
  else endSession('signed-out');
  const page = renderToString(
    <StrictMode>
      <App ssrPath={`${BASE}${route === notFound ? '/404' : path}`} />
    </StrictMode>,
  );
  const html = `<div id="root">${mayStand(route, page) ? page : ''}</div>${renderToString(<NoCode />)}`;
  return { audience, title: titleOf(path), html: withoutStyleAttributes(html) };
}

/** Only login's form goes on with what was typed before its code came. */
function mayStand(route: RouteEntry, page: string): boolean {
  return isLogin(route.path) || !/<main[\s\S]*<(input|select|textarea)[\s\S]*<\/main>/.test(page);
}

/** The content security policy admits a style sheet by its hash, and no attribute. */
function withoutStyleAttributes(html: string): string {
  const styles: string[] = [];
  const marked = html.replace(/ style="([^"]*)"/g, (_whole, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-drawn="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, at) => `[data-drawn="${at}"]{${plain(style)}}`);
  return rules.length > 0 ? `<style>${rules.join('')}</style>${marked}` : marked;
}

function plain(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function audienceOf(route: RouteEntry): DrawnPage['audience'] {
  if (needsSession(route)) return 'customer';
  return route.frame === 'either' || isLogin(route.path) ? 'guest' : 'anyone';
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
