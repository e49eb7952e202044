import type { PaymentOption } from '@portal/contract/lines/accounts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { provideSettings } from '../../lib/settings.ts';
import type { SoldLine } from '../../shared/line/line-facts.ts';
import * as ways from './purchase-ways.ts';

const withFrame = (paymentFrame: 'on' | 'off') => provideSettings({ paymentFrame });

beforeEach(() => withFrame('off'));
afterAll(() => provideSettings({}));

const line = (paymentOptions: PaymentOption[]) => ({ paymentOptions }) as unknown as SoldLine;
const both = (channel: PaymentOption['channel'], methods: PaymentOption['methods']): PaymentOption[] => [
  { purchase: 'package', channel, methods },
  { purchase: 'recharge', channel, methods: methods.filter((method) => method !== 'balance') },
];
const prepaid = line([...both('portal', ['card']), ...both('paymentFrame', ['card', 'balance'])]);
const postpaid = line([...both('portal', ['invoice']), ...both('paymentFrame', ['card', 'invoice'])]);

test('in the payment frame: what the server says that it takes', () => {
  withFrame('on');
  expect(ways.methodsFor(postpaid, () => false)).toEqual(['card', 'invoice']);
  expect(ways.methodsFor(prepaid, () => false)).toEqual(['card', 'balance']);
});

test('without a frame a method is offered when a page takes it', () => {
  expect(ways.methodsFor(postpaid, () => true)).toEqual(['invoice']);
  expect(ways.methodsFor(prepaid, () => true)).toEqual(['card']);
  expect(ways.methodsFor(prepaid, () => false)).toEqual([]);
});

test('a method leads to the pages that take it', () => {
  expect(ways.waysOf(postpaid, 'invoice')).toEqual(['recharge', 'packages']);
  expect(ways.waysOf(prepaid, 'card')).toEqual(['recharge', 'packages']);
  expect(ways.waysOf(prepaid, 'balance')).toEqual([]);
  expect(ways.waysOf(line(both('portal', ['card', 'balance'])), 'balance')).toEqual(['packages']);
  expect(ways.waysOf(line([]), 'card')).toEqual([]);
});
