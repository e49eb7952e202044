// Where our own understanding is not sure, an operator's model may say which of our topics a question is about.
import { type AssistantTopic, assistantTopicSchema } from '@portal/contract/help/assistant';
import { plain, withoutSecrets } from '@portal/market/text';
import type { TopicModel } from '../../../providers/assistant/port.ts';
import { topicLabel } from '../answers.ts';
import { inAnyMarketsWords, isName } from '../learning/market-words.ts';
import { isHeard } from '../learning/topics.ts';
import { wordsOf } from '../learning/words.ts';
import type { Before } from './turn.ts';
import { nothing, particularsIn, type Understood, understand } from './understand.ts';

/** What is told by the letters, by the length or by the page is not its to say; what is declined has no title. */
const topics = assistantTopicSchema.options.flatMap((id) => {
  const title = topicLabel(id);
  return title === null ? [] : [{ id, title }];
});
const none = { id: 'unknown', title: 'De ninguno de estos.' };

/** Slots that it fills where the words named nothing that we know. */
const services: Record<string, Partial<Pick<Understood, 'kinds' | 'serviceTypes' | 'isMobile'>>> = {
  prepaid: { kinds: ['Prepaid'] },
  postpaid: { kinds: ['Postpaid'] },
  mobile: { isMobile: true },
  home: { kinds: ['Fixed'] },
  telephony: { serviceTypes: [3] },
  television: { serviceTypes: [4] },
  internet: { serviceTypes: [5] },
};

type UnderstoodBy = 'own' | 'model' | 'nobody';

export function understandWith(model: TopicModel | null, count: (by: UnderstoodBy) => void) {
  return async (text: string, before: Before): Promise<Understood> => {
    const own = understand(text, before);
    if ((own.topic !== 'unknown' && !own.isGuess) || text.trim() === '') {
      count('own');
      return own;
    }
    const asked = { topics: [...topics, none], services: Object.keys(services), said: masked(text) };
    const choice = await model?.choose({ ...asked, before: before.said && masked(before.said) });
    const [topic, other] = (choice?.topics ?? []).filter((id) => id !== none.id) as AssistantTopic[];
    count(topic ? 'model' : 'nobody');
    if (!topic) return own;
    const isNamed = own.kinds.length + own.serviceTypes.length + own.numbers.length > 0;
    const slots = isNamed ? {} : services[choice?.service ?? ''];
    return {
      ...own,
      ...slots,
      topic,
      ...particularsIn(text, topic),
      guesses: [],
      isGuess: false,
      second: other ? { ...nothing, topic: other, ...particularsIn(text, other) } : null,
    };
  };
}

/**
 * What may leave of a question: the words that everybody uses. A name, an address or a key is none of them, and what
 * could be one is taken out, too.
 */
const gap = '[…]';
/** A name or a street follows, whatever words it is made of. */
const introducing =
  /^(?:soy|llamo|llama|llaman|nombre|senor|senora|sr|sra|don|dona|calle|av|avenida|barrio|sector|ciudadela|cdla|urbanizacion|conjunto|manzana|mz|villa)$/;
const afterIt = 3;

function masked(text: string): string {
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
