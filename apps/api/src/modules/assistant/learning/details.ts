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
/** «cuánto cuesta y cuánto demora» is two, each less likely beside the other. */
const alsoFrom = 0.25;

/** The surest first. @param from how sure the first has to be */
type TellDetails = (text: string, topic: AssistantTopic, from?: number) => Detail[];

let tell: TellDetails | undefined;

/** What was learnt when the server was built; sources that never were learn with the first question. */
export function detailReader(): TellDetails {
  tell ??= readerOf(readLearnt<LearntDetail>('details') ?? learnDetails());
  return tell;
}

function readerOf({ classes: all, learnt }: LearntReading<LearntDetail>): TellDetails {
  const classify = classifier(learnt);
  return (text, topic, from = sureFrom) => {
    const opinion = classify(readings.details(text, topic));
    const likely = all
      .map((of, place) => ({ of, probability: opinion[place] ?? 0 }))
      .filter(({ probability }) => probability >= alsoFrom)
      .sort((one, other) => other.probability - one.probability);
    const [first] = likely;
    if (!first || first.of === 'itself' || first.probability < from) return [];
    return likely.flatMap(({ of }) => (of === 'itself' ? [] : [of]));
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
