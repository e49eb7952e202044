import { expect, test } from 'vitest';
import { isPublicAddress, publicOnly } from './web-push.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://db02.notify.windows.com/w/?token=x', true],
  ['http://127.0.0.1:9/x', false],
  ['https://localhost/x', false],
  ['https://postgres/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[fd00::1]/x', false],
  ['https://vault.internal/x', false],
  ['https://push.example.com:22/x', false],
  ['ftp://push.example.com/x', false],
])('%s may be a push service: %s', (address, expected) => {
  expect(isPublicAddress(address, { allowsLoopback: false })).toBe(expected);
});

test('with loopback this machine is one, and our networks are still not', () => {
  expect(isPublicAddress('http://127.0.0.1:9/x', { allowsLoopback: true })).toBe(true);
  expect(isPublicAddress('http://10.0.0.1/x', { allowsLoopback: true })).toBe(false);
});

/** Where every name leads to these. */
const ask = (addresses: [string, 4 | 6][], all: boolean) => {
  const found = addresses.map(([address, family]) => ({ address, family }));
  const lookup = publicOnly((_name, _options, done) => done(null, found));
  return new Promise((resolve) => {
    lookup('push.example.com', { all }, (error, address) => resolve(error ? error.code : address));
  });
};

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '172.31.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd12::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
])('a public name that leads to %s is not found', async (address) => {
  expect(await ask([[address, address.includes(':') ? 6 : 4]], false)).toBe('ENOTFOUND');
});

test('of several addresses only the public ones are tried', async () => {
  const both: [string, 4][] = [
    ['10.0.0.1', 4],
    ['203.0.113.7', 4],
  ];
  expect(await ask(both, false)).toBe('203.0.113.7');
  expect(await ask(both, true)).toEqual([{ address: '203.0.113.7', family: 4 }]);
});
