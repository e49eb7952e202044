// What somebody wants to know, and of which line, out of their own words. No answer is given here.

import type { LineKind } from '@portal/contract/common';
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { guessTopics, isQuestion, sureClauseFrom, sureFrom, surePartFrom } from './topics.ts';
import { isKnown } from './vocabulary.ts';
import { phoneticKey, plain, wordsOf } from './words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(phoneticKey));

/** Too common in Spanish to tell anything: `a`, `me`, `no`. */
const english = setOf(
  'the my is what how much when where who are you your can please show tell give want need balance bill due pay left have hello thanks help with for and of this that all previous ignore instructions account reveal line another',
);
const kichwa = setOf(
  'imanalla alli puncha chishi tuta yupaychani yupaichani nuka nukapak kanpak maypi mashna kullki imata ima kanki kani munani kayani mana tiyan rimay willay shuk wasi kunan',
);
const spanish = setOf(
  'el la los las un una de del al que en y o por para con sin se lo le es son como cuanto cuando donde mi mis tu su yo me te si ya muy mas pero este esta eso hay quiero puedo',
);

/** @param text for letters of other scripts, @param words as `wordsOf` gives them */
function isOtherLanguage(text: string, words: readonly string[]): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return true;
  const count = (isOf: (word: string) => boolean) => words.filter(isOf).length;
  const own = count(
    (word) => spanish.has(word) || (isKnown(word) && !english.has(word) && !kichwa.has(word)),
  );
  const foreign = Math.max(
    count((word) => english.has(word)),
    // Whoever writes one word of it writes in it.
    2 * count((word) => kichwa.has(word)),
  );
  return foreign >= 2 && foreign > own;
}

const starters =
  'como|cuant[oa]s?|cual(?:es)?|que|q|donde|cuando|hasta cuando|por que|xq|quiero|kiero|quisiera|necesito|puedo|deseo|quien|hay|tienen|dime|ayudame';
/** Such as «, y también»: what follows is a question of its own when it begins like one. */
const joint = new RegExp(
  `[.?!;\\n]+|(?:,|\\by\\b|\\be\\b|,\\s*y\\b)\\s*(?:y\\s+)?(?:tambien|ademas|aparte|otra cosa)\\b,?|(?:,|\\by\\b)\\s*(?=(?:¿\\s*)?(?:a que|en que|de que|con que|${starters})\\b)`,
  'g',
);

/** Where one question ends and another begins in the same message. */
const clausesOf = (text: string): string[] => partsOf(text, joint);

/** At every «y», which as often joins two words as two questions. */
const partsJoinedByY = (text: string): string[] => partsOf(text, /\by\b/g);

