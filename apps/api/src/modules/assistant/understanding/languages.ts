// Whether somebody writes in another language than the assistant understands.
import { isKnown } from './vocabulary.ts';
import { phoneticKey } from './words.ts';

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
export function isOtherLanguage(text: string, words: readonly string[]): boolean {
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
