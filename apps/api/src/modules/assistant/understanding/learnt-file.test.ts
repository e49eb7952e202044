// What a server that was built goes by is what it would learn from the examples.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { market } from '@portal/market/here';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learntFolder } from '../../../asset-paths.ts';
import { type LearntTopics, readLearnt, writeLearnt } from './learnt-file.ts';
import { learnTopics, readersOf } from './topics.ts';

const folder = mkdtempSync(join(tmpdir(), 'learnt-'));
let learnt: LearntTopics;
beforeAll(() => {
  learnt = learnTopics();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the file that was built says what the examples give', () => {
  writeLearnt(folder, learnt);
  const [now, then] = [folder, learntFolder].map((from) =>
    readFileSync(join(from, `learnt-${market.id}.bin`)),
  );
  expect(now?.equals(then as Buffer)).toBe(true);
});

test('what is read from it understands as what was learnt does', () => {
  const questions = ['¿cuánto debo?', 'cuantos megas me qedan', 'robaron mi celular', 'zzz', ''];
  const opinions = (readers: ReturnType<typeof readersOf>) =>
    questions.map((question) => readers.map((reader) => [...reader(question)]));
  expect(opinions(readersOf(readLearnt() ?? learnt))).toEqual(opinions(readersOf(learnt)));
});
