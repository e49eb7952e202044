// What somebody wants to know, and of which line, out of their own words. No answer is given here.
import type { AssistantTopic } from '@portal/contract/assistant';
import type { LineKind } from '@portal/contract/common';
import { isOtherLanguage } from './languages.ts';
import { patterns, weightOf } from './topics.ts';
import { type Meaning, meaningsOf } from './vocabulary.ts';
import { plain, sound, wordsOf } from './words.ts';

export interface Understood {
  topic: AssistantTopic;
  /** Numbers that were written, in digits: whole ones, and the last four of one. */
  numbers: string[];
  /** `TRK-1001` */
  ticket: string | null;
  kinds: LineKind[];
}

const longestText = 500;

const kindWords: Record<LineKind, readonly string[]> = {
  Prepaid: ['prepago', 'prepagos', 'prepagada'],
  Postpaid: ['pospago', 'postpago', 'pospagos'],
  Fixed: ['hogar', 'casa', 'fijo', 'fija', 'television', 'tele', 'tv', 'cable'],
};
const kindOf = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.map((word) => [sound(word), kind as LineKind] as const),
  ),
);

/** The number of a repair. */
const order = /\btrk[\s-]?(\d{1,10})\b/;

/** Digits with what people write between them. */
const digitRun = /\d(?:[\s().-]{0,2}\d)*/g;
const day = /\b(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:20)?\d\d\b/g;

export function understand(text: string): Understood {
  const words = wordsOf(text);
  const found = (topic: AssistantTopic): Understood => ({
    topic,
    numbers: numbersIn(plain(text).replace(order, ' ').replace(day, ' ')),
    ticket: order.exec(plain(text))?.[1] ?? null,
    kinds: [...new Set(words.flatMap((word) => kindOf.get(word) ?? []))],
  });
  if (text.length > longestText) return { ...found('tooLong'), numbers: [], ticket: null };
  if (isOtherLanguage(text, words)) return found('otherLanguage');
  return found(topicOf(new Set(words.flatMap(meaningsOf))));
}

function numbersIn(text: string): string[] {
  const runs = text.match(digitRun) ?? [];
  return runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length >= 4);
}

function topicOf(said: ReadonlySet<Meaning>): AssistantTopic {
  let [best, weight]: [AssistantTopic, number] = ['unknown', 0];
  for (const [topic, all] of patterns)
    for (const pattern of all)
      if (weightOf(pattern) > weight && pattern.every((meaning) => said.has(meaning)))
        [best, weight] = [topic, weightOf(pattern)];
  return best;
}
