// How an answer is put together: words, ways to pages and people, and what can be said next.
import type { AssistantAnswer, AssistantPage, AssistantTopic } from '@portal/contract/help/assistant';
import { noFacts } from '@portal/help/operator-facts.copy';
import { pages } from '@portal/help/pages.copy';
import { type QuestionId, questions } from '@portal/help/questions';

import { canonicalServiceNumber, nationalNumber } from '@portal/market/service-number';
import { numberWords } from '@portal/market/words';
import type { Inventory, Line } from '@portal/operator-ports/inventory';
import { isSamePlace, type ManagedLine } from '../../caller.ts';
import { assistantCopy as copy, figureLabels, kindLabels, serviceWords } from './assistant.copy.ts';
import { wordsOf } from './learning/words.ts';
import { nextOf } from './understanding/going-on.ts';
import type { Understood } from './understanding/understand.ts';

export type AnswerLink = AssistantAnswer['links'][number];

export function answer(
  topic: AssistantTopic,
  paragraphs: readonly string[],
  more: Partial<Omit<AssistantAnswer, 'topic' | 'paragraphs'>> = {},
): AssistantAnswer {
  return {
    topic,
    paragraphs: [...paragraphs],
    list: [],
    links: [],
    replies: [],
    context: { topic, lines: [], awaitsLine: false, next: nextOf[topic] ?? null },
    second: null,
    ...more,
  };
}

export function pageLink(page: AssistantPage, line?: OwnLine): AnswerLink {
  const about = line ? { line: nationalNumber(line.line.serviceNumber) } : {};
  return { label: pages[page][1], page, ...about };
}

export const billLink = (billNo: string): AnswerLink => ({
  label: pages.bill[1],
  page: 'bill',
  bill: billNo,
});

/** What a press asks about a topic; null where nobody is led to ask. */
export function topicLabel(topic: AssistantTopic): string | null {
  if (figureLabels[topic]) return figureLabels[topic];
  return isQuestionId(topic) ? questions[topic](noFacts).question : null;
}

export const isQuestionId = (topic: string): topic is QuestionId => Object.hasOwn(questions, topic);

export function repliesFor(topics: readonly AssistantTopic[]): AssistantAnswer['replies'] {
  return topics.flatMap((topic) => {
    const label = topicLabel(topic);
    return label === null ? [] : [{ label, topic }];
  });
}

/** In a `tel:` address `#` would begin a fragment. */
export const callLink = (label: string, phone: string): AnswerLink => ({
  label,
  href: `tel:${phone.replace(/\s/g, '').replaceAll('#', '%23')}`,
});

/** More would be a list to scroll through. */
const mostReplies = 6;

export function askWhich(topic: AssistantTopic, lines: readonly OwnLine[]): AssistantAnswer {
  const isMore = lines.length > mostReplies;
  return answer(topic, isMore ? [copy.which, copy.whichMore] : [copy.which], {
    replies: lines.slice(0, mostReplies).map((own) => ({
      label: replyLabel(own),
      topic,
      line: nationalNumber(own.line.serviceNumber),
    })),
    context: { topic, lines: [], awaitsLine: true, next: null },
  });
}

export interface OwnLine {
  managed: ManagedLine;
  line: Line;
  /** `(099) 100-0001`, `Internet IN-100001`; by the customer's own name for it `Casa, IN-100001` */
  name: string;
}

/** Kinds of service that the portal does not show. */
const hiddenTypes = [6, 7, 8];
/** A number, or a document; fewer digits are the end of one, more are a bill's. */
export const isWholeNumber = (digits: string): boolean => digits.length >= 7 && digits.length <= 13;

export async function ownLines(inventory: Inventory, managed: readonly ManagedLine[]): Promise<OwnLine[]> {
  const lines = await inventory.list(managed);
  return lines.flatMap((line) => {
    const own = managed.find((each) => isSamePlace(each, line));
    if (!own || hiddenTypes.includes(line.serviceType)) return [];
    return [{ managed: own, line, name: nameOf(line, own.look?.nickname ?? null) }];
  });
}

function nameOf({ kind, serviceType, serviceNumber }: Line, nickname: string | null): string {
  const number = numberWords(serviceNumber);
  if (nickname !== null) return `${nickname}, ${number}`;
  return kind === 'Fixed' ? `${serviceWords[serviceType] ?? kindLabels.Fixed} ${number}` : number;
}

export const replyLabel = ({ managed, line, name }: OwnLine): string =>
  line.kind === 'Fixed' || managed.look?.nickname ? name : `${kindLabels[line.kind]} ${name}`;

