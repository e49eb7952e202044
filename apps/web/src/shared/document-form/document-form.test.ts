import { describe, expect, test } from 'vitest';
import {
  checkDocument,
  cleanDocument,
  dateToSend,
  dayChoices,
  monthChoices,
  NO_DATE,
  withPart,
  yearChoices,
} from './document-form.tsx';

const today = '2026-11-21';

describe('the number of a document', () => {
  test('digits, of a passport letters too, and no more than it can have', () => {
    expect(cleanDocument('CED', '010203-0400 9')).toBe('0102030400');
    expect(cleanDocument('RUC', '1103456784001 x')).toBe('1103456784001');
    expect(cleanDocument('PAS', ' xk-300003ñ')).toBe('XK300003');
  });
  test('its length', () => {
    expect(checkDocument('CED', '')).toBe('*El campo es requerido');
    expect(checkDocument('CED', '010203040')).toBe('La cédula debe tener al menos 10 dígitos');
    expect(checkDocument('RUC', '0102030400')).toBe('El RUC debe tener al menos 13 dígitos');
    expect(checkDocument('PAS', 'XK3')).toMatch(/pasaporte/);
    expect(checkDocument('PAS', 'XK300')).toBeNull();
  });
});

describe('the date', () => {
  test('70 years of issue, 110 years of births and the present one', () => {
    expect(yearChoices('CED', today)).toHaveLength(70);
    expect(yearChoices('CED', today).at(-1)).toBe('1957');
    expect(yearChoices('PAS', today).at(-1)).toBe('1916');
    expect(yearChoices('RUC', today)[0]).toBe('2026');
  });
  test('nothing to come', () => {
    expect(monthChoices({ ...NO_DATE, year: '2026' }, today).at(-1)).toBe('11');
    expect(dayChoices({ year: '2026', month: '11', day: '' }, today).at(-1)).toBe('21');
    expect(dayChoices({ year: '2025', month: '11', day: '' }, today).at(-1)).toBe('30');
  });
  test('the real length of a month', () => {
    const lengthOf = (year: string, month: string) => dayChoices({ year, month, day: '' }, today).length;
    expect(lengthOf('2024', '02')).toBe(29);
    expect(lengthOf('2023', '02')).toBe(28);
    expect(lengthOf('1900', '02')).toBe(28);
    expect(lengthOf('', '02')).toBe(29);
    expect(lengthOf('2023', '')).toBe(31);
  });
  test('a day stays while it exists, and is the first otherwise', () => {
    const date = { year: '2024', month: '01', day: '29' };
    expect(withPart(date, { month: '02' }, today).day).toBe('29');
    expect(withPart({ ...date, month: '02' }, { year: '2023' }, today).day).toBe('01');
    expect(withPart({ year: '2025', month: '12', day: '30' }, { year: '2026' }, today)).toEqual({
      year: '2026',
      month: '01',
      day: '30',
    });
    expect(withPart(NO_DATE, { month: '02' }, today).day).toBe('');
  });
  test('as it travels', () => {
    expect(dateToSend({ year: '2015', month: '03', day: '09' })).toBe('2015/03/09');
    expect(dateToSend({ year: '2015', month: '03', day: '' })).toBeNull();
  });
});
