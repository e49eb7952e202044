// Finding a question by its words and their beginnings, by other words for the same, and in spite of a slip or an accent.
import { plain } from '@portal/market/text';
import MiniSearch from 'minisearch';

export function plainWords(text: string): string[] {
  return plain(text)
    .replace(/wi[\s-]fi/g, 'wifi')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

export interface Searchable {
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
