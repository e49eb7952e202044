// What somebody wants to know, and of which line, out of their own words. No answer is given here.
import type { AssistantTopic } from '@portal/contract/help/assistant';

import { questionDetails } from '@portal/help/details';
import { noFacts } from '@portal/help/operator-facts.copy';
import type { Detail } from '@portal/help/question-words';
import { plain } from '@portal/market/text';
import { figureDetails } from '../figure-details.copy.ts';
import { detailReader, type Particulars, sureDetailFrom } from '../learning/details.ts';

import {
  eitherFrom,
  eitherTogetherFrom,
  eitherUntil,
  type Guess,
  guessFrom,
  guessTopics,
  isQuestion,
  likelyHalfFrom,
  relativesOf,
  sureFrom,
  sureHalfFrom,
  surePartFrom,
} from '../learning/topics.ts';
import { wordsOf } from '../learning/words.ts';
import { afterwards } from './going-on.ts';
import { inSpanish, isOtherLanguage } from './language.ts';
import { isLineAlone, type Named, namedIn, orderIn } from './named.ts';
import { type Before, isLineNamed, nothingBefore, turnOf } from './turn.ts';

export interface Understood extends Named, Particulars {
  topic: AssistantTopic;
  /** What it may be about when the topic is not known, or not surely, the likeliest first; or what else it may ask. */
  guesses: AssistantTopic[];
  /** The topic is only the likeliest. */
  isGuess: boolean;
  /** Asked in a language in which nothing is answered. */
  isForeign: boolean;
  /** Another question in the same words; of a guess, what may be meant as well as the topic. */
  second: Understood | null;
}

const longestText = 500;

export const nothing = {
  guesses: [],
  isGuess: false,
  details: [] as readonly Detail[],
  whole: 'rather' as const,
  numbers: [],
  ending: null,
  words: [] as readonly string[],
  ticket: null,
  kinds: [],
  serviceTypes: [],
  isTheirs: false,
  goesOn: false,
  greets: false,
  isMobile: false,
  other: null,
  isAll: false,
  isBrief: false,
  isForeign: false,
  second: null,
};

export function understand(asked: string, said: Before = nothingBefore): Understood {
  thoughts = new Map();
  const turn = turnOf(asked, said);
  const before = turn.is === 'anew' ? nothingBefore : said;
  const text = inSpanish(turn.text);
  if (text.length > longestText) return { ...nothing, topic: 'tooLong' };
  if (isOtherLanguage(asked, wordsOf(asked)) && isOtherLanguage(text, wordsOf(text)))
    return inAnotherLanguage(asked, before);
  if (isDespair(text)) return { ...nothing, topic: 'distress' };
  if (isLineAlone(text)) return { ...nothing, ...namedIn(text), topic: 'unknown' };
  const right = turn.is === 'puttingRight' ? putRight(text, before) : null;
  if (right) return right;
  const [first, second] = questionsIn(text, before);
  return first && second ? inBoth(text, first, second) : inOne(text, before);
}

function inOne(text: string, before: Before): Understood {
  const named = namedIn(text);
  const ticket = named.ticket ?? orderIn(before.said ?? '');
  const asked = goingOn(text, before);
  const { either, ...thought } =
    named.goesOn && before.topic && askedOfBefore(text, asked.topic, before) ? sure(before.topic) : asked;
  // What tells no topic goes on with the one before.
  const of = thought.topic === 'unknown' ? (before.topic ?? thought.topic) : thought.topic;
  const other = either ? { ...nothing, ...named, topic: either, ...particularsIn(text, either) } : null;
  const guesses =
    thought.isGuess || thought.topic === 'unknown' ? thought.guesses : besidesIn(text, thought.topic, before);
  return { ...nothing, ...named, ticket, ...thought, guesses, ...particularsIn(text, of), second: other };
}

