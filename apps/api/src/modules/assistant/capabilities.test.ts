// Whatever the portal can do has an answer, and whoever asks by its title is understood.
import { globSync } from 'node:fs';
import type { Call } from '@portal/contract/common';
import { assistantPlaceSchema, assistantTopicSchema } from '@portal/contract/help/assistant';
import { notificationKindSchema } from '@portal/contract/help/notifications';
import { questionIds } from '@portal/help/questions';
import { expect, test } from 'vitest';
import { isQuestionId, topicLabel } from './answers.ts';
import { figureLabels } from './assistant.copy.ts';
import { capabilities } from './capabilities.ts';
import { goingOn, readExamples } from './examples/examples.ts';
import { understand } from './understanding/understand.ts';

const contract = new URL('../../../../../packages/contract/src/', import.meta.url);

async function callsOfCustomers(): Promise<string[]> {
  const files = globSync('**/*.ts', { cwd: contract.pathname });
  const modules = await Promise.all(files.map((file) => import(new URL(file, contract).href)));
  const isCall = (value: unknown): value is Call =>
    typeof value === 'object' && value !== null && 'policy' in value && 'id' in value;
  const calls = modules.flatMap((module) => Object.values(module).filter(isCall));
  return [...new Set(calls.filter(({ policy }) => policy.access !== 'public').map(({ id }) => id))];
}

const wordsIn = (rows: readonly string[]) => rows.flatMap((row) => row.split(' ').filter(Boolean)).sort();

test('every call of a customer is of a capability', async () => {
  expect(wordsIn(capabilities.map(({ calls }) => calls))).toEqual((await callsOfCustomers()).sort());
});

test('everything that the portal tells by itself is of one', () => {
  expect(wordsIn(capabilities.map(({ notices }) => notices))).toEqual(
    [...notificationKindSchema.options].sort(),
  );
});

test('every page that may be open is of one', () => {
  expect(capabilities.flatMap(({ pages }) => pages).sort()).toEqual(
    [...assistantPlaceSchema.shape.page.options].sort(),
  );
});

test.each(questionIds)('«%s» is understood by its title', (id) => {
  expect(understand(topicLabel(id) ?? '').topic).toBe(id);
});

test('every topic is learnt from examples, or told by the page, the letters or the length', () => {
  const told = new Set([...readExamples().keys(), 'otherLanguage', 'tooLong']);
  expect([...assistantTopicSchema.options, ...goingOn].filter((topic) => !told.delete(topic))).toEqual([]);
  expect([...told]).toEqual([]);
});

test('what can be pressed is a question of help, or one of figures', () => {
  for (const topic of assistantTopicSchema.options)
    expect(topicLabel(topic) === null).toBe(!isQuestionId(topic) && figureLabels[topic] === undefined);
});
