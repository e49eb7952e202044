// How the pages and the assistant meet, which may not be there: opened from a row, and told how a purchase ended.

import type { SoldKind } from '@portal/contract/paying/purchase-kinds';

export type BridgeResult = 'payment' | 'recharge' | 'activation';
export const scenarioNames: Record<SoldKind, BridgeResult> = {
  bill: 'payment',
  package: 'activation',
  recharge: 'recharge',
};

interface Scenario {
  name: BridgeResult;
  result: 'success' | 'failed';
}

/** The embedded page, once it has loaded. */
export interface AssistantFrame {
  window: Window;
  origin: string;
  remove: () => void;
}

/** What holds the frame, on every page that may have one. */
export interface AssistantHost {
  open: () => void;
  /** The frame comes back unseen: no card is typed here, as it was on the page before. */
  embed: () => void;
  /** There is something to read in it. */
  tell: () => void;
}

/** As the documents have it. */
const REMOVED_AFTER_MS = 15_000;

let host: AssistantHost | null = null;
let frame: AssistantFrame | null = null;
/** The customer has written to it in this visit. */
let wasThere = false;
/** Asked for before its code had come. */
let isWanted = false;
let waiting: Scenario | null = null;
/** There is something to read that has not been seen. */
let hasNews = false;
const newsListeners = new Set<() => void>();
/** A window and a page may both speak of one payment. */
let lastTold = '';

/** @param success as the documents' events bring it: `true`, or the word */
export function announceResult(name: BridgeResult, success: boolean | string): void {
  const scenario: Scenario = { name, result: success === true || success === 'true' ? 'success' : 'failed' };
  if (frame) {
    tell(frame, scenario);
    return;
  }
  if (!wasThere) {
    // biome-ignore lint/suspicious/noConsole: an assistant that is not there is logged, and nothing else
    console.info(`assistant: not there to hear of: ${name}`);
    return;
  }
  waiting = scenario;
  setTimeout(() => {
    if (waiting === scenario) waiting = null;
  }, REMOVED_AFTER_MS);
  host?.embed();
}

function tell(told: AssistantFrame, { name, result }: Scenario): void {
  if (lastTold === `${name} ${result}`) return;
  lastTold = `${name} ${result}`;
  told.window.postMessage({ v: 1, type: 'scenario', name, result }, told.origin);
  host?.tell();
  setTimeout(() => {
    if (frame === told) told.remove();
  }, REMOVED_AFTER_MS);
}

/** Answers how to say that it has gone. */
export function attachFrame(attached: AssistantFrame): () => void {
  frame = attached;
  wasThere = true;
  lastTold = '';
  if (waiting) tell(attached, waiting);
  waiting = null;
  return () => {
    if (frame === attached) frame = null;
  };
}

/** Answers how to say that it has gone. */
export function attachHost(attached: AssistantHost): () => void {
  host = attached;
  if (isWanted) attached.open();
  else if (waiting) attached.embed();
  isWanted = false;
  return () => {
    if (host === attached) host = null;
  };
}

export function openAssistant(): void {
  if (host) host.open();
  else isWanted = true;
}

export function assistantHasNews(): boolean {
  return hasNews;
}

export function subscribeToNews(listener: () => void): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}

export function publishNews(isThere: boolean): void {
  hasNews = isThere;
  for (const listener of newsListeners) listener();
}
