import { expect, test } from 'vitest';
import { findQuestions, plainWords } from './faq.ts';

const questions = [
  { question: '¿Cómo recupero o cambio mi contraseña?', text: 'Entra en ¿Olvidaste tu contraseña?' },
  { question: '¿Qué es una factura electrónica?', text: 'Un comprobante con 49 dígitos.' },
  { question: '¿Cuánto debo de mi equipo?', text: 'Marca *123# opción 5-4.' },
];
const found = (search: string) => findQuestions(questions, search).map((each) => questions.indexOf(each));

test.each([
  ['', [0, 1, 2]],
  ['   ', [0, 1, 2]],
  ['CONTRASENA', [0]],
  ['contraseña', [0]],
  ['electronica', [1]],
  ['Electrónica factura', [1]],
  ['fact', [1]],
  ['actura', []],
  ['*123#', [2]],
  ['123', [2]],
  ['como pasaporte', []],
  ['49', [1]],
  ['¿?', [0, 1, 2]],
])('«%s»', (search, places) => {
  expect(found(search)).toEqual(places);
});

test('words lose accents, capitals and signs', () => {
  expect(plainWords('¿Qué NIÑO, pingüino?')).toEqual(['que', 'nino', 'pinguino']);
});
