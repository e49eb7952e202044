// Of a card that is being typed, what may outlive a reload of its page: the name and the expiry, never number and code (PAY-26).
import { visitStorage } from './browser-storage.ts';
import { storedProfile, VISIT_KEYS } from './session.ts';

export interface KeptOfCard {
  name: string;
  expiry: string;
}

/** Of this page and this person; nothing of another purchase. */
const placeNow = () => JSON.stringify([storedProfile()?.sub ?? null, window.location.pathname]);

export function keepOfCard({ name, expiry }: KeptOfCard): void {
  visitStorage.write(VISIT_KEYS.typedCard, JSON.stringify({ place: placeNow(), name, expiry }));
}

export function keptOfCard(): KeptOfCard | null {
  const text = visitStorage.read(VISIT_KEYS.typedCard);
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { place, name, expiry } = kept as Record<string, unknown>;
    const isGood = place === placeNow() && typeof name === 'string' && typeof expiry === 'string';
    return isGood ? { name, expiry } : null;
  } catch {
    return null;
  }
}

export function forgetCard(): void {
  visitStorage.remove(VISIT_KEYS.typedCard);
}
