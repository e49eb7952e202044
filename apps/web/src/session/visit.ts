// What one tab remembers for one visit: request ids, the lines by kind, the chosen service, the cookie choice, rings seen.

import type { LineKind } from '@portal/contract/common';
import { market } from '@portal/market/here';
import { deviceStorage, visitStorage } from './browser-storage.ts';
import { COOKIE_CHOICE, VISIT_KEYS } from './session.ts';

const COOKIE_MODAL = 'portal.cookieModal';

export function clientIp(): string | null {
  return visitStorage.read(VISIT_KEYS.clientIp);
}

export function rememberClientIp(ip: string): void {
  visitStorage.write(VISIT_KEYS.clientIp, ip);
}

/** `EC-100` and a random number, new for every request; the last one stays for support to ask about. */
export function nextRequestId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const id = `${market.countryCode}-100${high}${String(low).padStart(10, '0')}`;
  visitStorage.write(VISIT_KEYS.requestId, id);
  return id;
}

interface RememberedLine {
  number: string;
  type: LineKind;
}

/** Of each service, by which requests about it are headed. */
export function rememberLines(services: readonly { number: string; kind: LineKind }[]): void {
  const lines = services.map(({ number, kind }): RememberedLine => ({ number, type: kind }));
  visitStorage.write(VISIT_KEYS.lines, JSON.stringify(lines));
}

function rememberedLines(): RememberedLine[] {
  const lines = parse(visitStorage.read(VISIT_KEYS.lines));
  return Array.isArray(lines) ? lines : [];
}

/** The header `lineofbusiness` of a service number. */
export function lineOfBusiness(number: string): string {
  return lineOfBusinessOf(rememberedLines().find((line) => line.number === number)?.type);
}

export interface SelectedService {
  /** `name:number`. */
  label: string;
  number: string;
  type: LineKind;
}

let selection: { text: string; service: SelectedService | null } | undefined;
const selectionListeners = new Set<() => void>();

/** The same object until it changes, so that React may compare it. */
export function selectedService(): SelectedService | null {
  const text = visitStorage.read(VISIT_KEYS.selectedService);
  if (text === null) return null;
  if (selection?.text !== text) {
    const value = parse(text);
    const good = typeof value === 'object' && value !== null && 'number' in value && 'type' in value;
    selection = { text, service: good ? (value as SelectedService) : null };
  }
  return selection.service;
}

/** Null is the choice 'home' (all services). */
export function selectService(service: { name: string; number: string; type: LineKind } | null): void {
  if (service) {
    const { name, number, type } = service;
    const selected: SelectedService = { label: `${name}:${number}`, number, type };
    visitStorage.write(VISIT_KEYS.selectedService, JSON.stringify(selected));
  } else {
    visitStorage.remove(VISIT_KEYS.selectedService);
  }
  for (const listener of selectionListeners) listener();
}

export function subscribeToSelection(listener: () => void): () => void {
  selectionListeners.add(listener);
  return () => selectionListeners.delete(listener);
}

/** The rings of consumption fill once a visit, for who sees them first. */
export function areRingsSeen(): boolean {
  return visitStorage.read(VISIT_KEYS.ringsSeen) !== null;
}

export function markRingsSeen(): void {
  visitStorage.write(VISIT_KEYS.ringsSeen, 'true');
}

export type CookieChoice = 'read' | 'notRead';

/** Of this tab, or of another one since the customer signed in. */
export function cookieChoice(): CookieChoice | null {
  const choice = visitStorage.read(COOKIE_CHOICE) ?? deviceStorage.read(COOKIE_CHOICE);
  return choice === 'read' || choice === 'notRead' ? choice : null;
}

const choiceListeners = new Set<() => void>();

export function storeCookieChoice(choice: CookieChoice): void {
  visitStorage.write(COOKIE_CHOICE, choice);
  deviceStorage.write(COOKIE_CHOICE, choice);
  visitStorage.remove(COOKIE_MODAL);
  for (const listener of choiceListeners) listener();
}

export function subscribeToCookieChoice(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === COOKIE_CHOICE && listener();
  choiceListeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    choiceListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** While the cookie notice is open; a stale one is removed when somebody signs in. */
export function markCookieModalOpen(): void {
  visitStorage.write(COOKIE_MODAL, 'open');
}

export function forgetCookieModal(): void {
  visitStorage.remove(COOKIE_MODAL);
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// The kind of a line in the vocabulary of requests: Pospago, Prepago, Hogar, otherwise ND.
const WORDS = { Postpaid: 'Pospago', Prepaid: 'Prepago', Fixed: 'Hogar' } as const satisfies Record<
  LineKind,
  string
>;

export function lineOfBusinessOf(kind: LineKind | undefined): string {
  return kind ? WORDS[kind] : 'ND';
}
