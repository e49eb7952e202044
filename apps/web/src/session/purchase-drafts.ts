// What one tab remembers of its purchases: what is about to be bought, and the last receipt of each kind.
import { visitStorage } from './browser-storage.ts';
import { ownedMemory } from './owned-memory.ts';
import { VISIT_KEYS } from './session.ts';

export type PurchaseKind = 'bill' | 'package' | 'recharge';
export type PayMethod = 'card' | 'invoice' | 'balance';

/** A token of the provider, for one charge of exactly one amount; and how people know the card. */
export interface CardProof {
  token: string;
  brand: string;
  last4: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A card that the provider keeps: our name for it, and how people know it. */
export interface SavedProof {
  savedCardId: string;
  brand: string;
  last4: string;
}

export interface Draft {
  kind: 'package' | 'recharge';
  /** Of `purchases.ts`. */
  subject: string;
  correlatorId: string;
  /** The number of the line. */
  line: string;
  /** The offering, or the number that is topped up. */
  itemId: string;
  /** What the customer has seen, and agrees to. */
  amountCents: number;
  method: PayMethod;
  /** Null for another method, and once it is spent. */
  card: CardProof | SavedProof | null;
}

export const isSavedCard = (card: Draft['card']): card is SavedProof =>
  card !== null && 'savedCardId' in card;

/** A token for half an hour, a saved card always. */
export const isCardGood = (card: Draft['card']): boolean =>
  card !== null && (isSavedCard(card) || card.expiresAt > Date.now());

interface Memory {
  drafts: Partial<Record<Draft['kind'], Draft>>;
  receipts: Partial<Record<PurchaseKind, string>>;
}

const memory = ownedMemory<Memory>(visitStorage, VISIT_KEYS.purchases, () => ({ drafts: {}, receipts: {} }));

export function keepDraft(draft: Draft): void {
  memory.change(({ drafts }) => {
    drafts[draft.kind] = draft;
  });
}

export function draftOf(kind: Draft['kind']): Draft | null {
  return memory.read().drafts[kind] ?? null;
}

export function forgetDraft(kind: Draft['kind']): void {
  memory.change(({ drafts }) => {
    delete drafts[kind];
  });
}

/** The payment that went through last, for the result screen. */
export function keepReceipt(kind: PurchaseKind, paymentId: string): void {
  memory.change(({ receipts }) => {
    receipts[kind] = paymentId;
  });
}

export function lastReceipt(kind: PurchaseKind): string | null {
  return memory.read().receipts[kind] ?? null;
}
