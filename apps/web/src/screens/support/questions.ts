// Questions with their answers, and the ways on from each.
import type { Facts, QuestionWords } from '@portal/help/question-words';
import { isOutside, type OutsideWay, type Way, wayLabel } from '@portal/help/ways.copy';
import { plain } from '@portal/market/text';
import MiniSearch from 'minisearch';
import { pagePaths } from '../../lib/place/page-paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { helpPhones, telAddress } from '../../shared/line/help-phones.ts';
import { usePlanChangeAddress } from '../../shared/plan-change/plan-change-address.ts';

interface AnswerLink {
  label: string;
  href: string;
}

export interface Question extends Omit<QuestionWords, 'also'>, Searchable {
  links: readonly AnswerLink[];
}

type Words = Record<string, (facts: Facts) => QuestionWords>;

/** In their order, with the ways on that there are for whoever asks. */
export function useQuestions(words: Words): Question[] {
  // Whether a page of the portal may be linked to.
  const isAvailable = useAvailability();
  // That page is opened for a line.
  const planChange = usePlanChangeAddress();
  const { deviceBalance } = settings();
  const facts: Facts = { deviceBalance, phones: helpPhones().join(' o ') };
  return Object.entries(words).map(([id, wordsOf]) => {
    const answer = wordsOf(facts);
    const { paragraphs, list = [], ways = [], also = '' } = answer;
    const links = ways
      .flatMap((way) => linksOf(way, planChange))
      .filter(({ href }) => !href.startsWith('/') || isAvailable(href));
    return { id, ...answer, links, text: [...paragraphs, ...list].join(' '), also };
  });
}

function linksOf(way: Way, planChange: string): AnswerLink[] {
  if (way === 'call')
    return helpPhones().map((phone) => ({ label: wayLabel('call', phone), href: telAddress(phone) }));
  const site = settings();
  const [code = ''] = site.deviceBalance.split(' ');
  const outside: Record<Exclude<OutsideWay, 'call'>, string> = {
    complaints: site.complaintsUrl,
    debtGuide: site.helpDebtUrl,
    dial: telAddress(code),
    paymentGuide: site.helpPaymentUrl,
    phones: site.phonesUrl,
    receiptCheck: site.receiptCheckUrl,
    shop: site.storeUrl,
  };
  const href = isOutside(way) ? outside[way] : way === 'changePlan' ? planChange : pagePaths[way]();
  return [{ label: wayLabel(way, code), href }];
}

/** Finding a question by its words and their beginnings, by other words for the same, and in spite of a slip or an accent. */
export function plainWords(text: string): string[] {
  return plain(text)
    .replace(/wi[\s-]fi/g, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

interface Searchable {
  id: string;
  question: string;
  /** Everything that the answer says. */
  text: string;
  /** Other words by which it is looked for. */
  also: string;
}

/** Said in every question: they find nothing. */
const common = new Set(
  'a al como con cual cuando cuanto de del donde el en es esta hay la las lo los me mi mis no o para por puedo que quiero se si su te tu un una y'.split(
    ' ',
  ),
);

/** The best first; all of them, in their order, when nothing is looked for. */
export function findQuestions<Q extends Searchable>(questions: readonly Q[], search: string): Q[] {
  const asked = plainWords(search);
  if (asked.length === 0) return [...questions];
  const wanted = asked.filter((word) => !common.has(word));
  const index = new MiniSearch<Q>({ fields: ['question', 'also', 'text'], tokenize: plainWords });
  index.addAll(questions);
  const found = index.search((wanted.length > 0 ? wanted : asked).join(' '), {
    combineWith: 'AND',
    prefix: true,
    // Shorter words are too near to one another.
    fuzzy: (word) => (word.length > 4 ? 1 : false),
    boost: { question: 3, also: 2 },
  });
  return found.flatMap(({ id }) => questions.find((each) => each.id === id) ?? []);
}
