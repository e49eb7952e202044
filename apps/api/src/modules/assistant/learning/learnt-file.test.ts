// What is read from the file understands as what was learnt does; and who wants what was learnt from something else finds none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Examples } from './examples.ts';
import { readLearnt, writeLearnt } from './learnt-file.ts';
import { learnReading, readersOf } from './topics.ts';

const folder = mkdtempSync(join(tmpdir(), 'learnt-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples: Examples[] = [
  { of: 'amountDue', family: 'bills', after: null, lines: ['cuánto debo', 'cuanto tengo que pagar'] },
  { of: 'dueDate', family: 'bills', after: 'amountDue', lines: ['y hasta cuándo', 'hasta que dia'] },
  { of: 'theft', family: 'phones', after: null, lines: ['me robaron el celular', 'robaron mi telefono'] },
];

test('a file says what was learnt, and of what', () => {
  const learnt = learnReading('meanings', examples);
  writeLearnt('meanings', learnt, { folder, from: 'these' });
  const read = readLearnt('meanings', { folder, from: 'these' }) ?? learnt;
  expect(read).not.toBe(learnt);
  expect(read.topics).toEqual(learnt.topics);
  const opinions = (of: typeof learnt) =>
    ['¿cuánto debo?', 'hasta cuando', 'zzz', ''].flatMap((text) =>
      readersOf(() => of).opinions(text, 'amountDue'),
    );
  expect(opinions(read)).toEqual(opinions(learnt));
  expect(readLearnt('meanings', { folder, from: 'others' })).toBeNull();
  expect(readLearnt('pieces', { folder })).toBeNull();
});
