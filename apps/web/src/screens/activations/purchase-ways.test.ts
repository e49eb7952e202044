import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('location', { protocol: 'http:', hostname: 'localhost', port: '3000' });
const content = vi.fn(() => '{"paymentFrame":"off"}');
vi.stubGlobal('document', { querySelector: () => ({ content: content() }) });

let ways: typeof import('./purchase-ways.ts');

/** Settings are read once for each page. */
async function withFrame(word: 'on' | 'off') {
  vi.resetModules();
  content.mockReturnValue(JSON.stringify({ paymentFrame: word }));
  ways = await import('./purchase-ways.ts');
}

beforeEach(() => withFrame('off'));

test('in the payment frame: a card for both kinds, the invoice or the balance', async () => {
  await withFrame('on');
  expect(ways.methodsFor('Postpaid', () => false)).toEqual(['card', 'invoice']);
  expect(ways.methodsFor('Prepaid', () => false)).toEqual(['card', 'balance']);
});

test('without a frame a method is offered when a page takes it', () => {
  expect(ways.methodsFor('Postpaid', () => true)).toEqual(['invoice']);
  expect(ways.methodsFor('Prepaid', () => true)).toEqual(['card']);
  expect(ways.methodsFor('Prepaid', () => false)).toEqual([]);
});

test('the invoice and the card lead to top-ups and packages', () => {
  expect(ways.waysOf('Postpaid', 'invoice')).toEqual(['recharge', 'packages']);
  expect(ways.waysOf('Prepaid', 'card')).toEqual(['recharge', 'packages']);
  expect(ways.waysOf('Prepaid', 'balance')).toEqual([]);
});
