import { beforeEach, expect, test } from 'vitest';
import { endSession, type StoredProfile, storeProfile } from '../../session/session.ts';
import {
  closePurchase,
  keepReceipt,
  lastReceipt,
  markSent,
  openPurchase,
  purchaseOf,
} from './purchase-memory.ts';

const bill = '001-002-004518273';
const signIn = (sub: string) => storeProfile({ sub, given_name: sub } as StoredProfile);

beforeEach(() => {
  signIn('ana');
  closePurchase(bill);
});

test('one key for one purchase, until its outcome is final', () => {
  const first = openPurchase(bill);
  expect(first.correlatorId).toMatch(
    /^factura-[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(openPurchase(bill)).toEqual(first);
  markSent(bill, 1_000);
  expect(openPurchase(bill)).toEqual({ correlatorId: first.correlatorId, sentAt: 1_000 });
  expect(openPurchase('another').correlatorId).not.toBe(first.correlatorId);
  closePurchase(bill);
  expect(purchaseOf(bill)).toBeNull();
  expect(openPurchase(bill).correlatorId).not.toBe(first.correlatorId);
});

test('nothing is read of another customer, and nothing kept without one', () => {
  openPurchase(bill);
  keepReceipt('payment-1');
  expect(lastReceipt()).toBe('payment-1');
  signIn('pablo');
  expect(purchaseOf(bill)).toBeNull();
  expect(lastReceipt()).toBeNull();
  signIn('ana');
  endSession('signed-out');
  openPurchase(bill);
  signIn('ana');
  expect(purchaseOf(bill)).toBeNull();
});
