// Who is signed in: the bearer and the profile, shared by all tabs, and every end a session can have.
import { portalBase } from '@portal/market/path';
import { deviceStorage, visitStorage } from './browser-storage.ts';

const BEARER = 'portal.token';
export const PROFILE = 'portal.profile';
const RESTORE = 'portal.autoRestore';
/** Absent until the first sign-in; the server knows how far the first visit has come. */
const ON_BOARDING_SHOWN = 'portal.onBoardingShown';

/** Purchases that all tabs know of (see `purchases.ts`). */
export const OPEN_PURCHASES = 'portal.openPurchases';

/** Figures for when there is no network (see `last-seen.ts`). */
export const LAST_SEEN = 'portal.lastSeen';

/** What was answered about cookies, for tabs that were not asked (see `visit.ts`). */
export const COOKIE_CHOICE = 'portal.cookies';

/** Everything of one customer that a tab holds for the visit (see `visit.ts`). */
export const VISIT_KEYS = {
  clientIp: 'portal.clientIp',
  requestId: 'portal.requestId',
  lines: 'portal.lines',
  selectedService: 'portal.selectedService',
  ownLine: 'portal.ownLine',
  lineCode: 'portal.lineCode',
  receipts: 'portal.receipts',
  typedCard: 'portal.typedCard',
  planDraft: 'portal.planDraft',
  planCode: 'portal.planCode',
  ringsSeen: 'portal.ringsSeen',
  adviceAsked: 'portal.adviceAsked',
} as const;

/** The stored user of the documents, with what the shell shows of it. */
export interface StoredProfile {
  sub: string;
  name: string;
  given_name: string;
  family_name: string;
  email: string | null;
  emailKind: 'real' | 'phone' | 'placeholder';
  phone_number: string | null;
  /** It signs in. */
  phone_number_verified: boolean;
  estatus: string;
  onBoarding: boolean;
  /** Where the first visit goes on from: 0 is its welcome, then the tour's steps. */
  onBoardingStep: number;
}

/**
 * `signed-out`: by the customer. `closed`: with the account. `refused`: by the server, or the profile could not be had.
 * `elsewhere`: signed out in another tab. `replaced`: somebody signed in in another tab.
 */
export type SessionEvent = 'started' | 'signed-out' | 'closed' | 'refused' | 'elsewhere' | 'replaced';

const listeners = new Set<(event: SessionEvent) => void>();

