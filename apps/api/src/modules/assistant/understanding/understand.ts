// What somebody wants to know, and of which line, out of their own words. No answer is given here.

import type { LineKind } from '@portal/contract/common';
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { relatives } from './particulars.copy.ts';
import { anyOf, particularIn, relativesOf, wholeOf } from './particulars.ts';
import {
  type Guess,
  guessTopics,
  isLearnt,
  isParticular,
  isQuestion,
  sureClauseFrom,
  sureFrom,
  surePartFrom,
} from './topics.ts';
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

/** Words of other languages that people mix in, as they would be said here. */
const mixed = new Map(
  Object.entries({
    mashna: 'cuanto',
    mashnata: 'cuanto',
    kullki: 'plata',
    kullkita: 'plata',
    manuni: 'debo',
    nukapa: 'mi',
    nukapak: 'mi',
    nuka: 'yo',
    charini: 'tengo',
    munani: 'quiero',
    wasi: 'casa',
    wasipi: 'casa',
    yupaychani: 'gracias',
    yupaichani: 'gracias',
    imanalla: 'hola',
    alli: 'buenos',
    puncha: 'dias',
    punlla: 'dias',
    chishi: 'tardes',
    tuta: 'noches',
    mashi: 'amigo',
    minga: 'ayuda',
    email: 'correo',
    mail: 'correo',
    bill: 'factura',
    password: 'clave',
    balance: 'saldo',
    phone: 'celular',
    change: 'cambio',
    pay: 'pagar',
  }),
);
/** «la luz digo el internet»: what was put right is not what is asked. */
const corrected =
  /\b(?:(?:el|la|los|las)\s+)?\p{L}+\s*,?\s+(?:digo|perdon|mejor dicho)\s*,?\s+(?=(?:el|la|los|las|mi)\b)/giu;

const inSpanish = (text: string): string =>
  text.replace(corrected, '').replace(/\p{L}+/gu, (word) => mixed.get(plain(word)) ?? word);

const starters =
  'como|cuant[oa]s?|cual(?:es)?|que|q|donde|cuando|hasta cuando|por que|xq|quiero|kiero|quisiera|necesito|puedo|deseo|quien|hay|tienen|dime|ayudame';
