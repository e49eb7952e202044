import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainGsm } from './port.ts';
import { encodeSms } from './smpp-encoding.ts';

const hex = (text: string) => encodeSms(text, 7).parts.map(({ octets }) => octets.toString('hex'));

describe('a text of the GSM alphabet', () => {
  it('travels in its codes, which differ from ASCII for some', () => {
    expect(encodeSms('Tu codigo es 123456.', 7).dataCoding).toBe(0);
    expect(hex('@$_ñÑé¿¡')).toEqual(['0002117d5d056040']);
    expect(hex('A\nz')).toEqual(['410a7a']);
  });

  it('fits alone up to 160 characters, then goes in parts of 153', () => {
    expect(encodeSms('a'.repeat(160), 7).parts).toHaveLength(1);
    const { parts } = encodeSms('a'.repeat(161), 7);
    expect(parts.map(({ octets }) => octets.length)).toEqual([6 + 153, 6 + 8]);
    expect(parts.map(({ octets }) => octets.subarray(0, 6).toString('hex'))).toEqual([
      '050003070201',
      '050003070202',
    ]);
  });
});

describe('any other text', () => {
  it('travels as UCS-2, big end first', () => {
    expect(encodeSms('código', 7)).toMatchObject({ dataCoding: 8, parts: [{ hasHeader: false }] });
    expect(hex('ó€')).toEqual(['00f320ac']);
    expect(hex('o\u0301')).toEqual(['00f3']);
  });

  it('fits alone up to 70 units, then goes in parts of 67 that never split a character', () => {
    expect(encodeSms('ó'.repeat(70), 7).parts).toHaveLength(1);
    const { parts } = encodeSms(`${'ó'.repeat(66)}😀ó`, 7);
    expect(parts).toHaveLength(1);
    const long = encodeSms(`${'ó'.repeat(66)}😀😀😀`, 7).parts;
    expect(long.map(({ octets }) => octets.length)).toEqual([6 + 132, 6 + 12]);
  });
});

describe('the parts of a text', () => {
  it('join to the text again and none is too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const { dataCoding, parts } = encodeSms(text, 1);
        for (const { octets } of parts)
          expect(octets.length).toBeLessThanOrEqual(dataCoding === 0 ? 160 : 140);
        if (dataCoding === 0) return;
        const bodies = parts.map(({ octets, hasHeader }) => octets.subarray(hasHeader ? 6 : 0));
        const joined = Buffer.from(Buffer.concat(bodies)).swap16().toString('utf16le');
        expect(joined).toBe(text.normalize('NFC'));
      }),
    );
  });
});

describe('plainGsm', () => {
  it('lets pass what every SMS centre understands, and nothing else', () => {
    const text = 'Tu codigo es 123456. Vence en 5 minutos. No lo compartas.';
    expect(plainGsm(text)).toBe(text);
    expect(encodeSms(text, 1).parts[0]?.octets.toString('latin1')).toBe(text);
    for (const other of ['Tu código', 'cuesta $3', 'a@b', 'a_b', '', 'a'.repeat(161), '😀'])
      expect(() => plainGsm(other), other).toThrow('not a plain SMS text');
  });
});
