// The entry: the first screen's code and data are asked for before React draws anything.
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepTyped, markStarted } from '../lib/early-page.ts';
import { BASE, isLogin, paths } from '../lib/paths.ts';
import { bearer, startRestoreFlag, storedProfile } from '../session/session.ts';
import { followTheme } from '../session/theme.ts';
import { App } from './app.tsx';
import { findRoute, needsSession } from './routes.ts';
import { warm } from './warm.ts';

startRestoreFlag();
followTheme();

const pathname = window.location.pathname.slice(BASE.length) || '/';
const route = findRoute(pathname);
const isOpen = route === undefined || !needsSession(route) || storedProfile() !== null;
const code = warm(isOpen ? pathname : paths.login());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// What stands in the page stays until the screen can take its place at once.
if (root.firstChild) code.then(() => draw(root));
else draw(root);

function draw(root: HTMLElement): void {
  const { classList } = document.documentElement;
  if (classList.contains('not-theirs')) root.replaceChildren();
  classList.remove('not-theirs');
  keepTyped(root);
  markStarted();
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // What a boundary has caught is on the screen already, in words; React would also write it to the console. A page
  // that differs from what the server drew is drawn anew, which is no error either.
  const quietly = { onCaughtError: () => {}, onRecoverableError: () => {} };
  if (isAsDrawn(root)) hydrateRoot(root, app, quietly);
  else createRoot(root, quietly).render(app);
}

/** The login page for whoever is not signed in: its form goes on with what was typed in it. */
function isAsDrawn(root: HTMLElement): boolean {
  return (
    isLogin(pathname) &&
    bearer() === null &&
    window.history.state?.ended !== true &&
    root.querySelector('form') !== null
  );
}