/** What a part of it may ask beside the topic, not surely enough to be answered. */
function besidesIn(text: string, topic: AssistantTopic, before: Before): AssistantTopic[] {
  const whole = thoughtsOf(text, before);
  const [likeliest] = halvesOf(text)
    .flatMap(({ both }) => both.flatMap((half) => questionOf(half, before) ?? []))
    .filter((one) => one.probability >= sureFrom && areTwo(topic, one.topic))
    .filter((one) => likelihoodOf(one.topic, whole) >= heardFrom)
    .sort((one, other) => other.probability - one.probability);
  return likeliest ? [likeliest.topic] : [];
}

function inBoth(text: string, first: Question, second: Question): Understood {
  const named = namedIn(second.clause);
  const isNamed = named.numbers.length + named.kinds.length + named.serviceTypes.length > 0;
  // The second goes on with the line of the first, and not the other way round: «cuánto debo y la clave del wifi».
  const goneOnWith = isNamed || named.ticket ? named : namedIn(text);
  const heard = ({ clause, topic }: Question, about: Named): Understood => ({
    ...nothing,
    ...about,
    topic,
    ...particularsIn(clause, topic),
  });
  return { ...heard(first, namedIn(first.clause)), second: heard(second, goneOnWith) };
}

/**
 * The first message and what puts it right say together what is asked; what was answered is not meant where it is only said
 * that this was not.
 */
function putRight(text: string, before: Before): Understood | null {
  const named = namedIn(text);
  const [right = text] = partsOf(text.replace(/^\W*(?:no\b\W*)+/i, ''), pauseAlone);
  const both = surely(heardTogether(right, before), text);
  const topic = both === before.topic ? (surely(thoughtsOf(text, before), text) ?? both) : both;
  const isDenied = !isLineNamed(named) && guessTopics(text, before.topic)[0]?.of === 'then.correct';
  if (!isDenied)
    return topic && isQuestion(topic)
      ? { ...nothing, ...named, ...sure(topic), ...particularsIn(text, topic) }
      : null;
  const others = heardTogether(text, before).filter(({ of }) => of !== before.topic);
  // It does not go on.
  return {
    ...nothing,
    ...named,
    goesOn: false,
    topic: 'unknown',
    guesses: guessesAmong(others, mostGuesses),
  };
}
const pauseAlone = /[.,;:?!\n]+/g;

/** What both messages are about. */
const heardTogether = (text: string, { said }: Before): TopicGuess[] =>
  said === null ? [] : thoughtsOf(`${said}. ${text}`, nothingBefore);

/** «¿y las facturas las pierdo?» is of what was spoken of, where only of that it can be told. */
function askedOfBefore(text: string, topic: AssistantTopic, { topic: before }: Before): boolean {
  if (before === null || before === topic) return false;
  return isToldOf(text, topic) === false && isToldOf(text, before) === true;
}

/** Whether what is surely asked in particular can be told of it; null where nothing is. */
function isToldOf(text: string, topic: AssistantTopic): boolean | null {
  const detail = detailReader().surest(text, topic, sureDetailFrom);
  return detail && (particulars.get(topic)?.has(detail) ?? false);
}

/** What can be told of each topic in particular. */
const particulars: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...Object.entries(questionDetails), ...Object.entries(figureDetails)].map(([of, details]) => [
    of,
    new Set(Object.keys(details(noFacts))),
  ]),
);

/** Of two, one may drown the other: «cuánto cuesta y cuánto demora», «qué es y cómo se pone». */
export function particularsIn(text: string, topic: AssistantTopic): Particulars {
  const { tell, surest } = detailReader();
  const told = tell(text, topic);
  if (told.details.length > 1 && told.whole === 'not') return told;
  const halves = halvesOf(text).map(({ both, saysBoth }) => ({
    found: both.flatMap((half) => surest(half, topic, sureHalfFrom) ?? []),
    saysBoth,
  }));
  const two = halves.find(
    ({ found: [one, other] }) =>
      one && other && one !== other && told.details.some((said) => said === one || said === other),
  );
  if (two) return { details: two.found, whole: 'not' };
  // Of two that it asks itself one is the whole.
  if (told.whole === 'not' && halves.some(({ saysBoth }) => saysBoth === 'surely'))
    return { ...told, whole: 'also' };
  const half = halves.find(({ found }) => found.length > 0);
  return told.whole === 'rather' && half ? { details: half.found, whole: 'also' } : told;
}

