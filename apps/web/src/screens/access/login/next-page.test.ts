import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';

const isAvailable = (path: string) => ['/', '/billing/', '/billing/pay/001-1'].includes(path);
const next = (from: unknown) => nextPage({ from }, isAvailable);

test('a page of the portal is gone back to', () => {
  expect(next('/billing/')).toBe('/billing/');
  expect(next('/billing/pay/001-1?x=1')).toBe('/billing/pay/001-1?x=1');
});

test('anything else is home', () => {
  expect(nextPage(null, isAvailable)).toBe('/home');
  for (const from of [
    undefined,
    7,
    '',
    '/',
    'billing/',
    '//evil.example/billing/',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/unknown',
  ]) {
    expect(next(from)).toBe('/home');
  }
});
