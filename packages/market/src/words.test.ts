import { expect, it } from 'vitest';
import { initialsOf } from './words.ts';

it('of a name its initials are left', () => {
  expect(initialsOf('Ana Paredes')).toBe('A*** P***');
  expect(initialsOf('  ÑUSTA  de la Ó ')).toBe('Ñ*** d*** l*** Ó***');
});
