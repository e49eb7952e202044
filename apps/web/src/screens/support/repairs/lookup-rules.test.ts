import { expect, test } from 'vitest';
import { checkLookup, cleanNumber } from './lookup-state.ts';

test.each([
  ['CED', '17 1003-4065x', '1710034065'],
  ['RUC', '1799999982001 ', '1799999982001'],
  ['TRK', ' TRK-10_01.#ñ', 'TRK-10_01'],
  ['', 'TRK-1001', 'TRK-1001'],
] as const)('%s keeps of «%s» what may stand there', (type, typed, kept) => {
  expect(cleanNumber(type, typed)).toBe(kept);
});

test.each([
  [{ type: '', number: '' }, { type: 'Elige un tipo de documento' }],
  [{ type: '', number: '1710034065' }, { type: 'Elige un tipo de documento' }],
  [{ type: 'CED', number: '' }, { number: 'Ingresa el número' }],
  [{ type: 'CED', number: '171003406' }, { number: 'La cédula debe tener al menos 10 dígitos' }],
  [{ type: 'CED', number: '1710034065' }, {}],
  [{ type: 'CED', number: '17100340650' }, {}],
  [{ type: 'RUC', number: '179999998200' }, { number: 'El RUC debe tener al menos 13 dígitos' }],
  [{ type: 'RUC', number: '1799999982001' }, {}],
  [{ type: 'TRK', number: 'T' }, {}],
] as const)('%o', (typed, errors) => {
  expect(checkLookup(typed)).toEqual(errors);
});
