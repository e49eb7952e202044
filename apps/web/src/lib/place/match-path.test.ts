import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/login/', '/login', {}],
  ['/billing', '/Billing/', {}],
  ['/billing/pay/:billNo', '/billing/pay/001-002-000123456', { billNo: '001-002-000123456' }],
  ['/billing/pay/:billNo', '/billing/pay/a%2Fb%20c/', { billNo: 'a/b c' }],
  ['/billing/pay/:billNo', '/billing/pay/%E0%A4%A', { billNo: '%E0%A4%A' }],
  ['/one/:a/two/:b', '/one/1/two/2', { a: '1', b: '2' }],
  ['*', '/whatever/there/is', { '*': 'whatever/there/is' }],
])('%s is the pattern of %s', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual({ params });
});

test.each([
  ['/', '/home'],
  ['/home', '/home/services'],
  ['/home', '/homes'],
  ['/billing/pay/:billNo', '/billing/pay/'],
  ['/billing/pay/:billNo', '/billing/pay/a/b'],
  ['/home', '//home'],
  ['/service-details/postpaid/with-adds', '/service-details/postpaid'],
])('%s is not the pattern of %s', (path, pathname) => {
  expect(matchPath(path, pathname)).toBeNull();
});
