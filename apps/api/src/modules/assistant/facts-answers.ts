// What is the same for everybody: the questions that have one answer, the ways to pages and people, and small talk.
import type { AssistantAnswer, AssistantPlace, AssistantTopic } from '@portal/contract/help/assistant';
import { questionDetails } from '@portal/help/details';
import {
  factsFrom,
  factWords,
  noFacts,
  type OfferedDiscount,
  type OperatorFacts,
} from '@portal/help/operator-facts.copy';
import { pageTitle } from '@portal/help/pages.copy';
import type { Details, Facts, QuestionWords } from '@portal/help/question-words';
import { type QuestionId, questionOf, questions } from '@portal/help/questions';
import { type OutsideWay, type Way, wayLabel } from '@portal/help/ways.copy';
import { market } from '@portal/market/here';
import { mobileWords, nationalNumber } from '@portal/market/service-number';
import { plain } from '@portal/market/text';
import { moneyWords } from '@portal/market/words';
import { catalogueFactNames, type DiscountedGroup } from '@portal/operator-ports/catalogue';
import {
  type AnswerLink,
  answer,
  callLink,
  isQuestionId,
  type OwnLine,
  pageLink,
  repliesFor,
} from './answers.ts';
import { assistantCopy as copy, figureLabels, suggestedTopics } from './assistant.copy.ts';
import { figureDetails } from './figure-details.copy.ts';
import type { Particulars } from './learning/details.ts';

export interface AssistantFacts {
  /** As people read it: `*611 / 5004040`. */
  helpPhone: string;
  /** `*123# opción 5-4` */
  deviceBalance: string;
  complaintsUrl: string;
  helpDebtUrl: string;
  helpPaymentUrl: string;
  phonesUrl: string;
  storeUrl: string;
  receiptCheckUrl: string;
  /** Within how many a claim is answered. */
  claimDays: number;
  session: { idleMinutes: number; maxHours: number };
  /** Whether people answer in a chat of their own; otherwise they are written to from the conversation. */
  hasLiveChat: boolean;
  /** E.164 digits; null: there is none, or it is not said. */
  whatsappNumber: string | null;
}

const { emergencyPhone } = market;

/** Pages of one line. */
const ofOneLine: ReadonlySet<Way> = new Set([
  'billing',
  'recharge',
  'packages',
  'changePlan',
  'dailyUsage',
  'spendingControl',
  'diagnosis',
  'visits',
  'serviceRecord',
  'movements',
  'thirdParties',
  'chip',
  'wifi',
]);

/** After these a person is at hand. */
const leadsToPeople: readonly AssistantTopic[] = [
  'unknown',
  'otherLanguage',
  'instructions',
  'otherPeople',
  'insult',
];
const leadsOn: readonly AssistantTopic[] = [
  'greeting',
  'thanks',
  'unknown',
  'tooLong',
  'aboutMe',
  'instructions',
];

export interface FactsAnswers {
  /** @param line the one that it is about: pages are opened for it */
  say(topic: AssistantTopic, line?: OwnLine): AssistantAnswer;
  /** Says alone, first, or at the end what was asked in particular. */
  particularly(told: AssistantAnswer, asked: Particulars): AssistantAnswer;
  /** What the page that is open is for. */
  thisPage(place: AssistantPlace | null): AssistantAnswer;
  /** That it does not know, and what it may have been asked. */
  doubt(guesses: readonly AssistantTopic[]): AssistantAnswer;
  /** Ways to a person. */
  people(): AnswerLink[];
}

/** What the operator says at this moment. */
export interface ToldByOperator extends OperatorFacts {
  /** Of the places that are asked about. */
  hours: () => readonly string[];
}

const tellable: readonly (keyof ToldByOperator)[] = [...catalogueFactNames, 'hours'];
/** How each of them is found in words. */
const markOf = (told: keyof ToldByOperator) => `\u0000${tellable.indexOf(told)}\u0000`;
const marked: Facts = Object.assign(
  {},
  noFacts,
  ...catalogueFactNames.map((name) =>
    inPlaceOf(factWords[name]([], { phones: '', money: String }), markOf(name)),
  ),
  { hours: () => [markOf('hours')] },
);

/** The same words, each of them the mark. */
function inPlaceOf(words: unknown, mark: string): unknown {
  if (typeof words === 'string') return mark;
  if (Array.isArray(words)) return [mark];
  if (typeof words === 'function') return (...asked: unknown[]) => inPlaceOf(words(...asked), mark);
  return Object.fromEntries(Object.entries(words as object).map(([name, of]) => [name, inPlaceOf(of, mark)]));
}

/** What the operator alone says of what an answer tells: its words are asked with a mark in the place of each. */
export function tellsOf(topic: AssistantTopic, { details, whole }: Particulars): (keyof ToldByOperator)[] {
  const of = detailsOf(topic, marked);
  const sentences = details.flatMap((detail) => of?.[detail] ?? []);
  const { paragraphs, list = [] }: Pick<QuestionWords, 'paragraphs' | 'list'> =
    isQuestionId(topic) && (whole !== 'not' || sentences.length === 0)
      ? questions[topic](marked)
      : { paragraphs: [] };
  const words = [...paragraphs, ...list, ...sentences].join();
  return tellable.filter((told) => words.includes(markOf(told)));
}

const detailsOf = (topic: AssistantTopic, facts: Facts): Details | undefined =>
  isQuestionId(topic) ? questionDetails[topic]?.(facts) : figureDetails[topic]?.(facts);

