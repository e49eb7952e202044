import { expect, test, vi } from 'vitest';
import { methodsFor, waysOf } from './purchase-ways.ts';

vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost', port: '3000' });
vi.stubGlobal('document', { querySelector: () => null });

test('a method is offered when a page takes it', () => {
  expect(methodsFor('Postpaid', () => true)).toEqual(['invoice']);
  expect(methodsFor('Prepaid', () => true)).toEqual(['card']);
  expect(methodsFor('Prepaid', () => false)).toEqual([]);
});

test('the invoice and the card lead to top-ups and packages', () => {
  expect(waysOf('Postpaid', 'invoice')).toEqual(['recharge', 'packages']);
  expect(waysOf('Prepaid', 'card')).toEqual(['recharge', 'packages']);
  expect(waysOf('Prepaid', 'balance')).toEqual([]);
});
