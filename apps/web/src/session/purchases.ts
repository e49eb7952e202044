// Purchases under way: the key of each, the same in all tabs, kept until its outcome is final; and each tab's last receipts.
import type { SoldKind } from '@portal/contract/paying/purchase-kinds';
import { randomId } from '../lib/random-id.ts';
import { deviceStorage, visitStorage } from './browser-storage.ts';
import { ownedMemory } from './owned-memory.ts';
import { OPEN_PURCHASES, VISIT_KEYS } from './session.ts';

export type SubjectKind = SoldKind | 'other';

/** What is bought, by kind and item: `factura:001-…`, `paquete:0991000001:INT-1G-1D`. Begins with the kind. */
export type Subject = string;

/** The same key for a double click, another tab, a lost answer or a reload. Nothing of the card. */
export interface Purchase {
  correlatorId: string;
  /** When the payment left for the server; null while nothing has been sent. */
  sentAt: number | null;
}

export type SentPurchase = Purchase & { sentAt: number };

const memory = ownedMemory<Record<Subject, Purchase>>(deviceStorage, OPEN_PURCHASES, () => ({}));

/** The subject's purchase; a new one when there is none. */
export function openPurchase(subject: Subject): Purchase {
  const known = purchaseOf(subject);
  if (known) return known;
  const purchase: Purchase = { correlatorId: `${subject.split(':', 1)[0]}-${randomId()}`, sentAt: null };
  memory.change((open) => {
    open[subject] = purchase;
  });
  return purchase;
}

export function purchaseOf(subject: Subject): Purchase | null {
  return memory.read()[subject] ?? null;
}

/** Null when nothing has been sent, or its outcome is final. */
export function sentPurchase(subject: Subject): SentPurchase | null {
  const { correlatorId, sentAt } = purchaseOf(subject) ?? { correlatorId: '', sentAt: null };
  return sentAt === null ? null : { correlatorId, sentAt };
}

/** Another tab may have ended it meanwhile: then it is open again, and its answer is the first one's. */
export function markSent(subject: Subject, purchase: Purchase): void {
  memory.change((open) => {
    open[subject] = purchase;
  });
}

/** It never reached the server: the same purchase may be tried again, and should it arrive late it is the same one. */
export function markUnsent(subject: Subject, correlatorId: string): void {
  memory.change((open) => {
    if (open[subject]?.correlatorId === correlatorId) open[subject] = { correlatorId, sentAt: null };
  });
}

/**
 * The outcome is final: the next try is another purchase. One that another tab has begun meanwhile stays, although it is
 * of the same thing: its answer is still on its way.
 */
export function closePurchase(subject: Subject, correlatorId: string): void {
  memory.change((open) => {
    if (open[subject]?.correlatorId === correlatorId) delete open[subject];
  });
}

const receipts = ownedMemory<Partial<Record<SubjectKind, string>>>(
  visitStorage,
  VISIT_KEYS.receipts,
  () => ({}),
);

/** The payment that went through last, for the result screen of this tab. */
export function keepReceipt(kind: SubjectKind, paymentId: string): void {
  receipts.change((all) => {
    all[kind] = paymentId;
  });
}

export function lastReceipt(kind: SubjectKind): string | null {
  return receipts.read()[kind] ?? null;
}

/** The customer has seen how these ended. */
export function closeSeen(correlatorIds: readonly string[]): void {
  const open = Object.entries(memory.read());
  for (const [subject, { correlatorId }] of open) {
    if (correlatorIds.includes(correlatorId)) closePurchase(subject, correlatorId);
  }
}

/** Whoever's it is: for a page where nobody is signed in any more. */
export function hasMoneyOnItsWay(): boolean {
  return Object.values(memory.readAnybodys()).some(({ sentAt }) => sentAt !== null);
}
