// The bot check of whoever is not signed in: which one the operator has configured.

import { isCardPage } from '@portal/card-pages/card-pages';
import { fetchBotChallenge } from '../api/person/bot-challenge.ts';
import { createBotCheck } from '../lib/bot-check/bot-check.ts';
import { isHostedService } from '../lib/bot-check/hosted-names.ts';
import type { BotCheck } from '../lib/bot-check/port.ts';
import { BASE } from '../lib/place/base.ts';
import { settings } from '../lib/settings.ts';

/** A challenge lives two minutes on the server's clock. */
const FRESH_MS = 100_000;

let opened: BotCheck | undefined;

export function personCheck(): BotCheck {
  opened ??= open();
  return opened;
}

function open(): BotCheck {
  const { botCheck: name, botCheckSiteKey } = settings();
  if (isHostedService(name)) {
    return createBotCheck({
      freshMs: FRESH_MS,
      ahead: false,
      load: () =>
        import('../lib/bot-check/hosted-services.ts').then((m) => m.openHostedCheck(name, botCheckSiteKey)),
    });
  }
  return createBotCheck({
    freshMs: FRESH_MS,
    ahead: true,
    load: () => import('../lib/bot-check/altcha.ts').then((m) => m.createAltcha(fetchBotChallenge)),
  });
}

/**
 * A page that began where a card is typed keeps that page's policy, which admits nobody from outside: it must be
 * loaded anew. What was typed is remembered.
 */
export function mustLoadAnew(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  if (!began || !isHostedService(settings().botCheck)) return false;
  return isCardPage(new URL(began.name).pathname.slice(BASE.length));
}

/** The built-in check cannot work on this address; worth saying before anybody types. */
export function cannotCheckHere(): boolean {
  // The server, which draws the page, does not know.
  return globalThis.isSecureContext === false && !isHostedService(settings().botCheck);
}
