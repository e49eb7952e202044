import { globSync, readFileSync } from 'node:fs';
import { questionDetails } from '@portal/help/details';
import { noFacts } from '@portal/help/operator-facts.copy';
import type { QuestionWords } from '@portal/help/question-words';
import { questionIds, questions as words } from '@portal/help/questions';
import { expect, test } from 'vitest';
import { findQuestions, plainWords } from './faq.ts';

const also = '';
const questions = [
  {
    id: '0',
    question: '¿Cómo recupero o cambio mi contraseña?',
    text: 'Entra en ¿Olvidaste tu contraseña?',
    also,
  },
  { id: '1', question: '¿Qué es una factura electrónica?', text: 'Un comprobante con 49 dígitos.', also },
  { id: '2', question: '¿Cuánto debo de mi equipo?', text: 'Marca *123# opción 5-4.', also },
  {
    id: '3',
    question: '¿Cómo veo la clave de mi wifi?',
    text: 'En Mis Servicios.',
    also: 'red módem internet',
  },
];
const found = (search: string) => findQuestions(questions, search).map((each) => questions.indexOf(each));

test.each([
  ['', [0, 1, 2, 3]],
  ['   ', [0, 1, 2, 3]],
  ['CONTRASENA', [0]],
  ['contraseña', [0]],
  ['electronica', [1]],
  ['Electrónica factura', [1]],
  ['fact', [1]],
  ['ctura', []],
  ['*123#', [2]],
  ['123', [2]],
  ['como pasaporte', []],
  ['49', [1]],
  ['Wi-Fi', [3]],
  ['wi fi', [3]],
  ['modem', [3]],
  ['contrasenia', [0]],
  ['fatura', [1]],
  ['quiero la clave del wifi', [3]],
  ['¿?', [0, 1, 2, 3]],
])('«%s»', (search, places) => {
  expect(found(search)).toEqual(places);
});

test('words lose accents, capitals and signs', () => {
  expect(plainWords('¿Qué NIÑO, pingüino?')).toEqual(['que', 'nino', 'pinguino']);
});

const portal = questionIds.map((id) => {
  const { question, paragraphs, list = [], also = '' }: QuestionWords = words[id](noFacts);
  return { id, question, text: [...paragraphs, ...list].join(' '), also };
});
test.each([
  ['wifi', 'wifi'],
  ['roaming', 'roaming'],
  ['roming', 'roaming'],
  ['viaje', 'roaming'],
  ['PUK', 'puk'],
  ['cita', 'appointment'],
  ['turno', 'appointment'],
  ['reclamos', 'complaint'],
  ['queja', 'complaint'],
  ['horario', 'stores'],
  ['robo', 'theft'],
])('in Soporte «%s» finds what it is about', (search, id) => {
  expect(findQuestions(portal, search)[0]?.id).toBe(id);
});

const sources = new URL('../../../../../', import.meta.url).pathname;
const screens = globSync(
  ['apps/web/src/**/*.copy.ts', 'packages/help/src/{page-titles,roles,ways-to-pay}.copy.ts'],
  {
    cwd: sources,
  },
)
  .map((file) => readFileSync(`${sources}${file}`, 'utf8'))
  .join('\n');

/** Of a phone, a browser, a plan, a message: called so elsewhere. */
const calledElsewhere = [
  'Agregar a la pantalla de inicio',
  'buscar mi dispositivo',
  'Compartición 2:1',
  'Desinstalar',
  'El … se suspende tu servicio',
  'en observación',
  'Instalar',
  'LOS',
  'No molestar',
  'Números bloqueados',
  'Olvidar la red',
  'Password1',
  'reducir movimiento',
];
/** What is written into it stands as «…». */
const isOnScreen = (name: string) => name.split('…').every((part) => screens.includes(part));

test('what an answer names is called so on a screen', () => {
  const said = questionIds.flatMap((id) => {
    const { paragraphs, list = [] }: QuestionWords = words[id](noFacts);
    return [...paragraphs, ...list, ...Object.values(questionDetails[id]?.(noFacts) ?? {})];
  });
  const named = new Set(said.join('\n').match(/(?<=«)[^»]+/g));
  const unknown = [...named].filter((name) => !calledElsewhere.includes(name) && !isOnScreen(name));
  expect(unknown).toEqual([]);
});