function partsOf(text: string, at: RegExp): string[] {
  return plain(text)
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

export interface Understood {
  topic: AssistantTopic;
  /** What it may be about when the topic is not known, the likeliest first. */
  guesses: AssistantTopic[];
  /** Numbers that were written, in digits: whole ones, and the last four of one. */
  numbers: string[];
  /** `TRK-1001` */
  ticket: string | null;
  kinds: LineKind[];
  /** Another question in the same words. */
  second: Understood | null;
}

const longestText = 500;

const kindWords: Record<LineKind, readonly string[]> = {
  Prepaid: ['prepago', 'prepagos', 'prepagada'],
  Postpaid: ['pospago', 'postpago', 'pospagos'],
  Fixed: [
    'hogar',
    'casa',
    'fijo',
    'fija',
    'television',
    'tele',
    'tv',
    'cable',
    'wifi',
    'fibra',
    'modem',
    'router',
  ],
};
const kindOf = new Map(
  Object.entries(kindWords).flatMap(([kind, words]) =>
    words.map((word) => [phoneticKey(word), kind as LineKind] as const),
  ),
);

/** The number of a repair. */
const order = /\btrk[\s-]?(\d{1,10})\b/;

/** Digits with what people write between them. */
const digitRun = /\d(?:[\s().-]{0,2}\d)*/g;
const day = /\b(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:20)?\d\d\b/g;

export function understand(text: string): Understood {
  const nothing = { guesses: [], numbers: [], ticket: null, kinds: [], second: null };
  if (text.length > longestText) return { ...nothing, topic: 'tooLong' };
  if (isOtherLanguage(text, wordsOf(text))) return { ...nothing, ...namedIn(text), topic: 'otherLanguage' };
  if (isLineAlone(text)) return { ...nothing, ...namedIn(text), topic: 'unknown' };
  const [first, second] = questionsIn(text);
  const about = (clause: string) => {
    const named = namedIn(clause);
    return named.numbers.length + named.kinds.length > 0 || named.ticket ? named : namedIn(text);
  };
  if (!first) return { ...nothing, ...namedIn(text), ...topicOf(text) };
  if (!second) return { ...nothing, ...namedIn(text), topic: first.topic };
  return {
    ...nothing,
    ...about(first.clause),
    topic: first.topic,
    second: { ...nothing, ...about(second.clause), topic: second.topic },
  };
}

const fillers = new Set(
  'y e de del la el los las mi mis en con para por no que a o es linea lineas numero servicio termina terminada'
    .split(' ')
    .map(phoneticKey),
);

/** «y la prepago?» says of which line, and nothing of what is asked. */
function isLineAlone(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/\d/.test(word));
  const { numbers, kinds } = namedIn(text);
  if (numbers.length + kinds.length === 0) return false;
  return words.every((word) => fillers.has(word) || kindOf.has(word));
}

function namedIn(text: string): Pick<Understood, 'numbers' | 'ticket' | 'kinds'> {
  const said = plain(text);
  return {
    numbers: numbersIn(said.replace(order, ' ').replace(day, ' ')),
    ticket: order.exec(said)?.[1] ?? null,
    kinds: [...new Set(wordsOf(text).flatMap((word) => kindOf.get(word) ?? []))],
  };
}

function numbersIn(text: string): string[] {
  const runs = text.match(digitRun) ?? [];
  return runs.map((run) => run.replace(/\D/g, '')).filter((digits) => digits.length >= 4);
}

/** At a press: more would be a list to read. */
const mostGuesses = 3;
const guessedFrom = 0.08;
const heardFrom = 0.02;

function topicOf(text: string, from = sureFrom): Pick<Understood, 'topic' | 'guesses'> {
  const all = guessTopics(text);
  const [best] = all;
  if (best && best.probability >= from) return { topic: best.of, guesses: [] };
  const guesses = all.filter(({ of, probability }) => probability >= guessedFrom && isQuestion(of));
  return { topic: 'unknown', guesses: guesses.slice(0, mostGuesses).map(({ of }) => of) };
}

/** Those of which the assistant is sure, two at most; none where the message is one whole. */
function questionsIn(text: string): { topic: AssistantTopic; clause: string }[] {
  const clauses = differentIn(clausesOf(text), sureClauseFrom);
  if (clauses.length > 1) return clauses;
  const joined = differentIn(partsJoinedByY(text), surePartFrom);
  if (joined.length > 1 && isHeardIn(text, joined)) return joined;
  return topicOf(text).topic === 'unknown' ? clauses : [];
}

/** Whether all of them are heard in the whole, too: «la televisión» alone is about something else. */
function isHeardIn(text: string, parts: readonly { topic: AssistantTopic }[]): boolean {
  const all = guessTopics(text);
  return parts.every(({ topic }) =>
    all.some(({ of, probability }) => of === topic && probability >= heardFrom),
  );
}

function differentIn(clauses: readonly string[], from: number): { topic: AssistantTopic; clause: string }[] {
  if (clauses.length < 2) return [];
  const found = clauses.map((clause) => ({ clause, ...topicOf(clause, from) }));
  const questions = found.filter(({ topic }) => isQuestion(topic));
  const isFirst = ({ topic }: (typeof found)[number], place: number) =>
    questions.findIndex((other) => other.topic === topic) === place;
  return questions.filter(isFirst).slice(0, 2);
}
