// What the examples teach each reading. Whoever serves learns nothing: it reads what was learnt.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { detailNames } from '@portal/help/question-words';
import type { LearntDetail } from './details.ts';
import { type Examples, type Heard, isGoingOn, readExamples } from './examples.ts';
import { type Beside, readings } from './features.ts';
import { learn, randomFrom } from './learner.ts';
import type { LearntReading } from './learnt-file.ts';
import type { LearntTopic, TopicReading } from './topics.ts';

export function learnTopics(
  name: TopicReading,
  examples: readonly Examples[] = readExamples(),
): LearntReading<LearntTopic> {
  const topics = new Map(examples.map(({ of, subject }) => [of, subject]));
  const places = new Map([...topics.keys()].map((of, place) => [of, place]));
  const afterwards = anyTopicAfter([...topics.keys()]);
  const lessons = examples.flatMap(({ of, after, lines }) =>
    lines.map(({ text }) => [places.get(of) ?? 0, readings[name](text, after ?? afterwards(of))] as const),
  );
  return {
    classes: [...topics].map(([of, subject]) => ({ of, subject })),
    learnt: learn(topics.size, lessons),
  };
}

/** Whatever was spoken of before, a whole question is about what it says: some are learnt as said after anything. */
const afterAnything = 0.4;

function anyTopicAfter(all: readonly Heard[]): (of: Heard) => Beside {
  const random = randomFrom(all.length);
  const topics = all.filter((of): of is AssistantTopic => !isGoingOn(of));
  return (of) => {
    const isAfter = random() < (isGoingOn(of) ? 1 - afterAnything / 2 : afterAnything);
    const topic = topics[Math.floor(random() * topics.length)] ?? null;
    return isAfter ? topic : null;
  };
}

/** Fewer than for the topics, of which there are ten times as many. */
const unitsOfDetails = 32;

export function learnDetails(): LearntReading<LearntDetail> {
  const classes: LearntDetail[] = ['itself', ...detailNames];
  const lessons = readExamples().flatMap(({ of, lines }) =>
    lines.map(
      ({ text, detail }) =>
        [classes.indexOf(detail ?? 'itself'), readings.details(text, isGoingOn(of) ? null : of)] as const,
    ),
  );
  return { classes, learnt: learn(classes.length, lessons, unitsOfDetails) };
}
