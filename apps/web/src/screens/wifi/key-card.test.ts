import { describe, expect, it } from 'vitest';
import { keyProblems, keyRules } from './key-card.tsx';

const problemOf = (newKey: string, encryption = 'WPA2') =>
  keyProblems({ newKey, confirmation: newKey }, encryption).newKey;

describe('a WEP key', () => {
  it.each([
    ['', 'La clave es obligatoria'],
    ['123456789012', 'La clave debe ser de 13 dígitos'],
    ['12345678901234', 'La clave debe ser de 13 dígitos'],
    ['12345678901ab', 'La clave debe contener solo números'],
    ['1234567890 23', 'La clave debe contener solo números'],
    ['1234567890123', null],
  ])('%j: %s', (key, problem) => expect(problemOf(key, 'WEP')).toBe(problem));
});

describe('any other key', () => {
  it.each([
    ['', 'La clave es obligatoria'],
    ['Abcdef1', 'La clave debe contener al menos 8 caracteres'],
    ['abcdefg1', 'La clave debe contener al menos una letra mayúscula'],
    ['Abcdefg 1', 'No se permiten espacios o caracteres especiales'],
    ['Abcdefgñ1', 'No se permiten espacios o caracteres especiales'],
    ...['$', '@', '!', '%', '*', '#', '?', '&'].map(
      (sign) => [`Abcdefg1${sign}`, 'No se permiten espacios o caracteres especiales'] as const,
    ),
    ['Abcdefgh', 'La clave debe contener al menos un número'],
    [`A1${'b'.repeat(62)}`, 'La clave debe contener máximo 63 caracteres'],
    [`A1${'b'.repeat(61)}`, null],
    ['Abcdefg1', null],
    ['ABCDEFG1', null],
    ['Casa-Azul_7.', null],
  ] as [string, string | null][])('%j: %s', (key, problem) => expect(problemOf(key)).toBe(problem));
});

describe('the confirmation', () => {
  it.each([
    ['', 'La confirmación de la clave es obligatoria'],
    ['Abcdefg2', 'Las claves no coinciden'],
    ['Abcdefg1', null],
  ])('%j: %s', (confirmation, problem) => {
    expect(keyProblems({ newKey: 'Abcdefg1', confirmation }, 'WPA2').confirmation).toBe(problem);
  });
});

describe('the live list', () => {
  it('turns rule by rule', () => {
    const met = (key: string) => keyRules(key, 'WPA3').map((rule) => rule.met);
    expect(met('')).toEqual([false, false, false, false]);
    expect(met('a')).toEqual([false, false, true, false]);
    expect(met('A1')).toEqual([false, true, true, true]);
    expect(met('Abcdefg1')).toEqual([true, true, true, true]);
    expect(met('Abcdefg1 ')).toEqual([true, true, false, true]);
    expect(keyRules('12', 'wep').map((rule) => rule.met)).toEqual([false, true]);
  });
});
