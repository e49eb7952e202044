// The entry: the first screen's code and data are asked for before React draws anything.
import '../ui/tokens.css';
import '../ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BASE, paths } from '../lib/paths.ts';
import { startRestoreFlag, storedProfile } from '../session/session.ts';
import { followTheme } from '../session/theme.ts';
import { App } from './app.tsx';
import { findRoute, needsSession } from './routes.ts';
import { warm } from './warm.ts';

startRestoreFlag();
followTheme();

const pathname = window.location.pathname.slice(BASE.length) || '/';
const route = findRoute(pathname);
const isOpen = route === undefined || !needsSession(route) || storedProfile() !== null;
warm(isOpen ? pathname : paths.login());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// What a boundary has caught is on the screen already, in words; React would also write it to the console.
createRoot(root, { onCaughtError: () => {} }).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
