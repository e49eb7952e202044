// The assistant's examination: on questions that it has not learnt from it is mostly right, and seldom surely wrong.
import { expect, test } from 'vitest';
import { fifthExamination } from '../../../test/assistant/fifth-examination.ts';
import { firstExamination } from '../../../test/assistant/first-examination.ts';
import { fourthExamination } from '../../../test/assistant/fourth-examination.ts';
import { secondExamination } from '../../../test/assistant/second-examination.ts';
import { thirdExamination } from '../../../test/assistant/third-examination.ts';
import { examples } from './examples.copy.ts';
import { understand } from './understand.ts';
import { plain } from './words.ts';

const sameWords = (question: string) =>
  plain(question)
    .match(/[a-z0-9]+/g)
    ?.join(' ') ?? question;
const learnt = new Set(Object.values(examples).flatMap((all) => all.split('\n').map(sameWords)));

test.each([
  ['first', firstExamination],
  ['second', secondExamination],
  ['third', thirdExamination],
  ['fourth', fourthExamination],
  ['fifth', fifthExamination],
] as const)('the %s: at least 90 of 100 right, at most 3 wrong', (_name, questions) => {
  const answered = questions.map(([expected, question]) => {
    const { topic, second } = understand(question);
    const topics = second ? [topic, second.topic].sort() : [topic];
    return { question, topics: topics.join(), expected: [expected].flat().sort().join() };
  });
  const right = answered.filter(({ topics, expected }) => topics === expected);
  const wrong = answered.filter(({ topics, expected }) => topics !== expected && topics !== 'unknown');
  expect(questions.filter(([, question]) => learnt.has(sameWords(question)))).toEqual([]);
  expect(right.length / questions.length).toBeGreaterThanOrEqual(0.9);
  expect(wrong.length / questions.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03);
});

test('no question is an example of two topics', () => {
  const all = Object.values(examples).flatMap((questions) => questions.split('\n').map(sameWords));
  expect(all.filter((question, place) => all.indexOf(question) !== place)).toEqual([]);
});