/** Some of it is learnt, too. */
function inAnotherLanguage(asked: string, before: Before): Understood {
  const { topic, ...thought } = topicOf(asked, before);
  if (topic === 'unknown') return { ...nothing, ...namedIn(asked), topic: 'otherLanguage' };
  return {
    ...nothing,
    ...namedIn(asked),
    ...thought,
    topic,
    ...particularsIn(asked, topic),
    isForeign: true,
  };
}

/** At a press: more would be a list to read. */
const mostGuesses = 3;
const guessedFrom = 0.08;
/** Less likely in the whole it is not heard there. */
const heardFrom = 0.02;
/** Where a message and both together say the same, each needs less. */
const heardTwiceFrom = 0.3;
/** From here on both together say surely what was spoken of. */
const sureTogetherFrom = 0.9;

type TopicGuess = Guess<AssistantTopic>;

/** What the readers think of the parts of one message: each is asked about several times. */
let thoughts = new Map<string, TopicGuess[]>();
function thoughtsOf(text: string, { topic: before }: Before): TopicGuess[] {
  const key = `${before}: ${text}`;
  const all = thoughts.get(key) ?? afterwards(guessTopics(text, before), before);
  thoughts.set(key, all);
  return all;
}

type Thought = Pick<Understood, 'topic' | 'guesses' | 'isGuess'> & {
  /** Of a guess: it, or the topic. */
  either?: AssistantTopic | null;
};

const sure = (topic: AssistantTopic): Thought => ({ topic, guesses: [], isGuess: false });

/** What a question is about; what was said before counts where it begins like one that goes on, or tells too little. */
function topicOf(text: string, before: Before, from = sureFrom): Thought {
  const all = thoughtsOf(text, before);
  const topic = surely(all, text, from);
  return topic ? sure(topic) : { topic: 'unknown', guesses: guessesAmong(all, mostGuesses), isGuess: false };
}

function surely([best]: readonly TopicGuess[], text: string, from = sureFrom): AssistantTopic | null {
  if (!best || best.probability < from || best.of === 'unknown') return null;
  return isStrangers(text, best.of) ? 'otherPeople' : best.of;
}

/** What may be offered at a press. */
const guessesAmong = (all: readonly TopicGuess[], most: number): AssistantTopic[] =>
  all
    .filter(({ of, probability }) => probability >= guessedFrom && isQuestion(of))
    .slice(0, most)
    .map(({ of }) => of);

const likelihoodOf = (topic: AssistantTopic, all: readonly TopicGuess[]): number =>
  all.find(({ of }) => of === topic)?.probability ?? 0;

/** What must not be missed is told by its words, whatever else was learnt. */
const despair =
  /\b(?:quiero|quisiera|ganas de|voy a|pienso) (?:morir|morirme|matarme|suicid\w+)\b(?! de)|\bno (?:quiero|aguanto|soporto) (?:mas |seguir )?(?:vivir|viviendo|(?:esta |la )?vida)\b(?! (?:aqui|en|con))/;
const isDespair = (text: string) => despair.test(plain(text));

/** «el wifi de mi vecino»: nobody's secrets and figures but one's own. */
const strangers =
  /\b(?:de|del|d|a)\s+(?:(?:mi|mis|un|una|el|la|otro|otra)\s+)?(?:vecin\w+|ex|jef[ea]|amig[oa]|novi[oa]|enamorad[oa]|client\w+|persona|senor\w*)\b/;
const secrets: ReadonlySet<AssistantTopic> = new Set([
  'wifi',
  'puk',
  'password',
  'balance',
  'amountDue',
  'invoice',
  'usageLeft',
  'plan',
]);
const isStrangers = (text: string, topic: AssistantTopic) =>
  secrets.has(topic) && strangers.test(plain(text));

