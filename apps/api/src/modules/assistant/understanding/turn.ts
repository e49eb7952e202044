// What a message is after another one, and what of that one goes on with it:
// - It begins anew («otra cosa, …»): nothing.
// - It puts right what was understood («no, …», «me refiero a …»): both messages together say what is asked. Where it names
//   a line alone, the topic goes on; where it only says that this was not meant, what else may be meant is offered.
// - It accepts what was offered, or wants no more.
// - Else it goes on. Its own words say what it is about; where they tell little, both messages together; where these tell
//   nothing either, the topic of before goes on, of which something in particular is asked.
// Lines go on as long as the subject does, and none is named.
import type { AssistantContext, AssistantPlace, AssistantTopic } from '@portal/contract/help/assistant';
import { questionOf } from '@portal/help/questions';
import { plain } from '@portal/market/text';
import { isQuestion, relativesOf } from '../learning/topics.ts';
import { wordsOf } from '../learning/words.ts';
import type { Named } from './named.ts';

/** What was spoken of before, and in which words: a message may go on with it. */
export interface Before {
  topic: AssistantTopic | null;
  said: string | null;
}
export const nothingBefore: Before = { topic: null, said: null };

export interface Turn {
  is: 'anew' | 'puttingRight' | 'goingOn';
  /** Without the words that only say so. */
  text: string;
}

/** «gracias, otra cosita: …» */
const anew =
  /^(?:[^.,;:?!]{0,60}[.,;:?!]+ *)?(?:y |ah |ah y |ya |bueno |ok |oiga )*(?:(?:(?:una|otra) )?(?:ultima |otra )?(?:cosa|cosita|pregunta|preguntita|consulta|consultita|duda|dudita)(?: mas)?|cambiando de tema|aparte de eso|por otro lado)\b[\s.,;:!]+(?=\S)/;

/** «no, …», «no no …», «no la mía, …», «me refiero a …»; not «no me llega». */
const puttingRight =
  /^\W*(?:(?:no|nop|noo+)(?: *[,.;]| (?:no|pues|mij[oa]|veci|senor\w*|joven|eso no|es[ea] no)\b| (?:(?:a|de|en|por) )?(?:el|la|lo|los|las|es[eao]|mi)\b[^,;.]*[,;.])|perdon\b|mejor dicho\b|me (?:refiero|referia) al?\b|qui(?:se|ero) decir\b|(?:yo )?digo (?:el|la|lo|los|las|del?)\b|hablo del?\b|en realidad\b)\s*/;

export function turnOf(text: string, { topic, said }: Before): Turn {
  if (topic === null) return { is: 'anew', text };
  const words = plain(text);
  const opening = anew.exec(words)?.[0];
  if (opening) return { is: 'anew', text: words.slice(opening.length) };
  return { is: said !== null && puttingRight.test(words) ? 'puttingRight' : 'goingOn', text };
}

const bare = (words: string) => {
  const all = new Set(words.split(' ').flatMap(wordsOf));
  return (text: string): boolean => {
    const said = wordsOf(text);
    return said.length > 0 && said.length <= 4 && said.every((word) => all.has(word));
  };
};
const isYes = bare(
  'si sip simon claro dale ya bueno ok okey listo hagale de una por favor porfavor eso esa ese acepto quiero',
);
const isNo = bare('no nada gracias asi nomas dejalo ya nop');

export const isLineNamed = ({
  numbers,
  kinds,
  serviceTypes,
  isMobile,
  other,
  isTheirs,
}: Omit<Named, 'words'>): boolean =>
  numbers.length + kinds.length + serviceTypes.length > 0 || isMobile || other !== null || isTheirs;

/** What is answered: «sí» accepts what was offered, and a line alone goes on with what was asked. */
export function topicAfter(
  text: string,
  said: Named & { topic: AssistantTopic },
  context: AssistantContext | null,
): AssistantTopic {
  if (context === null) return said.topic;
  if (context.next && isYes(text)) return context.next;
  if (isNo(text)) return 'thanks';
  const isLineOnly = said.topic === 'unknown' || said.topic === 'myLines';
  return isLineNamed(said) && isLineOnly && isQuestion(context.topic) ? context.topic : said.topic;
}

/** Until something is spoken of, the page is that is open. */
export function beforeOf(context: AssistantContext | null, place: AssistantPlace | null): Before {
  if (context && isSpokenOf(context.topic)) return { topic: context.topic, said: context.said ?? null };
  const ofPage = place && questionOf(place.page);
  return ofPage && ofPage !== 'usePortal' ? { topic: ofPage, said: null } : nothingBefore;
}

const longestSaid = 500;

/** What goes on with the next words: what is only talk, or not known, leaves what was spoken of before. */
export function rememberedOf(
  told: AssistantContext,
  { text, context }: { text: string; context: AssistantContext | null },
): AssistantContext {
  if (isSpokenOf(told.topic)) return { ...told, said: text.slice(0, longestSaid) };
  return context ? { ...context, awaitsLine: told.awaitsLine, next: told.next } : told;
}
const asides: ReadonlySet<AssistantTopic> = new Set(['insult', 'aboutMe', 'otherLanguage', 'tooLong']);
export const isSpokenOf = (topic: AssistantTopic): boolean => isQuestion(topic) && !asides.has(topic);

export const spokenOfTogether = (one: AssistantTopic, other: AssistantTopic): boolean =>
  one === other || relativesOf(one).has(other);