/** What tells which line is meant, besides the words themselves. */
export interface Hints {
  /** Of a reply. */
  pressed: string | null;
  /** Those that were spoken of just before. */
  before: readonly string[];
  /** Of the page that is open. */
  open: string | null;
}
export const noHints: Hints = { pressed: null, before: [], open: null };

/**
 * Those that a question may mean, all of them when nothing tells. Null when it names one that is not theirs, and the
 * same whether somebody else has it or nobody.
 */
export function meantLines(
  lines: readonly OwnLine[],
  { numbers, ending, words, kinds, serviceTypes, isTheirs, isMobile, other, isAll }: Named,
  { pressed, before, open }: Hints,
): OwnLine[] | null {
  const byNumber = (text: string) =>
    lines.filter(({ line }) => line.serviceNumber === canonicalServiceNumber(text));
  if (pressed !== null) {
    const [own] = byNumber(pressed);
    return own ? [own] : null;
  }
  const whole = numbers.filter(isWholeNumber).map(byNumber);
  if (whole.some((found) => found.length === 0)) return null;
  if (whole.length > 0) return [...new Set(whole.flat())];
  const ends = byEnding(lines, numbers, ending);
  if (ends === null || ends.length > 0) return ends;
  const called = lines.filter(({ managed }) => isCalled(managed.look?.nickname ?? '', words));
  if (called.length > 0) return called;
  const hinted = [before.flatMap(byNumber), open === null ? [] : byNumber(open)].find(
    (found) => found.length > 0,
  );
  if (isAll) return [...lines];
  if (other === 'rest') return lines.filter((own) => !hinted?.includes(own));
  if (other && hinted) {
    const [first] = hinted;
    return lines.filter((own) => !hinted.includes(own) && own.line.kind === first?.line.kind);
  }
  const ofType = lines.filter(({ line }) => serviceTypes.includes(line.serviceType));
  if (ofType.length > 0) return ofType;
  if (kinds.length > 0) return lines.filter(({ line }) => kinds.includes(line.kind));
  if (isTheirs) return [...lines];
  if (isMobile) return [hinted ?? [], lines].map(mobileAmong).find((found) => found.length > 0) ?? [];
  return hinted ?? [...lines];
}

const mobileAmong = (lines: readonly OwnLine[]): OwnLine[] =>
  lines.filter(({ line }) => line.kind !== 'Fixed');

/** Lines that have what is asked for: a home has no data left, a prepaid line alone has credit, and neither invoice nor cycle. */
export function fitting(topic: AssistantTopic, meant: OwnLine[]): OwnLine[] {
  if (topic === 'balance') return preferring(meant, ({ line }) => line.kind === 'Prepaid');
  if (topic === 'usageLeft') return preferring(meant, ({ line }) => line.kind !== 'Fixed');
  if (topic === 'invoice' || topic === 'billChange' || topic === 'cycle')
    return preferring(meant, ({ line }) => line.kind !== 'Prepaid');
  return meant;
}

/** «cuánto internet me queda» asks of data, unless it names what stands at home. */
export const ofData = (said: Understood): Understood =>
  said.kinds.length > 0 ? said : { ...said, serviceTypes: [] };

/** One bill is of all the services of its account. */
export function onePerAccount(topic: AssistantTopic, lines: OwnLine[]): OwnLine[] {
  if (topic !== 'invoice' && topic !== 'billChange' && topic !== 'cycle') return lines;
  const accounts = lines.map(({ managed }) => managed.accountId);
  return lines.filter((_own, place) => accounts.indexOf(accounts[place] as string) === place);
}

function preferring(lines: OwnLine[], isBetter: (own: OwnLine) => boolean): OwnLine[] {
  const better = lines.filter(isBetter);
  return better.length > 0 ? better : lines;
}

/** Null when it was said how the number ends, and none does so; nothing else is sure to be the end of one. */
function byEnding(
  lines: readonly OwnLine[],
  numbers: readonly string[],
  ending: string | null,
): OwnLine[] | null {
  const ends = ending === null ? numbers.filter((digits) => !isWholeNumber(digits)) : [ending];
  const found = lines.filter(({ line }) => ends.some((end) => line.serviceNumber.endsWith(end)));
  return ending !== null && found.length === 0 ? null : found;
}

/** By all words of the name, one after the other; of a name of tiny words nobody can tell. */
function isCalled(nickname: string, words: readonly string[]): boolean {
  const name = wordsOf(nickname);
  return name.some((word) => word.length > 2) && ` ${words.join(' ')} `.includes(` ${name.join(' ')} `);
}

type Named = Pick<
  Understood,
  'numbers' | 'ending' | 'words' | 'kinds' | 'serviceTypes' | 'isTheirs' | 'isMobile' | 'other' | 'isAll'
>;
