// Each call, notice and page names the question that says what it is for; whoever asks one by its title is understood.
import { assistantTopicSchema } from '@portal/contract/help/assistant';
import { questionIds } from '@portal/help/questions';
import { expect, test } from 'vitest';
import { isQuestionId, topicLabel } from './answers.ts';
import { figureLabels } from './assistant.copy.ts';
import { goingOn, type Heard, readExamples } from './learning/examples.ts';
import { understand } from './understanding/understand.ts';

test.each(questionIds)('«%s» is understood by its title', (id) => {
  expect(understand(topicLabel(id) ?? '').topic).toBe(id);
});

test('every topic is learnt from examples, or told by the page, the letters or the length', () => {
  const told = new Set<Heard>([...readExamples().map(({ of }) => of), 'otherLanguage', 'tooLong']);
  expect([...assistantTopicSchema.options, ...goingOn].filter((topic) => !told.delete(topic))).toEqual([]);
  expect([...told]).toEqual([]);
});

test('what can be pressed is a question of help, or one of figures', () => {
  for (const topic of assistantTopicSchema.options)
    expect(topicLabel(topic) === null).toBe(!isQuestionId(topic) && figureLabels[topic] === undefined);
});
