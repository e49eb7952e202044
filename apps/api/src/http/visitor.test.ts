import { expect, test } from 'vitest';
import { neighbourhoodOf, networkOf } from './visitor.ts';

test('an IPv4 address is a network of its own, also when it is written as IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::FFFF:cb00:7107')).toBe('203.0.113.7');
});

test('all IPv6 addresses of 64 bits are one, however they are written', () => {
  const home = '2001:db8:1:2::/64';
  for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:1:2:3', '2001:0db8:0001:0002:0:0:0:9'])
    expect(networkOf(address)).toBe(home);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(home);
  expect(networkOf('2001:db8::5')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('what is no address stays as it is', () => {
  for (const word of ['', 'unknown', '018f0000-0000-7000-8000-000000000000'])
    expect(networkOf(word)).toBe(word);
});

test('a neighbourhood is what a provider hands out as one; a user is their own', () => {
  expect(neighbourhoodOf('203.0.113.7')).toBe('203.0');
  expect(neighbourhoodOf(networkOf('2001:db8:1:2::1'))).toBe('2001:db8');
  expect(neighbourhoodOf('018f0000-0000-7000-8000-000000000000')).toBe(
    '018f0000-0000-7000-8000-000000000000',
  );
});
