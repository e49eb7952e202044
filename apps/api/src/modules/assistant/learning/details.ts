// Which particular thing about a topic is asked: what it costs, how long it takes. Mostly the same words ask it of any topic.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import type { Detail } from '@portal/help/question-words';
import { classifier } from './classifier.ts';
import { readings } from './features.ts';
import { type LearntReading, readLearnt } from './learnt-file.ts';

export type LearntDetail = Detail | 'itself';

/** Below it the topic itself is answered, too. */
export const sureDetailFrom = 0.55;
/** «cuánto cuesta y cuánto demora» is two, each less likely beside the other. */
const alsoFrom = 0.25;
/** Below it what may be asked is said after the whole, not before it. */
const likelyFrom = 0.2;
/** Below it the topic itself is all that is answered. */
const perhapsFrom = 0.06;

export interface Particulars {
  /** The surest first. */
  details: readonly Detail[];
  /** Whether the topic itself is asked: not, as well, or rather than they. */
  whole: 'not' | 'also' | 'rather';
}

interface DetailReader {
  tell(text: string, topic: AssistantTopic): Particulars;
  /** Null where nothing is asked as surely as that. */
  surest(text: string, topic: AssistantTopic, from: number): Detail | null;
}

/** Until it is learnt. */
const knowsNone: DetailReader = { tell: () => ({ details: [], whole: 'rather' }), surest: () => null };
let reader: DetailReader | undefined;

export function detailReader(): DetailReader {
  const learnt = reader ? null : readLearnt<LearntDetail>('details');
  if (learnt) reader = readerOf(learnt);
  return reader ?? knowsNone;
}

function readerOf({ classes: all, learnt }: LearntReading<LearntDetail>): DetailReader {
  const classify = classifier(learnt);
  function likely(text: string, topic: AssistantTopic) {
    const opinion = classify(readings.details(text, topic));
    return all
      .map((of, place) => ({ of, probability: opinion[place] ?? 0 }))
      .filter(({ probability }) => probability >= perhapsFrom)
      .sort((one, other) => other.probability - one.probability);
  }
  return {
    tell(text, topic) {
      const found = likely(text, topic);
      const told = (whole: Particulars['whole'], from: number): Particulars => ({
        details: found.flatMap(({ of, probability }) => (of === 'itself' || probability < from ? [] : [of])),
        whole,
      });
      const [first] = found;
      const isSure = first !== undefined && first.of !== 'itself' && first.probability >= sureDetailFrom;
      const asksItself = found.some(({ of, probability }) => of === 'itself' && probability >= likelyFrom);
      if (isSure) return told(asksItself ? 'also' : 'not', alsoFrom);
      const also = told('also', likelyFrom);
      return also.details.length > 0 ? also : told('rather', perhapsFrom);
    },
    surest(text, topic, from) {
      const [first] = likely(text, topic);
      return first && first.of !== 'itself' && first.probability >= from ? first.of : null;
    },
  };
}
