// Whether it is another language, and words of others that people mix in.
import { plain } from '@portal/market/text';
import { isKnown } from '../learning/vocabulary.ts';
import { phoneticKey } from '../learning/words.ts';

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
    mashi: 'veci',
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
/** «la luz digo el internet», «no los de ofertas, los de consumo»: what was put right is not what is asked. */
const corrected =
  /\b(?:(?:(?:el|la|los|las)\s+)?\p{L}+\s*,?\s+(?:digo|perdon|mejor dicho)\s*,?|no (?:el|la|los|las) (?:de )?\p{L}+(?: \p{L}+)?,)\s+(?=(?:el|la|los|las|mi)\b)/giu;

export const inSpanish = (text: string): string =>
  text.replace(corrected, '').replace(/\p{L}+/gu, (word) => mixed.get(plain(word)) ?? word);
