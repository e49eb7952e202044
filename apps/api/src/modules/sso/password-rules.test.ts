import { describe, expect, it } from 'vitest';
import { isAllowedAtChange, isAllowedAtRegistration } from './password-rules.ts';

describe('at registration and recovery', () => {
  it.each(['Clave2026', 'zarpado7', '12345678a901', 'ñandú2026'])('%s is allowed', async (password) =>
    expect(await isAllowedAtRegistration(password)).toBe(true),
  );
  it.each([
    ['short', 'Cl4ve'],
    ['thirteen', 'Clave20261234'],
    ['no digit', 'ClaveSegura'],
    ['a special character', 'Clave#2026'],
    ['a space', 'Clave 2026'],
    ['common', 'password1'],
    ['common in capitals', 'PASSWORD1'],
  ])('%s is not', async (_why, password) => expect(await isAllowedAtRegistration(password)).toBe(false));
});

describe('at change', () => {
  it.each(['Clave#2026', 'ñAndú-2026'])('%s is allowed', async (password) =>
    expect(await isAllowedAtChange(password)).toBe(true),
  );
  it.each([
    'Clave2026',
    'clave#2026',
    'CLAVE#2026',
    'Clave#abc',
    'Cl#2026',
    'Clave#2026abc',
    'Clave #2026',
    'P@ssw0rd',
  ])('%s is not', async (password) => expect(await isAllowedAtChange(password)).toBe(false));
});
