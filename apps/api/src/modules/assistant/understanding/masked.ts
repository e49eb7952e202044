// What may leave of a question: the words that everybody uses. A name, an address or a key is none of them, and what
// could be one is taken out, too.
import { plain } from '@portal/market/plain';
import { withoutSecrets } from '@portal/market/secrets';
import { inAnyMarketsWords, isName } from '../learning/market-words.ts';
import { isHeard } from '../learning/topics.ts';
import { wordsOf } from '../learning/words.ts';

const gap = '[…]';
/** A name or a street follows, whatever words it is made of. */
const introducing =
  /^(?:soy|llamo|llama|llaman|nombre|senor|senora|sr|sra|don|dona|calle|av|avenida|barrio|sector|ciudadela|cdla|urbanizacion|conjunto|manzana|mz|villa)$/;
const afterIt = 3;

export function masked(text: string): string {
  let hiding = 0;
  const words = withoutSecrets(text)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const bare = plain(word).replace(/[^a-z]/g, '');
      const isHidden =
        hiding > 0 ||
        /[\d@/•_]/.test(word) ||
        isName(word) ||
        !wordsOf(inAnyMarketsWords(word)).every(isHeard);
      hiding = introducing.test(bare) ? afterIt : Math.max(0, hiding - 1);
      return isHidden ? gap : word;
    });
  return words.join(' ').replaceAll(/\[…\](?: \[…\])+/g, gap);
}