export function createFactsAnswers(facts: AssistantFacts, told: ToldByOperator): FactsAnswers {
  const phones = facts.helpPhone
    .split('/')
    .map((phone) => phone.trim())
    .filter(Boolean);
  const peopleLinks = (): AnswerLink[] => [
    { label: copy.chat, ...(facts.hasLiveChat ? { person: true as const } : { write: true as const }) },
    ...phones.map((phone) => callLink(wayLabel('call', phone), phone)),
  ];
  const outside: Partial<Record<Way, string>> = {
    complaints: facts.complaintsUrl,
    debtGuide: facts.helpDebtUrl,
    paymentGuide: facts.helpPaymentUrl,
    phones: facts.phonesUrl,
    receiptCheck: facts.receiptCheckUrl,
    shop: facts.storeUrl,
  };
  const [code = ''] = facts.deviceBalance.split(' ');

  function wayLinks(way: Way, line?: OwnLine): AnswerLink[] {
    if (way === 'call') return peopleLinks();
    const label = wayLabel(way, code);
    if (way === 'dial') return [callLink(label, code)];
    const href = outside[way];
    if (href !== undefined) return [{ label, href }];
    return [pageLink(way as Exclude<Way, OutsideWay>, ofOneLine.has(way) ? line : undefined)];
  }

  const whatsapp = facts.whatsappNumber && nationalNumber(facts.whatsappNumber);
  const said = factsFrom({
    phones: phones.join(' o '),
    money: moneyWords,
    deviceBalance: facts.deviceBalance,
    claimDays: facts.claimDays,
    session: facts.session,
    whatsapp: whatsapp && (mobileWords(whatsapp) ?? whatsapp),
    ...told,
  });

  function question(id: QuestionId, line?: OwnLine): AssistantAnswer {
    const { paragraphs, list = [], ways = [] }: QuestionWords = questions[id](said);
    // The drawing that its words point at is in Soporte.
    const isPictured = id === 'invoiceFields';
    return answer(id, isPictured ? [copy.fieldsWithoutPicture] : paragraphs, {
      list: [...list],
      links: isPictured
        ? [{ ...pageLink('support'), label: copy.fieldsPicture }]
        : ways.flatMap((way) => wayLinks(way, line)),
    });
  }

  function say(topic: AssistantTopic, line?: OwnLine): AssistantAnswer {
    if (isQuestionId(topic)) return question(topic, line);
    const known = copy.static[isStatic(topic) ? topic : 'unknown'];
    return answer(topic, [known.text], {
      links: [
        ...known.pages.map((page) => pageLink(page)),
        ...(topic === 'distress' ? [callLink(wayLabel('call', emergencyPhone), emergencyPhone)] : []),
        ...(leadsToPeople.includes(topic) ? peopleLinks() : []),
      ],
      replies: leadsOn.includes(topic) ? repliesFor(suggestedTopics) : [],
    });
  }

  const particularly: FactsAnswers['particularly'] = (told, { details, whole }) => {
    const { topic } = told;
    const of = detailsOf(topic, said);
    const sentences = [...new Set(details.flatMap((detail) => of?.[detail] ?? []))];
    const [surest] = sentences;
    // Where a list follows, nothing may stand between.
    if (surest === undefined || (whole === 'rather' && told.list.length > 0)) return told;
    if (whole === 'rather') return { ...told, paragraphs: [...told.paragraphs, surest] };
    if (whole === 'also' || figureLabels[topic]) {
      const others = told.paragraphs.filter((one) => !sentences.some((said) => said.includes(one)));
      return { ...told, paragraphs: [...sentences, ...others] };
    }
    return { ...told, paragraphs: sentences, list: [], replies: repliesFor([topic]) };
  };

  function doubt(guesses: readonly AssistantTopic[]): AssistantAnswer {
    const replies = repliesFor(guesses);
    if (replies.length === 0) return say('unknown');
    const [likeliest = null] = guesses;
    const context = { topic: 'unknown' as const, lines: [], awaitsLine: false, next: likeliest };
    return answer('unknown', [copy.unsure], { links: peopleLinks(), replies, context });
  }

  function thisPage(place: AssistantPlace | null): AssistantAnswer {
    const told = say(place ? questionOf(place.page) : 'whatCanIDo');
    if (!place) return told;
    return {
      ...told,
      topic: 'thisPage',
      paragraphs: [copy.thisPage(pageTitle(place.page)), ...told.paragraphs],
    };
  }

  return { say, particularly, doubt, thisPage, people: peopleLinks };
}

const isStatic = (topic: string): topic is keyof typeof copy.static => Object.hasOwn(copy.static, topic);

/** By which words a message names whose discount it asks for. */
const groups: Readonly<Record<DiscountedGroup, RegExp>> = {
  seniors:
    /\b(?:tercera edad|mayor\w*|jubil\w+|ancian\w+|abuel\w+|viejit\w+|(?:6[0-9]|[789]\d) anos|cumpl\w+ 6\d)\b/,
  disability: new RegExp(
    `\\b(?:discapaci\\w+|${plain(market.words.certificate)}|ciego|sord[oa]|autis\\w+)\\b`,
  ),
};

/** Of those that the operator says, those of the group that is named; all where none is, or several. */
export function discountsAsked(
  discounts: readonly OfferedDiscount[],
  text: string,
): readonly OfferedDiscount[] {
  const said = plain(text);
  const named = discounts.filter(({ id }) => groups[id].test(said));
  return named.length === 1 ? named : discounts;
}
