// How a talk goes on: what «sí» and «no» are, and what belongs together.
import type { AssistantTopic } from '@portal/contract/help/assistant';
import { relativesOf } from './learning/topics.ts';
import { wordsOf } from './learning/words.ts';

const bare = (words: string) => {
  const all = new Set(words.split(' ').flatMap(wordsOf));
  return (text: string): boolean => {
    const said = wordsOf(text);
    return said.length > 0 && said.length <= 4 && said.every((word) => all.has(word));
  };
};
export const isYes = bare(
  'si sip simon claro dale ya bueno ok okey listo hagale de una por favor porfavor eso esa ese acepto quiero',
);
export const isNo = bare('no nada gracias asi nomas dejalo ya nop');

export const spokenOfTogether = (one: AssistantTopic, other: AssistantTopic): boolean =>
  one === other || relativesOf(one).has(other);
