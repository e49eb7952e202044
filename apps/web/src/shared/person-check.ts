// The bot check of whoever is not signed in: which one the operator has configured.
import { isCardPage } from '@portal/card-pages/card-pages';
import type { BotPurpose } from '@portal/contract/help/portal-support';
import { portalBase } from '@portal/market/path';
import { fetchBotChallenge } from '../api/person/bot-challenge.ts';
import { type BotCheck, BotCheckFailure, isHostedService, type ProofMaker } from '../lib/bot-check/port.ts';
import { settings } from '../lib/settings.ts';

/** A challenge lives two minutes on the server's clock. */
const FRESH_MS = 100_000;

let opened: BotCheck | undefined;
let openedForPayer: BotCheck | undefined;

export function personCheck(): BotCheck {
  opened ??= open();
  return opened;
}

/** Where a card is typed nobody from outside is admitted: the built-in check asks, whichever is configured. */
export function payerCheck(): BotCheck {
  openedForPayer ??= builtIn('payOther');
  return openedForPayer;
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
  return builtIn('checkRegistered');
}

function builtIn(purpose: BotPurpose): BotCheck {
  return createBotCheck({
    freshMs: FRESH_MS,
    ahead: true,
    load: () =>
      import('../lib/bot-check/altcha.ts').then((m) => m.createAltcha(() => fetchBotChallenge(purpose))),
  });
}

/**
 * A page that began where a card is typed keeps that page's policy, which admits nobody from outside: it must be
 * loaded anew. What was typed is remembered.
 */
export function mustLoadAnew(): boolean {
  const [began] = performance.getEntriesByType('navigation');
  if (!began || !isHostedService(settings().botCheck)) return false;
  return isCardPage(new URL(began.name).pathname.slice(portalBase.length));
}

/** The built-in check cannot work on this address; worth saying before anybody types. */
export const cannotCheckHere = (): boolean => isInsecure() && !isHostedService(settings().botCheck);

/** The browser hides its cryptography. The server, which draws the page, does not know. */
export const isInsecure = (): boolean => globalThis.isSecureContext === false;

interface BotCheckOptions {
  /** Fetches the code of one kind of check. */
  load: () => Promise<ProofMaker>;
  /** A proof older than this is thrown away. */
  freshMs: number;
  /** False where making a proof may ask the customer something: then only the code comes ahead. */
  ahead: boolean;
  /** For tests. */
  now?: () => number;
}

interface Attempt {
  startedAt: number;
  proof: Promise<string>;
}

/** One check for a page: its code comes when it is first needed, and a proof is made ahead of its use. */
export function createBotCheck({ load, freshMs, ahead, now = Date.now }: BotCheckOptions): BotCheck {
  let maker: Promise<ProofMaker> | undefined;
  let attempt: Attempt | undefined;

  // Code that did not come is asked for again; code that is here stays, whatever it answers.
  const code = (): Promise<ProofMaker> => {
    maker ??= load().catch((error: unknown) => {
      maker = undefined;
      throw error;
    });
    return maker;
  };
  const make = async (): Promise<string> => {
    try {
      return await (await code())();
    } catch (error) {
      throw error instanceof BotCheckFailure ? error : new BotCheckFailure('unreachable');
    }
  };
  const begin = (): Attempt => {
    if (attempt && now() - attempt.startedAt < freshMs) return attempt;
    const started: Attempt = { startedAt: now(), proof: make() };
    attempt = started;
    // A failure is forgotten at once; whoever waits for the proof hears of it.
    started.proof.catch(() => {
      if (attempt === started) attempt = undefined;
    });
    return started;
  };

  return {
    prepare: () => {
      if (ahead) begin();
      else code().catch(() => undefined);
    },
    proof: async () => {
      const used = begin();
      try {
        return await used.proof;
      } finally {
        if (attempt === used) attempt = undefined;
      }
    },
    reset: () => {
      attempt = undefined;
    },
  };
}