/** Its own words first, then both messages together, then what is spoken of together, and what a part of it says. */
function goingOn(text: string, before: Before): Thought {
  const all = thoughtsOf(text, before);
  const guess = guessed(text, before);
  const own = surely(all, text);
  if (own && before.topic && isMoreOfBefore(all, text, before)) return sure(before.topic);
  if (own) return guess?.either && guess.topic === own ? guess : sure(own);
  const topic = surely(heardTwice(all, text, before), text, heardTwiceFrom) ?? surestIn(text, before);
  if (topic) return sure(topic);
  return (
    guess ??
    asBefore(text, before) ?? { topic: 'unknown', guesses: guessesAmong(all, mostGuesses), isGuess: false }
  );
}

/** «es de mi hija, la línea está a mi nombre»: both messages say more surely what was spoken of than it says something else. */
function isMoreOfBefore([own]: readonly TopicGuess[], text: string, before: Before): boolean {
  const [both] = heardTogether(text, before);
  if (!own || both?.of !== before.topic) return false;
  return own.probability < surePartFrom && both.probability >= sureTogetherFrom;
}

/** As its own words and both messages together say it, on average. */
function heardTwice(own: readonly TopicGuess[], text: string, before: Before): TopicGuess[] {
  const both = heardTogether(text, before);
  return both
    .map(({ of, probability }) => ({ of, probability: (probability + likelihoodOf(of, own)) / 2 }))
    .sort((one, other) => other.probability - one.probability);
}

/** What tells no topic goes on with the one before; what is about none that there is does not. */
function asBefore(text: string, before: Before): Thought | null {
  const { topic } = before;
  const [likeliest] = heardTogether(text, before);
  if (topic === null || [topic, likeliest?.of].some((of) => of && declined.has(of))) return null;
  if (namedIn(text).goesOn || isToldOf(text, topic)) return sure(topic);
  const all = thoughtsOf(text, before);
  if (likelihoodOf('unknown', all) >= guessFrom) return null;
  const guesses = guessesAmong(
    all.filter(({ of }) => of !== topic),
    mostGuesses - 1,
  );
  return { topic, guesses, isGuess: true };
}

function guessed(text: string, before: Before): Thought | null {
  if (before.topic && namedIn(text).goesOn) return null;
  const [best, ...others] = thoughtsOf(text, before);
  if (!best || best.probability < guessFrom || !isQuestion(best.of) || isStrangers(text, best.of))
    return null;
  const either = asLikely(best, others[0], text);
  const guesses = guessesAmong(
    others.filter(({ of }) => of !== either),
    mostGuesses - 1,
  );
  return { topic: best.of, either, guesses, isGuess: true };
}

/** Nobody means one of them or something else. */
const declined: ReadonlySet<AssistantTopic> = new Set(['otherPeople', 'instructions', 'insult', 'moveMoney']);

/** Where one of the two is meant: the other. */
function asLikely(best: TopicGuess, next: TopicGuess | undefined, text: string): AssistantTopic | null {
  if (!next || best.probability >= eitherUntil || next.probability < eitherFrom) return null;
  if (best.probability + next.probability < eitherTogetherFrom) return null;
  const isEither = [best, next].every(({ of }) => isQuestion(of) && !declined.has(of));
  return isEither && !isStrangers(text, next.of) && areTwo(best.of, next.of) ? next.of : null;
}

/** Of a long story: what one part of it is surely about. */
function surestIn(text: string, before: Before): AssistantTopic | null {
  const parts = partsOfStory(text).filter((part) => wordsOf(part).length >= fewestWords);
  if (parts.length < 2) return null;
  const whole = thoughtsOf(text, before);
  const found = parts
    .map((part) => topicOf(part, before, surePartFrom).topic)
    .filter((topic) => isQuestion(topic) && likelihoodOf(topic, whole) >= heardFrom);
  return found.sort((one, other) => likelihoodOf(other, whole) - likelihoodOf(one, whole))[0] ?? null;
}
const fewestWords = 3;

