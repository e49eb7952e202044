// A small script inside the page, before the first paint: the chosen theme, whose page it is, and when the app's code begins.
import { portalBase } from '@portal/market/path';
import { holdEarly, isDrawnFor, sayIfMissing } from '../../lib/early/early-page.ts';
import { isLogin, lineIn, paths } from '../../lib/place/paths.ts';
import { bearer, type StoredProfile, storedProfile } from '../../session/session.ts';
import { applyTheme } from '../../session/theme.ts';
import { cookieChoice, selectedService } from '../../session/visit.ts';
import { goesOnAsDrawn } from './goes-on.ts';

function begin(): void {
  admitOwnScripts();
  const { classList, dataset } = document.documentElement;
  const { pathname, search } = window.location;
  const path = pathname.slice(portalBase.length) || '/';
  const profile = storedProfile();
  if (profile === null && dataset.audience === 'customer') {
    // As the guard of the routes does, before anything is seen that is nobody's, or not theirs any more.
    window.history.replaceState(
      { from: `${path}${search}`, ended: false },
      '',
      `${portalBase}${paths.login()}`,
    );
    window.location.reload();
    return;
  }
  if (!isTheirs(profile)) classList.add('not-theirs');
  if (cookieChoice() !== null) classList.add('cookies-answered');
  // Its fields and buttons are not those that will be there. What is typed in login outlives even that.
  if (!goesOnAsDrawn() && !isLogin(path)) classList.add('drawn-anew');
  holdEarly();
  startCode();
  if (profile !== null) readLanguage();
}

/**
 * The first amount and the first day that are written have the browser read the language's data, which takes a slow phone
 * a fifth of a second: here nothing waits for it, as the styles are on their way.
 */
function readLanguage(): void {
  const { lang } = document.documentElement;
  new Intl.NumberFormat(lang).format(0);
  new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(0);
}

/** What was drawn for somebody else, or of another line, is out of sight until the app draws it for who has come. */
function isTheirs(profile: StoredProfile | null): boolean {
  const { audience, owner, line } = document.documentElement.dataset;
  if (owner === undefined) return audience !== 'guest' || bearer() === null;
  if (profile === null || !isDrawnFor(profile.sub)) return false;
  // What this tab alone knows: what the page before has sent along, and the line chosen last.
  if (window.history.state !== null) return false;
  const chosen = selectedService()?.number;
  const shown = [chosen, lineIn(window.location.search)];
  return line === undefined || chosen === undefined || shown.includes(line);
}

// Where the server's policy wants it (trusted types), a text becomes a script's address here alone, when it is of this
// origin: workers and the service worker. No text becomes markup or code anywhere.

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): void;
}

function admitOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) =>
      new URL(address, document.baseURI).origin === location.origin ? address : null,
  });
}

const TOO_LONG_MS = 20_000;
/** A page that is not seen is not painted. */
const WITHOUT_PAINT_MS = 1_000;

/** The server names the entry, then what the page needs besides; a page without them has its scripts itself. */
function startCode(): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name="portal-code"]')?.content;
  if (!named) return;
  const [entry = '', ...others] = named.split(' ');
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of others) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
    script.onerror = sayIfMissing;
    document.head.append(script);
    setTimeout(sayIfMissing, TOO_LONG_MS);
  };
  // The frame after the first one: that one has been painted.
  requestAnimationFrame(() => requestAnimationFrame(begin));
  setTimeout(begin, WITHOUT_PAINT_MS);
}

applyTheme();
begin();
