import { expect, test } from 'vitest';
import { lineIn, pathIn, paths, withLine } from './paths.ts';

test('an address names its line, and says it again', () => {
  const address = withLine(paths.wifi(), 'IN-100001');
  expect(address).toBe('/service-details/admin-wifi?line=IN-100001');
  expect(lineIn(address.slice(address.indexOf('?')))).toBe('IN-100001');
  expect(withLine('/service-record?data=true', '0991000001')).toBe(
    '/service-record?data=true&line=0991000001',
  );
  expect(pathIn(withLine(paths.recharge(), '0991000001'))).toBe(paths.recharge());
});

test('without a line the address stays, and an empty one is none', () => {
  expect(withLine(`${paths.contracts()}#tres`, '0991000001')).toBe('/profile/contracts?line=0991000001#tres');
  expect(withLine(paths.recharge(), null)).toBe('/recharge');
  expect(lineIn('')).toBeNull();
  expect(lineIn('?line=')).toBeNull();
  expect(lineIn('?data=true')).toBeNull();
});

test('what is no number stays one parameter', () => {
  const address = withLine(paths.recharge(), 'a&data=true#x');
  expect(lineIn(address.slice(address.indexOf('?')))).toBe('a&data=true#x');
});