/** Two parts of which each is surely a question of its own; none where the message is one whole. */
function questionsIn(text: string, before: Before): Question[] {
  const whole = thoughtsOf(text, before);
  const ways = halvesOf(text).flatMap(({ both: [one, other], saysBoth }) => {
    const first = questionOf(one, before);
    // «y puede ir mi hermano» goes on with it.
    const second = first && questionOf(other, { topic: first.topic, said: one });
    if (!second || !areTwo(first.topic, second.topic, saysBoth === 'surely')) return [];
    const questions = [first, second];
    const surest = first.probability * second.probability;
    const isOneSubject = relativesOf(first.topic).has(second.topic);
    const isSaid = saysBoth !== null && areSaid(first, second, { saysBoth, isOneSubject });
    const isHeard = () => questions.every((question) => isAskedIn(whole, question, isOneSubject));
    return isSaid || isHeard() ? [{ questions, surest }] : [];
  });
  const surest = ways.sort((one, other) => other.surest - one.surest)[0]?.questions ?? [];
  const heard = ({ topic }: Question) => likelihoodOf(topic, whole);
  const isFaint = (question: Question) => heard(question) < eitherFrom && question.probability < sureHalfFrom;
  // It may be no more than why the other is asked.
  return surest.some(isFaint) ? surest.toSorted((one, other) => heard(other) - heard(one)) : surest;
}

interface Question {
  clause: string;
  topic: AssistantTopic;
  probability: number;
}

function questionOf(clause: string, before: Before): Question | null {
  const [best] = thoughtsOf(clause, before);
  const { topic: of } = before;
  // «¿y ese cuánto dura?» tells no topic: it goes on with the one before.
  if (of && best && best.probability < guessFrom && detailReader().surest(clause, of, surePartFrom))
    return { clause, topic: of, probability: surePartFrom };
  if (!best || !isQuestion(best.of) || declined.has(best.of)) return null;
  const topic = isStrangers(clause, best.of) ? 'otherPeople' : best.of;
  return { clause, topic, probability: best.probability };
}

/**
 * Whoever says that there are two asks two: each is surely something, or one is, and the other is likelier than anything else
 * and no particular of it.
 */
function areSaid(
  first: Question,
  second: Question,
  { saysBoth, isOneSubject }: { saysBoth: Halves['saysBoth']; isOneSubject: boolean },
): boolean {
  const [less = 0, more = 0] = [first.probability, second.probability].sort((one, other) => one - other);
  if (saysBoth === 'surely' && less >= guessFrom) return true;
  if (second.probability < sureHalfFrom && isToldOf(second.clause, first.topic)) return false;
  return less >= sureFrom || (more >= sureFrom && less >= guessFrom && !isOneSubject);
}

/**
 * The less it is heard in the whole, the surer it has to be alone: one drowns the other, and «la televisión» alone is about
 * something else. Of the same subject it is more often why the other is asked.
 */
function isAskedIn(
  whole: readonly TopicGuess[],
  { topic, probability }: Question,
  isOneSubject: boolean,
): boolean {
  const heard = likelihoodOf(topic, whole);
  if (heard >= eitherFrom) return probability >= likelyHalfFrom;
  if (heard < heardFrom) return probability >= surePartFrom;
  const share = isOneSubject ? 0 : (heard - heardFrom) / (eitherFrom - heardFrom);
  return probability >= sureHalfFrom - share * (sureHalfFrom - likelyHalfFrom);
}

/** What is answered instead of what it is a part of, or the contrary of, and not beside it. */
const instead: Partial<Record<AssistantTopic, AssistantTopic>> = {
  recordsConsent: 'lineUser',
  othersRecords: 'lineUser',
  removePerson: 'people',
  invitationMissing: 'people',
  invited: 'people',
  visitMissed: 'visit',
  visitChange: 'visit',
  claimState: 'complaint',
  theftPaper: 'theft',
  theftFound: 'theft',
  portOut: 'portIn',
};

