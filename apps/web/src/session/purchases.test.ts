import { beforeEach, expect, test } from 'vitest';
import {
  closePurchase,
  closeSeen,
  hasMoneyOnItsWay,
  keepReceipt,
  lastReceipt,
  markSent,
  markUnsent,
  openPurchase,
  purchaseOf,
  sentPurchase,
} from './purchases.ts';
import { endSession, type StoredProfile, storeProfile } from './session.ts';

const bill = 'factura:001-002-004518273';
const signIn = (sub: string) => storeProfile({ sub, given_name: sub } as StoredProfile);

const close = (subject: string) => closePurchase(subject, openPurchase(subject).correlatorId);

beforeEach(() => {
  signIn('ana');
  close(bill);
});

test('one key for one purchase, until its outcome is final', () => {
  const first = openPurchase(bill);
  expect(first.correlatorId).toMatch(
    /^factura-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(openPurchase(bill)).toEqual(first);
  expect(sentPurchase(bill)).toBeNull();
  markSent(bill, { ...first, sentAt: 1_000 });
  expect(openPurchase(bill)).toEqual({ correlatorId: first.correlatorId, sentAt: 1_000 });
  expect(sentPurchase(bill)).toEqual({ correlatorId: first.correlatorId, sentAt: 1_000 });
  expect(openPurchase('paquete:0991000001:X').correlatorId).toMatch(/^paquete-/);
  markUnsent(bill, first.correlatorId);
  expect(openPurchase(bill)).toEqual(first);
  close(bill);
  expect(purchaseOf(bill)).toBeNull();
  expect(openPurchase(bill).correlatorId).not.toBe(first.correlatorId);
});

test('a key that another tab has ended is the same purchase here', () => {
  const kept = openPurchase(bill);
  close(bill);
  markSent(bill, { ...kept, sentAt: 2_000 });
  expect(openPurchase(bill).correlatorId).toBe(kept.correlatorId);
});

test('a late answer to one purchase leaves the next one of the same thing alone', () => {
  const first = openPurchase(bill);
  closePurchase(bill, first.correlatorId);
  const next = { ...openPurchase(bill), sentAt: 2_000 };
  markSent(bill, next);
  closePurchase(bill, first.correlatorId);
  markUnsent(bill, first.correlatorId);
  expect(sentPurchase(bill)).toEqual(next);
});

test('what the customer has seen the end of is closed', () => {
  const { correlatorId } = openPurchase(bill);
  closeSeen(['somebody else’s']);
  expect(purchaseOf(bill)).not.toBeNull();
  closeSeen([correlatorId]);
  expect(purchaseOf(bill)).toBeNull();
});

test('nothing is read of another customer, and nothing kept without one', () => {
  openPurchase(bill);
  keepReceipt('bill', 'payment-1');
  expect(lastReceipt('bill')).toBe('payment-1');
  expect(lastReceipt('package')).toBeNull();
  signIn('pablo');
  expect(purchaseOf(bill)).toBeNull();
  expect(lastReceipt('bill')).toBeNull();
  signIn('ana');
  expect(lastReceipt('bill')).toBe('payment-1');
  endSession('signed-out');
  openPurchase(bill);
  keepReceipt('bill', 'payment-2');
  signIn('ana');
  expect(purchaseOf(bill)).toBeNull();
  expect(lastReceipt('bill')).toBeNull();
});

test('an answer that ends the session closes its purchase all the same: nothing is on its way', () => {
  const sent = { ...openPurchase(bill), sentAt: 3_000 };
  markSent(bill, sent);
  endSession('refused');
  closePurchase(bill, sent.correlatorId);
  expect(hasMoneyOnItsWay()).toBe(false);
  signIn('ana');
  expect(purchaseOf(bill)).toBeNull();
});

test('a session that ended by itself keeps the key of money on its way, for the same customer alone', () => {
  const purchase = openPurchase(bill);
  expect(hasMoneyOnItsWay()).toBe(false);
  markSent(bill, { ...purchase, sentAt: 3_000 });
  endSession('refused');
  expect(hasMoneyOnItsWay()).toBe(true);
  signIn('pablo');
  expect(purchaseOf(bill)).toBeNull();
  signIn('ana');
  expect(openPurchase(bill)).toEqual({ correlatorId: purchase.correlatorId, sentAt: 3_000 });
  endSession('signed-out');
  expect(hasMoneyOnItsWay()).toBe(false);
});
