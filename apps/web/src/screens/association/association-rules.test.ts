import { describe, expect, test } from 'vitest';
import { numberErrors } from './association.copy.ts';
import { checkNumber, cleanNumber } from './number-field.tsx';

describe('the number of a line', () => {
  test.each([
    ['099 300 0001', '0993000001'],
    ['+593 99 300 0001', '0993000001'],
    ['(099) 300-0001', '0993000001'],
    ['abc', ''],
    ['09930000011', '09930000011'],
  ])('%j is %j', (typed, number) => expect(cleanNumber(typed)).toBe(number));

  test('each page has its sentences', () => {
    expect(checkNumber('', numberErrors.step)).toBe('El *Teléfono es requerido');
    expect(checkNumber('099300001', numberErrors.step)).toBe('El número Claro debe contener 10 dígitos');
    expect(checkNumber('', numberErrors.any)).toBe('Campo requerido');
    expect(checkNumber('09930000011', numberErrors.any)).toBe('Número debe ser de 10 dígitos');
    expect(checkNumber('0993000001', numberErrors.any)).toBeNull();
  });
});