/** Such as «, y también»: what follows is a question of its own when it begins like one. */
const joint = new RegExp(
  `[.?!;\\n]+|(?:,|\\by\\b|\\be\\b|,\\s*y\\b)\\s*(?:y\\s+)?(?:tambien|ademas|aparte|encima|de paso|otra cosa)\\b,?|(?:,|\\by\\b)\\s*(?=(?:¿\\s*)?(?:a que|en que|de que|con que|${starters})\\b)`,
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

/** What was said just before: a question may go on with it. */
export interface Before {
  topic: AssistantTopic | null;
  said: string | null;
}
const nothingBefore: Before = { topic: null, said: null };

export interface Understood {
  topic: AssistantTopic;
  /** What it may be about when the topic is not known, the likeliest first. */
  guesses: AssistantTopic[];
  /** Numbers that were written, in digits: whole ones, and the last four of one. */
  numbers: string[];
  /** All of it, as it sounds: somebody may call a line by a name of their own. */
  words: readonly string[];
  /** `TRK-1001` */
  ticket: string | null;
  kinds: LineKind[];
  /** Of services at home: telephony 3, television 4, internet 5. */
  serviceTypes: number[];
  /** «la de mi hijo»: nobody knows which that is. */
  isTheirs: boolean;
  /** It begins like one that goes on with what was said. */
  goesOn: boolean;
  /** It begins with a greeting. */
  greets: boolean;
  /** «lo del celular» */
  isMobile: boolean;
  /** «la otra», «el otro numero» */
  isOther: boolean;
  /** No list: the sum alone. */
  isBrief: boolean;
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

const orderIn = (text: string): string | null => order.exec(plain(text))?.[1] ?? null;

/** Digits with what people write between them. */
const digitRun = /\d(?:[\s().-]{0,2}\d)*/g;
const day = /\b(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:20)?\d\d\b/g;

export const nothing = {
  guesses: [],
  numbers: [],
  words: [] as readonly string[],
  ticket: null,
  kinds: [],
  serviceTypes: [],
  isTheirs: false,
  goesOn: false,
  greets: false,
  isMobile: false,
  isOther: false,
  isBrief: false,
  second: null,
};

export function understand(asked: string, before: Before = nothingBefore): Understood {
  thoughts = new Map();
  const text = inSpanish(asked);
  if (text.length > longestText) return { ...nothing, topic: 'tooLong' };
  if (isOtherLanguage(asked, wordsOf(asked)) && isOtherLanguage(text, wordsOf(text)))
    return { ...nothing, ...namedIn(text), topic: 'otherLanguage' };
  if (isLineAlone(text)) return { ...nothing, ...namedIn(text), topic: 'unknown' };
  const [first, second] = questionsIn(text, before);
  const about = (clause: string) => {
    const named = namedIn(clause);
    const isNamed = named.numbers.length + named.kinds.length + named.serviceTypes.length > 0;
    return isNamed || named.ticket ? named : namedIn(text);
  };
  const named = namedIn(text);
  const ticket = named.ticket ?? orderIn(before.said ?? '');
  if (!first) return { ...nothing, ...named, ticket, ...goingOn(text, before) };
  if (!second) return { ...nothing, ...namedIn(text), topic: first.topic };
  return {
    ...nothing,
    ...about(first.clause),
    topic: first.topic,
    second: { ...nothing, ...about(second.clause), topic: second.topic },
  };
}

const fillers = new Set(
  'y e de del la el los las mi mis en con para por no que a o es linea lineas numero servicio termina terminada otra otro otras esa ese esta este solo nada mas tambien digo hay pasa lo espere espera perdon mejor celular celu cel movil telefono'
    .split(' ')
    .map(phoneticKey),
);

/** «y la prepago?» says of which line, and nothing of what is asked. */
function isLineAlone(text: string): boolean {
  const words = wordsOf(text).filter((word) => !/\d/.test(word));
  const { numbers, kinds, isOther, isMobile, isTheirs } = namedIn(text);
  if (numbers.length + kinds.length === 0 && !isOther && !isMobile && !isTheirs) return false;
  return words.every((word) => fillers.has(word) || kindOf.has(word) || isRelative([word]));
}

const services = [
  { type: 4, isIn: anyOf('television tele tv cable canal canales decodificador') },
  { type: 5, isIn: anyOf('internet wifi fibra modem router guaifai') },
];
const isLandline =
  /\b(?:telefono|linea|fono) (?:fij[oa]|de (?:la |mi )?casa|convencional)|\b(?:el|mi) fijo\b|\btono\b/;
const mobile =
  /\b(?:megas?|gigas?|datos|4g|5g|lte|celulares)\b|\b(?:del|de mi|la de mi|lo de mi|el de mi) (?:celu|celular|cel|celularcito|movil)\b|\bl[ao] del (?:celu|cel)/;
const theirs = /\b(?:l[ao]s?|el|linea|numero) (?:del?|d) /;
const greeting = /^\W*(?:hola|holi|buen[oa]s|alo|que mas|que tal|saludos)\b/;
const isRelative = anyOf(relatives);
const other = /\b(?:l[ao]|el|mi|del|de la) otr[oa]\b/;
const brief =
  /\bsol[oa]mente el total|\bsolo (?:dime |digame )?(?:el |cuanto es el )?total\b|\btotal nada mas/;

type Named = Pick<
  Understood,
  | 'numbers'
  | 'words'
  | 'ticket'
  | 'kinds'
  | 'serviceTypes'
  | 'isTheirs'
  | 'goesOn'
  | 'greets'
  | 'isMobile'
  | 'isOther'
  | 'isBrief'
>;

function namedIn(text: string): Named {
  const said = plain(text);
  const words = wordsOf(text);
  const serviceTypes = services.filter(({ isIn }) => isIn(words)).map(({ type }) => type);
  return {
    numbers: numbersIn(said.replace(order, ' ').replace(day, ' ')),
    words,
    ticket: orderIn(said),
    kinds: [...new Set(words.flatMap((word) => kindOf.get(word) ?? []))],
    serviceTypes: isLandline.test(said) ? [3] : serviceTypes,
    isTheirs: theirs.test(said) && isRelative(words),
    goesOn: beginsLikeMore.test(said),
    greets: greeting.test(said),
    isMobile: mobile.test(said),
    isOther: other.test(said),
    isBrief: brief.test(said),
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
/** How much likelier it is that what was spoken of goes on. */
const goesOn = 5;

/** What the readers think of the parts of one message: each is asked about several times. */
let thoughts = new Map<string, Guess[]>();
function thoughtsOf(text: string): Guess[] {
  const all = thoughts.get(text) ?? guessTopics(text);
  thoughts.set(text, all);
  return all;
}

type Thought = Pick<Understood, 'topic' | 'guesses'>;

const sure = (topic: AssistantTopic): Thought => ({ topic, guesses: [] });

/** What a question is about; what was said before counts where it begins like one that goes on, or tells too little. */
function topicOf(text: string, before: Before, from = sureFrom): Thought {
  const all = thoughtsOf(text);
  const [best] = all;
  const isSure = best !== undefined && best.probability >= from;
  const likely = isSure ? [best] : all.filter(({ probability }) => probability >= guessedFrom);
  const about = new Set<AssistantTopic>(likely.map(({ of }) => of));
  if (!isSure) about.add('unknown');
  const words = wordsOf(text);
  const mayGoOn = !isSure || words.length <= fewWords || beginsLikeMore.test(plain(text));
  const goneOn = mayGoOn ? before.topic : null;
  if (goneOn) about.add(goneOn);
  const isTold = isRefused(best, isSure) || (isSure && isParticular(best.of));
  const particular = isTold ? null : particularIn(words, about, goneOn);
  if (particular) return sure(particular);
  if (isSure) return sure(isStrangers(text, best.of) ? 'otherPeople' : best.of);
  const [likelier] = before.topic ? preferring(all, relativesOf(before.topic)) : [];
  if (likelier && likelier.probability >= from && isQuestion(likelier.of)) return sure(likelier.of);
  const guesses = likely.filter(({ of }) => isQuestion(of));
  return { topic: 'unknown', guesses: guesses.slice(0, mostGuesses).map(({ of }) => of) };
}

/** So short a question may go on without a sign of it. */
const fewWords = 5;
const beginsLikeMore = /^\W*(y|e|pero|ya|no|mejor|entonces|ah|eso|ese|esa|ahi|si)\b/;
const isRefused = (best: Guess | undefined, isSure: boolean) => isSure && best?.of === 'instructions';

function preferring(all: readonly Guess[], related: ReadonlySet<AssistantTopic>): Guess[] {
  const weighed = all.map(({ of, probability }) => ({
    of,
    probability: related.has(of) ? probability * goesOn : probability,
  }));
  const sum = weighed.reduce((total, { probability }) => total + probability, 0);
  return weighed
    .map(({ of, probability }) => ({ of, probability: probability / sum }))
    .sort((one, other) => other.probability - one.probability);
}

/** «el wifi de mi vecino»: nobody's secrets and figures but one's own. */
const strangers =
  /\b(?:de|del|d|a)\s+(?:(?:mi|mis|un|una|el|la|otro|otra)\s+)?(?:vecin\w+|ex|jef[ea]|amig[oa]|novi[oa]|enamorad[oa]|client\w+|persona|senor\w*)\b/;
const own: ReadonlySet<AssistantTopic> = new Set([
  'wifi',
  'puk',
  'password',
  'balance',
  'amountDue',
  'invoice',
  'usageLeft',
  'plan',
]);
const isStrangers = (text: string, topic: AssistantTopic) => own.has(topic) && strangers.test(plain(text));

/** Where neither this nor what was said before tells enough, both together may. */
function goingOn(text: string, before: Before): Thought {
  const thought = topicOf(text, before);
  if (thought.topic !== 'unknown') return thought;
  const surest = surestIn(text, before);
  if (surest) return sure(surest);
  if (before.topic !== 'unknown' || !before.said) return thought;
  const both = topicOf(`${before.said}. ${text}`, nothingBefore);
  return both.topic === 'unknown' ? thought : both;
}

/** Of a long story: what one part of it is surely about. */
function surestIn(text: string, before: Before): AssistantTopic | null {
  const parts = partsOf(text, pauses).filter((part) => wordsOf(part).length >= fewestWords);
  if (parts.length < 2) return null;
  const found = parts.map((part) => topicOf(part, before, surePartFrom).topic);
  return found.find(isQuestion) ?? null;
}
const pauses = /[.,;:?!\n]+|\b(?:y|pero|porque|entonces|pues|que|aunque|como)\b/g;
const fewestWords = 3;

/** Those of which the assistant is sure, two at most; none where the message is one whole. */
function questionsIn(text: string, before: Before): { topic: AssistantTopic; clause: string }[] {
  const clauses = differentIn(clausesOf(text), before, sureClauseFrom);
  if (clauses.length > 1) return clauses;
  const joined = differentIn(partsJoinedByY(text), before, surePartFrom);
  if (joined.length > 1 && isHeardIn(text, joined)) return joined;
  return topicOf(text, before).topic === 'unknown' ? clauses : [];
}

/** Whether all of them are heard in the whole, too: «la televisión» alone is about something else. */
function isHeardIn(text: string, parts: readonly { topic: AssistantTopic }[]): boolean {
  const all = thoughtsOf(text);
  return parts.every(
    ({ topic }) =>
      !isLearnt(topic) || all.some(({ of, probability }) => of === topic && probability >= heardFrom),
  );
}

function differentIn(
  clauses: readonly string[],
  before: Before,
  from: number,
): { topic: AssistantTopic; clause: string }[] {
  if (clauses.length < 2) return [];
  const found = clauses.map((clause) => ({ clause, ...topicOf(clause, before, from) }));
  const questions = found.filter(({ topic }) => isQuestion(topic));
  const isFirst = ({ topic }: (typeof found)[number], place: number) =>
    questions.findIndex((other) => other.topic === topic) === place;
  const wholes = new Set(questions.map(({ topic }) => wholeOf.get(topic)));
  return questions.filter((one, place) => isFirst(one, place) && !wholes.has(one.topic)).slice(0, 2);
}
