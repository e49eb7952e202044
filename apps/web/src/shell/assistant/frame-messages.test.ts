import { expect, test } from 'vitest';
import { placeAt, wishIn } from './frame-messages.ts';

test.each([
  [{ v: 1, type: 'close' }, { type: 'close' }],
  [{ v: 1, type: 'news' }, { type: 'news' }],
  [
    { v: 1, type: 'navigate', page: 'messages' },
    { type: 'navigate', path: '/support/messages', line: null },
  ],
  [
    { v: 1, type: 'navigate', page: 'billing', line: '0991000001' },
    { type: 'navigate', path: '/billing/', line: '0991000001' },
  ],
  [
    { v: 1, type: 'navigate', page: 'support', line: '<b>' },
    { type: 'navigate', path: '/support/', line: null },
  ],
  [
    { v: 1, type: 'navigate', page: 'bill', bill: '001-002-004518273' },
    { type: 'navigate', path: '/billing/001-002-004518273', line: null },
  ],
  [{ v: 1, type: 'navigate', page: 'bill', bill: '../pay/1' }, null],
  [{ v: 1, type: 'navigate', page: 'bill' }, null],
  [{ v: 1, type: 'navigate', page: 'https://malo.example/' }, null],
  [{ v: 1, type: 'navigate', page: 'constructor' }, null],
  [{ v: 1, type: 'navigate', page: ['billing'] }, null],
  [{ v: 2, type: 'close' }, null],
  [{ v: 1, type: 'signOut' }, null],
  ['close', null],
  [null, null],
])('%j', (data, wish) => {
  expect(wishIn(data)).toEqual(wish);
});

test.each([
  ['/billing/001-002-004518273', '', { page: 'bill', bill: '001-002-004518273' }],
  ['/billing', '', { page: 'billing' }],
  ['/cellphone-follow/TRK-1001', '', { page: 'repair', ticket: 'TRK-1001' }],
  ['/service-details/usage', '?line=0991000001', { page: 'dailyUsage', line: '0991000001' }],
  ['/service-details/postpaid/with-adds', '?line=0991000001', { page: 'line', line: '0991000001' }],
  ['/profile/security/devices', '', { page: 'devices' }],
  ['/terminos-y-condiciones', '', null],
])('at %s%s the assistant knows %j', (pathname, search, place) => {
  expect(placeAt(pathname, search)).toEqual(place);
});
