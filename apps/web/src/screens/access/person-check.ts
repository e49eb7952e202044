// The bot check of registration and recovery: which one the operator has configured, and asking it.

import { isCardPage } from '@portal/card-pages/card-pages';
import { checkRegistered, fetchBotChallenge, type Refused } from '../../api/person/access.ts';
import { createBotCheck } from '../../lib/bot-check/bot-check.ts';
import { isHostedService } from '../../lib/bot-check/hosted-names.ts';
import { type BotCheck, BotCheckFailure } from '../../lib/bot-check/port.ts';
import { BASE } from '../../lib/place/base.ts';
import { settings } from '../../lib/settings.ts';
import { alertCopy, stepCopy } from './access.copy.ts';
import type { Alert } from './refusals.ts';

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
        import('../../lib/bot-check/hosted-services.ts').then((m) =>
          m.openHostedCheck(name, botCheckSiteKey),
        ),
    });
  }
  return createBotCheck({
    freshMs: FRESH_MS,
    ahead: true,
    load: () => import('../../lib/bot-check/altcha.ts').then((m) => m.createAltcha(fetchBotChallenge)),
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

/** Is it registered? Asked with a fresh proof; after any refusal the next time begins with a new one. */
export async function askIfRegistered(
  identifier: string,
): Promise<{ refused: Refused | null } | { failure: BotCheckFailure }> {
  const check = personCheck();
  try {
    const refused = await checkRegistered(identifier, await check.proof());
    if (refused) check.reset();
    return { refused };
  } catch (error) {
    check.reset();
    return { failure: error instanceof BotCheckFailure ? error : new BotCheckFailure('failed') };
  }
}

/** `unreachable` says what the flow says of any lost connection. */
export function botAlert({ trouble }: BotCheckFailure, unreachable: Alert): Alert {
  if (trouble === 'insecure') return { title: stepCopy.insecureTitle, text: stepCopy.insecure };
  if (trouble === 'failed') return { title: alertCopy.error, text: alertCopy.unknown };
  return unreachable;
}
