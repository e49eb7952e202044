// Which particular thing about a topic is asked: what it costs, how long it takes. Mostly the same words ask it of any topic.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { type Detail, detailNames } from '@portal/help/question-words';
import { classifier } from './classifier.ts';
import { type Examples, isGoingOn, readExamples } from './examples.ts';
import { readings } from './features.ts';
import { learn } from './learner.ts';
import { type LearntReading, readLearnt } from './learnt-file.ts';

const classes = ['itself', ...detailNames] as const;
export type LearntDetail = (typeof classes)[number];

/** Fewer than for the topics, of which there are ten times as many. */
const hiddenUnits = 32;
/** Below it the topic itself is answered, which says most of it, too. */
const sureFrom = 0.4;

type TellDetail = (text: string, topic: AssistantTopic) => Detail | null;

let tell: TellDetail | undefined;

/** What was learnt when the server was built; sources that never were learn with the first question. */
export function detailReader(): TellDetail {
  tell ??= readerOf(readLearnt<LearntDetail>('details') ?? learnDetails());
  return tell;
}

export function readerOf({ classes: all, learnt }: LearntReading<LearntDetail>): TellDetail {
  const classify = classifier(learnt);
  return (text, topic) => {
    const opinion = classify(readings.details(text, topic));
    const likeliest = Math.max(...opinion);
    const found = likeliest < sureFrom ? undefined : all[opinion.indexOf(likeliest)];
    return found === undefined || found === 'itself' ? null : found;
  };
}

export function learnDetails(examples: readonly Examples[] = readExamples()): LearntReading<LearntDetail> {
  const lessons = examples.flatMap(({ of, lines }) =>
    lines.map(
      ({ text, detail }) =>
        [classes.indexOf(detail ?? 'itself'), readings.details(text, isGoingOn(of) ? null : of)] as const,
    ),
  );
  return { classes: [...classes], learnt: learn(classes.length, lessons, hiddenUnits) };
}