const areTwo = (one: AssistantTopic, other: AssistantTopic, saysBoth = false) =>
  one !== other && (saysBoth || (instead[one] !== other && instead[other] !== one));

// Where one question may end and another begin in the same message.

/** Every sign and word that may join two questions, or as well two words of one. */
const joint =
  /[.,;:?!\n]+|\b(?:y|e|pero|porque|ademas|tambien|aparte|encima|despues|luego|es que|si no|de paso|otra cosa|mientras)\b/g;
/** More are a story: its halves are told by its first joints. */
const mostJoints = 8;

interface Halves {
  both: [string, string];
  /** It says itself that the second is another one: in so many words, or by how that begins. */
  saysBoth: 'surely' | 'likely' | null;
}

/** Each way to read it as two, one after the other. */
export function halvesOf(text: string): Halves[] {
  const said = plain(text);
  return [...said.matchAll(joint)]
    .map(({ 0: sign, index }): Halves => {
      const other = said.slice(index + sign.length);
      const second = `${sign} ${other}`;
      const first = said.slice(0, index);
      const asks = asking.test(second) && !verb.test(first);
      const saysBoth = besides.test(second) ? 'surely' : asks ? 'likely' : null;
      return { both: [first, other.replace(beside, '')], saysBoth };
    })
    .filter(({ both }) => both.every((half) => fewestInClause.test(half)))
    .slice(0, mostJoints);
}
const asking =
  /^(?:[.,;:?!]+ *)?(?:y|e)\W+(?:(?:que|q) (?:hago|necesito|pasa|debo|llevo|piden|papeles|documentos|requisitos)|(?:que|q) (?:me|nos|le|les|lo|la|los|las|se) |como|cuant[oa]s?|cuando|donde|por que|porq|xq|a? ?quien|cual|si (?:despues |luego )?(?:me|se|puedo)|puedo|quiero|necesito|\w{3,}[ae]n?me|que me digan|(?:activ|arregl|bloque|borr|cambi|cancel|cort|mand|quit|revis|sac)en (?:el|la|los|las|lo|mis?)|me (?:van|dicen|puede)|(?!(?:ayer|anterior|celular|hogar|lugar|mujer|titular)\b)\w{2,}[aei]r(?:l[aeo]s?|me|nos|se)?|(?:el|la|los|las|lo|mis?) [^.,;?!]{2,50} (?:como|cuant[oa]s?|cuando|donde|(?:que|q) (?:dia|hora|fecha|necesito|hago)))\b/;
const besides =
  /^(?:[.,;:?!]+ *(?:y +)?|[ye] +)(?:(?:tambien|ademas|aparte|encima)(?! (?:al?|con|del?|en|para|por)\b)|de (?:paso|una)|otra cosa|(?:despues|luego)(?= (?:como|cuanto|dig|me|necesito|quiero)))\b|^[ye] .*\b(?:tampoco\b|tambien\W*$)/;
/** «ver y pagar la factura» is one wish. */
const verb = /\w[aei]r(?:l[aeo]s?|se)? *$/;
/** It only says that another one comes. */
const beside =
  /^[ ,]*(?:y )?(?:tambien|ademas|aparte|encima|de (?:paso|una)|otra cosa)(?! (?:al?|con|del?|en|para|por) )[ ,:]+/;
/** Two words at least, or one that is long. */
const fewestInClause = /[a-z\d]+[^a-z\d]+[a-z\d]+|[a-z]{5}/;

function partsOf(text: string, at: RegExp): string[] {
  return plain(text)
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

/** Of a long story: at every breath. */
export const partsOfStory = (text: string): string[] => partsOf(text, pauses);

const pauses = /[.,;:?!\n]+|\b(?:y|pero|porque|entonces|pues|que|aunque|como)\b/g;
