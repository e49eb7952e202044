// What is read from the file understands as what was learnt does; and it is known of what all of it was learnt.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Examples } from './examples.ts';
import { forgetLearnt, learntFrom, markLearnt, readLearnt, writeLearnt } from './learnt-file.ts';
import { learnTopics } from './lessons.ts';
import { type LearntTopic, readersOf } from './topics.ts';

const folder = mkdtempSync(join(tmpdir(), 'learnt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples: Examples[] = [
  section('amountDue', 'bills', ['cuánto debo', 'cuanto tengo que pagar']),
  { ...section('dueDate', 'bills', ['y hasta cuándo', 'hasta que dia']), after: 'amountDue' },
  section('theft', 'phones', ['me robaron el celular', 'robaron mi telefono']),
];
function section(of: Examples['of'], subject: string, lines: string[]): Examples {
  return { of, subject, after: null, lines: lines.map((text) => ({ text, detail: null })) };
}

test('a file says what was learnt', () => {
  const learnt = learnTopics('meanings', examples);
  writeLearnt('meanings', learnt, folder);
  const read = readLearnt<LearntTopic>('meanings', folder) ?? learnt;
  expect(read).not.toBe(learnt);
  expect(read.classes).toEqual(learnt.classes);
  const opinions = (of: typeof learnt) =>
    ['¿cuánto debo?', 'hasta cuando', 'zzz', ''].flatMap((text) =>
      readersOf({ meanings: of, pieces: of }).opinions(text, 'amountDue'),
    );
  for (const [place, opinion] of opinions(read).entries())
    expect([...opinion]).toEqual([...(opinions(learnt)[place] ?? [])].map((each) => expect.closeTo(each, 3)));
});

test('of what all was learnt is known once all is there', () => {
  const names = ['meanings', 'pieces'];
  expect(learntFrom(names, folder)).toBeNull();
  writeLearnt('pieces', learnTopics('pieces', examples), folder);
  expect(learntFrom(names, folder)).toBeNull();
  markLearnt('these', folder);
  expect(learntFrom(names, folder)).toBe('these');
  writeFileSync(join(folder, 'learnt-pieces.bin.1'), 'half');
  forgetLearnt(folder);
  expect(readdirSync(folder)).toEqual([]);
  expect(learntFrom(names, folder)).toBeNull();
  expect(readLearnt('pieces', folder)).toBeNull();
});

test('what cannot be written whole leaves nothing', () => {
  const place = join(folder, 'in-the-way');
  mkdirSync(join(place, 'learnt-pieces.bin'), { recursive: true });
  expect(() => writeLearnt('pieces', learnTopics('pieces', examples), place)).toThrow();
  expect(readdirSync(place)).toEqual(['learnt-pieces.bin']);
});
