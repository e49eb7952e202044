import { isAllowedPassword } from '@portal/market/passwords';
import { describe, expect, it } from 'vitest';
import { isCommon } from './password-check.ts';

describe('at registration and recovery', () => {
  it.each(['Clave2026', 'zarpado7', '12345678a901', 'ñandú2026'])('%s is allowed', (password) =>
    expect(isAllowedPassword(password, 'registration')).toBe(true),
  );
  it.each([
    ['short', 'Cl4ve'],
    ['thirteen', 'Clave20261234'],
    ['no digit', 'ClaveSegura'],
    ['a special character', 'Clave#2026'],
    ['a space', 'Clave 2026'],
  ])('%s is not', (_why, password) => expect(isAllowedPassword(password, 'registration')).toBe(false));
});

describe('at change', () => {
  it.each(['Clave#2026', 'ñAndú-2026'])('%s is allowed', (password) =>
    expect(isAllowedPassword(password, 'change')).toBe(true),
  );
  it.each(['Clave2026', 'clave#2026', 'CLAVE#2026', 'Clave#abc', 'Cl#2026', 'Clave#2026abc', 'Clave #2026'])(
    '%s is not',
    (password) => expect(isAllowedPassword(password, 'change')).toBe(false),
  );
});

describe('on every screen', () => {
  it.each([
    'password1',
    'PASSWORD1',
    'P@ssw0rd',
    'Passw0rd!',
    'Admin123!',
    '#4dmin2026',
    '2026Clave#',
    'Contraseña1!',
    'Ecuador2026',
    '$Tortuga$77',
  ])('%s is common', async (password) => expect(await isCommon(password)).toBe(true));
  it.each([
    'Quito2026!',
    'Claro123#',
    '#Gu4yaquil1',
    'Emelec1929',
    'B4rcelona#1',
    'Movil2026.',
    'Celular99*',
    'R3carga#26',
    'MiClaro2026',
  ])('%s is common here', async (password) => expect(await isCommon(password)).toBe(true));
  it.each([
    'Clarividente7',
    'Quitasol#26',
    'Zarpado#26',
    'ñAndú-2026',
    '12345678a901',
    'Ana!58201',
    'Xk9#vQ2m',
  ])('%s is not', async (password) => expect(await isCommon(password)).toBe(false));
});
