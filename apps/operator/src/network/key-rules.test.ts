import { describe, expect, it } from 'vitest';
import { isAllowedWifiKey } from './network.ts';

describe('a WEP key', () => {
  it.each([
    ['1234567890123', true],
    ['0000000000000', true],
    ['123456789012', false],
    ['12345678901234', false],
    ['123456789012a', false],
    ['123456789012 ', false],
    ['１２３４５６７８９０１２３', false],
    ['', false],
  ])('%j: %s', (key, allowed) => expect(isAllowedWifiKey(key, 'WEP')).toBe(allowed));
});

describe('any other key', () => {
  it.each([
    ['Guayacan2481', true],
    ['ABCDEFG1', true],
    ['casa-Azul_7.', true],
    [`A1${'b'.repeat(61)}`, true],
    [`A1${'b'.repeat(62)}`, false],
    ['Abcdef1', false],
    ['guayacan2481', false],
    ['Guayacanes', false],
    ['Guaya can2481', false],
    ['Guayacan\t2481', false],
    ['Guayacán2481', false],
    ['Ñandú2481', false],
    ...['$', '@', '!', '%', '*', '#', '?', '&'].map((sign) => [`Guayacan24${sign}`, false] as const),
    ['1234567890123', false],
    ['', false],
  ] as [string, boolean][])('%j: %s', (key, allowed) => {
    for (const encryption of ['WPA', 'WPA2', 'WPA3'] as const)
      expect(isAllowedWifiKey(key, encryption)).toBe(allowed);
  });
});
