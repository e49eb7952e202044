// The entry: the first screen's code and data are asked for before React draws anything.
import '../ui/tokens.css';
import '../ui/base.css';
import { portalBase } from '@portal/market/path';
import { type ReactNode, StrictMode, startTransition, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { letTimePass } from '../lib/clock.ts';
import { enteredEarly, holdToggles, isTypedIn } from '../lib/early/early-fields.ts';
import { isDrawnFor, keepTyped, pressAgain } from '../lib/early/early-page.ts';
import { paths } from '../lib/place/paths.ts';
import { startRestoreFlag, storedProfile } from '../session/session.ts';
import { followTheme } from '../session/theme.ts';
import { App } from './app.tsx';
import { goesOnAsDrawn } from './drawn/goes-on.ts';
import { warm } from './drawn/warm.ts';
import { findRoute, needsSession } from './routes/routes.ts';

startRestoreFlag();
followTheme();

const { dataset, classList } = document.documentElement;
const pathname = window.location.pathname.slice(portalBase.length) || '/';
const route = findRoute(pathname);
const profile = storedProfile();
const isOpen = route === undefined || !needsSession(route) || profile !== null;
const isOwn = profile !== null && isDrawnFor(profile.sub);

// What stands in the page stays until the screen can take its place at once, or go on with it.
whenWhole().then(async () => {
  const isCodeHere = await warm(isOpen ? pathname : paths.login(), { hasAnswers: isOwn });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  draw(root, isCodeHere);
});

/** Whoever has the files already may be ahead of the page. */
async function whenWhole(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

function draw(root: HTMLElement, isCodeHere: boolean): void {
  const goesOn = isCodeHere && goesOnAsDrawn() && !classList.contains('not-theirs');
  if (classList.contains('not-theirs')) root.replaceChildren();
  classList.remove('not-theirs');
  // Whose page it was is not said to whoever comes next.
  delete dataset.owner;
  delete dataset.line;
  delete dataset.reads;
  keepTyped(root);
  const entered = enteredEarly(root);
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // What a boundary has caught is on the screen already, in words; React would also write it to the console. That a page
  // differs from what the server drew is written there: it is drawn anew, and nobody should have to wait for that.
  const quietly = { onCaughtError: () => {} };
  const goOn = () => {
    letTimePass();
    for (const again of entered) flushSync(again);
    pressAgain();
  };
  // In slices, so that a phone answers meanwhile: what is pressed is drawn first, and heard.
  if (goesOn && !isTypedIn(root)) {
    const release = holdToggles(root);
    const begin = () => {
      goOn();
      release();
    };
    startTransition(() => {
      hydrateRoot(root, <Begun onBegin={begin}>{app}</Begun>, quietly);
    });
    return;
  }
  // At once: between what was kept and what is heard nothing may be entered.
  flushSync(() => {
    if (goesOn) hydrateRoot(root, app, quietly);
    else createRoot(root, quietly).render(app);
  });
  goOn();
}

function Begun({ onBegin, children }: { onBegin: () => void; children: ReactNode }) {
  const begin = useEffectEvent(onBegin);
  useEffect(() => begin(), []);
  return children;
}
