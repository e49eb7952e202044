// The assistant's page: opens the link that it came with, and then talks.

import type { PageSettings } from '../page.ts';
import { startChatwoot } from './chatwoot.ts';
import { createConversation } from './conversation.ts';
import { pageCopy as copy } from './page.copy.ts';
import { takeToken } from './payload.ts';
import { portalWindow } from './portal-window.ts';
import { beginConversation } from './server.ts';
import { createView } from './view.ts';

async function start(): Promise<void> {
  const { portalOrigins, chatwoot, brand, helpPhone } = settings();
  const portal = portalWindow(portalOrigins);
  const view = createView({ portal, canAsk: chatwoot?.opens !== 'atOnce' });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') portal.post({ type: 'close' });
  });

  const token = takeToken(location.hash);
  history.replaceState(null, '', location.pathname);
  const begun = token === null ? null : await beginConversation(token);
  if (begun === null) return view.end(copy.over);
  if (begun === 'silent') return view.end(copy.silent);
  if (chatwoot?.opens === 'atOnce') {
    view.note(copy.opening);
    return startChatwoot(chatwoot, begun, portal, []).catch(() => view.end(copy.noChat(helpPhone)));
  }
  createConversation({ view, portal, begun, brand, chatwoot, helpPhone });
}

start();

/** What the server tells the page about its operator. */
function settings(): PageSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="assistant-settings"]')?.content;
  return JSON.parse(content ?? '{}');
}