export function subscribeToSession(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(event: SessionEvent): void {
  for (const listener of listeners) listener(event);
}

export function bearer(): string | null {
  return deviceStorage.read(BEARER);
}

/** After login, before the profile is known: not signed in yet. */
export function storeBearer(token: string): void {
  forgetLines();
  deviceStorage.write(BEARER, token);
}

let parsed: { text: string; profile: StoredProfile | null } | undefined;

/** The same object until it changes, so that React may compare it. */
export function storedProfile(): StoredProfile | null {
  const text = deviceStorage.read(PROFILE);
  if (text === null) return null;
  if (parsed?.text !== text) parsed = { text, profile: parseProfile(text) };
  return parsed.profile;
}

function parseProfile(text: string): StoredProfile | null {
  try {
    const value: unknown = JSON.parse(text);
    const stored = typeof value === 'object' && value !== null && 'sub' in value && 'given_name' in value;
    return stored ? (value as StoredProfile) : null;
  } catch {
    return null;
  }
}

const TO_REVOKE = 'portal.toRevoke';
/** More are not left behind by anybody; the server ends them by itself. */
const MOST_TO_REVOKE = 5;

/** Tokens of sessions that were signed out of while the server could not hear it. */
export function tokensToRevoke(): string[] {
  return deviceStorage.read(TO_REVOKE)?.split(' ') ?? [];
}

export function rememberToRevoke(token: string): void {
  // No page is drawn for the session that is left: the cookie that says whose it is only the server can take away.
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and missing without https
  document.cookie = `portal_left=1; Path=${portalBase}/; SameSite=Lax`;
  keepToRevoke([...tokensToRevoke(), token].slice(-MOST_TO_REVOKE));
}

export function forgetToRevoke(token: string): void {
  keepToRevoke(tokensToRevoke().filter((each) => each !== token));
}

function keepToRevoke(tokens: readonly string[]): void {
  if (tokens.length > 0) deviceStorage.write(TO_REVOKE, tokens.join(' '));
  else deviceStorage.remove(TO_REVOKE);
}

/** From here on the customer is signed in. */
export function storeProfile(profile: StoredProfile): void {
  deviceStorage.write(PROFILE, JSON.stringify(profile));
  if (deviceStorage.read(ON_BOARDING_SHOWN) === null) deviceStorage.write(ON_BOARDING_SHOWN, 'true');
  lastEnd = null;
  tell('started');
}

/** How the last session of this page ended; null when none has. The guard of the routes reads it. */
export interface SessionEnd {
  event: 'signed-out' | 'closed' | 'refused' | 'elsewhere';
  /** Where the customer goes; null is the root. */
  goTo: string | null;
  /** Of an account that was closed: until when that can be taken back. */
  closedUntil: string | null;
}

let lastEnd: SessionEnd | null = null;
let closedUntil: string | null = null;

/** The account was closed here: however its session ends now, that is why. */
export function accountClosed(until: string): void {
  closedUntil = until;
}

export function lastSessionEnd(): SessionEnd | null {
  return lastEnd;
}

export function forgetSessionEnd(): void {
  lastEnd = null;
}

/**
 * Clears whatever belongs to the customer; done again it does nothing. Purchases under way stay for the same
 * customer when nobody has signed out: their keys find them again.
 */
export function endSession(reason: SessionEnd['event'], goTo: string | null = null): void {
  const event = closedUntil === null ? reason : 'closed';
  const end = { event, goTo, closedUntil };
  closedUntil = null;
  const had = deviceStorage.read(BEARER) !== null || deviceStorage.read(PROFILE) !== null;
  const kept = [BEARER, PROFILE, RESTORE, ON_BOARDING_SHOWN, LAST_SEEN];
  for (const key of kept) deviceStorage.remove(key);
  if (event !== 'refused') deviceStorage.remove(OPEN_PURCHASES);
  forgetVisit();
  if (!had && event !== 'elsewhere') return;
  lastEnd = end;
  tell(event);
}

function forgetVisit(): void {
  for (const key of Object.values(VISIT_KEYS)) visitStorage.remove(key);
}

/** Another customer may have begun: what was known of the lines is not theirs. */
function forgetLines(): void {
  visitStorage.remove(VISIT_KEYS.lines);
  visitStorage.remove(VISIT_KEYS.selectedService);
}

/** The auto-restore flag starts true; a failed profile call takes it away until the next start. */
export function startRestoreFlag(): void {
  if (deviceStorage.read(RESTORE) === null) deviceStorage.write(RESTORE, 'true');
}

export function mayRestore(): boolean {
  return bearer() !== null && deviceStorage.read(RESTORE) === 'true';
}

/** The same customer with other words in the profile goes on; anybody else starts anew. */
function onProfileElsewhere({ oldValue, newValue }: StorageEvent): void {
  const before = parseProfile(oldValue ?? 'null');
  const after = parseProfile(newValue ?? 'null');
  if (before !== null && before.sub === after?.sub) {
    tell('started');
    return;
  }
  forgetLines();
  tell('replaced');
}

/** What other tabs do, and what happened while this page slept in the back-forward cache. */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    const signedOut = event.key === null || (event.key === BEARER && event.newValue === null);
    if (signedOut) endSession('elsewhere');
    else if (event.key === PROFILE && event.newValue !== null) onProfileElsewhere(event);
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted && bearer() === null) endSession('elsewhere');
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
