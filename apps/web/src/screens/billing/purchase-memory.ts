// The visit's memory of purchases under way: the key of each bill's payment, kept until its outcome is final.
import { visitShelf } from '../../session/browser-storage.ts';
import { storedProfile, VISIT_KEYS } from '../../session/session.ts';

const PURCHASES = VISIT_KEYS.purchases;

/** One bill, one purchase: the same key for a double click, a lost answer or a reload. Nothing of the card. */
export interface Purchase {
  correlatorId: string;
  /** When the payment left for the server; null while only the card form has been filled. */
  sentAt: number | null;
}

export type SentPurchase = Purchase & { sentAt: number };

interface Memory {
  /** Whose they are: another customer's are never read. */
  owner: string;
  byBill: Record<string, Purchase>;
  /** The last payment that went through, for the result screen. */
  receipt: string | null;
}

/** The bill's purchase; a new one when there is none. */
export function openPurchase(billNo: string): Purchase {
  const known = purchaseOf(billNo);
  if (known) return known;
  const purchase: Purchase = { correlatorId: newKey(), sentAt: null };
  change((memory) => {
    memory.byBill[billNo] = purchase;
  });
  return purchase;
}

export function purchaseOf(billNo: string): Purchase | null {
  return read().byBill[billNo] ?? null;
}

export function markSent(billNo: string, sentAt: number | null): void {
  change(({ byBill }) => {
    const purchase = byBill[billNo];
    if (purchase) byBill[billNo] = { ...purchase, sentAt };
  });
}

/** The outcome is final: the next try is another purchase. */
export function closePurchase(billNo: string): void {
  change(({ byBill }) => {
    delete byBill[billNo];
  });
}

export function keepReceipt(paymentId: string): void {
  change((memory) => {
    memory.receipt = paymentId;
  });
}

export function lastReceipt(): string | null {
  return read().receipt;
}

function change(edit: (memory: Memory) => void): void {
  const memory = read();
  edit(memory);
  // The session has ended meanwhile, and with it everything that was remembered.
  if (memory.owner === '') visitShelf.remove(PURCHASES);
  else visitShelf.write(PURCHASES, JSON.stringify(memory));
}

function read(): Memory {
  const owner = storedProfile()?.sub ?? '';
  const kept = parse(visitShelf.read(PURCHASES));
  return kept?.owner === owner ? kept : { owner, byBill: {}, receipt: null };
}

function parse(text: string | null): Memory | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    const good = typeof value === 'object' && value !== null && 'owner' in value && 'byBill' in value;
    return good ? (value as Memory) : null;
  } catch {
    return null;
  }
}

/** A version 4 UUID by hand: `crypto.randomUUID` is missing where the page is not served over https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, place) => {
    if (place === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (place === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return `factura-${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`;
}
