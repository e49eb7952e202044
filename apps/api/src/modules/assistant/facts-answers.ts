// What is the same for everybody: the questions that have one answer, the ways to pages and people, and small talk.
import type { AssistantAnswer, AssistantTopic } from '@portal/contract/help/assistant';
import type { QuestionWords, Way } from '@portal/help/question-words';
import { type QuestionId, questions } from '@portal/help/questions';
import { wayLabels } from '@portal/help/ways.copy';
import { type AnswerLink, answer, callLink, isQuestionId, pageLink, repliesFor } from './answers.ts';
import { assistantCopy as copy, suggestedTopics } from './assistant.copy.ts';

export interface AssistantFacts {
  /** As people read it: `*611 / 5004040`. */
  helpPhone: string;
  /** `*123# opción 5-4` */
  deviceBalance: string;
  officesUrl: string;
  complaintsUrl: string;
  helpDebtUrl: string;
  helpPaymentUrl: string;
  phonesUrl: string;
  storeUrl: string;
  receiptCheckUrl: string;
  /** Whether people answer in a chat of their own; otherwise they are written to from the conversation. */
  hasLiveChat: boolean;
}

/** After these a person is at hand. */
const leadsToPeople: readonly AssistantTopic[] = ['unknown', 'otherLanguage', 'instructions', 'otherPeople'];
const leadsOn: readonly AssistantTopic[] = [
  'greeting',
  'thanks',
  'unknown',
  'tooLong',
  'aboutMe',
  'instructions',
];

export interface FactsAnswers {
  say(topic: AssistantTopic): AssistantAnswer;
  /** That it does not know, and what it may have been asked. */
  doubt(guesses: readonly AssistantTopic[]): AssistantAnswer;
  /** Ways to a person. */
  people(): AnswerLink[];
}

export function createFactsAnswers(facts: AssistantFacts): FactsAnswers {
  const phones = facts.helpPhone
    .split('/')
    .map((phone) => phone.trim())
    .filter(Boolean);
  const peopleLinks = (): AnswerLink[] => [
    { label: copy.chat, ...(facts.hasLiveChat ? { person: true as const } : { write: true as const }) },
    ...phones.map((phone) => callLink(wayLabels.call(phone), phone)),
  ];
  const outside: Partial<Record<Way, string>> = {
    complaints: facts.complaintsUrl,
    debtGuide: facts.helpDebtUrl,
    offices: facts.officesUrl,
    paymentGuide: facts.helpPaymentUrl,
    phones: facts.phonesUrl,
    receiptCheck: facts.receiptCheckUrl,
    shop: facts.storeUrl,
  };
  const [code = ''] = facts.deviceBalance.split(' ');

  function wayLinks(way: Way): AnswerLink[] {
    if (way === 'call') return peopleLinks();
    const label = wayLabels[way](code);
    if (way === 'dial') return [callLink(label, code)];
    const href = outside[way];
    return [href === undefined ? pageLink(way as Exclude<Way, OutsideWay>) : { label, href }];
  }

  function question(id: QuestionId): AssistantAnswer {
    const said = { phones: phones.join(' o '), deviceBalance: facts.deviceBalance };
    const { paragraphs, list = [], ways = [] }: QuestionWords = questions[id](said);
    // The drawing that its words point at is in Soporte.
    const isPictured = id === 'invoiceFields';
    return answer(id, isPictured ? [copy.fieldsWithoutPicture] : paragraphs, {
      list: [...list],
      links: isPictured ? [{ ...pageLink('support'), label: copy.fieldsPicture }] : ways.flatMap(wayLinks),
    });
  }

  function say(topic: AssistantTopic): AssistantAnswer {
    if (isQuestionId(topic)) return question(topic);
    const known = copy.static[isStatic(topic) ? topic : 'unknown'];
    return answer(topic, [known.text], {
      links: [
        ...known.pages.map((page) => pageLink(page)),
        ...(leadsToPeople.includes(topic) ? peopleLinks() : []),
      ],
      replies: leadsOn.includes(topic) ? repliesFor(suggestedTopics) : [],
    });
  }

  function doubt(guesses: readonly AssistantTopic[]): AssistantAnswer {
    const replies = repliesFor(guesses);
    if (replies.length === 0) return say('unknown');
    return answer('unknown', [copy.unsure], { links: peopleLinks(), replies });
  }

  return { say, doubt, people: peopleLinks };
}

type OutsideWay =
  | 'call'
  | 'complaints'
  | 'debtGuide'
  | 'dial'
  | 'offices'
  | 'paymentGuide'
  | 'phones'
  | 'receiptCheck'
  | 'shop';

const isStatic = (topic: string): topic is keyof typeof copy.static => Object.hasOwn(copy.static, topic);
