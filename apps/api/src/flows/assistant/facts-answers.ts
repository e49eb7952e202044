// What is the same for everybody: the frequent questions, the ways to pages and people, and small talk.
import type { AssistantAnswer, AssistantTopic } from '@portal/contract/assistant';
import {
  frequentQuestions,
  type QuestionId,
  type QuestionWords,
  type Way,
  wayLabels,
} from '@portal/help/frequent-questions.copy';
import { type AnswerLink, answer, callLink, pageLink } from './answers.ts';
import { assistantCopy as copy, suggestedQuestions } from './assistant.copy.ts';

export interface AssistantFacts {
  /** As people read it: `*611 / 5004040`. */
  helpPhone: string;
  /** `*123# opción 5-4` */
  deviceBalance: string;
  officesUrl: string;
  complaintsUrl: string;
  helpDebtUrl: string;
  receiptCheckUrl: string;
  /** Whether a person can be written to. */
  hasLiveChat: boolean;
}

/** After these a person is at hand. */
const leadsToPeople: readonly AssistantTopic[] = [
  'unknown',
  'otherLanguage',
  'complaint',
  'debt',
  'instructions',
  'otherPeople',
];
const leadsOn: readonly AssistantTopic[] = [
  'greeting',
  'thanks',
  'unknown',
  'tooLong',
  'aboutMe',
  'instructions',
];

export function createFactsAnswers(facts: AssistantFacts) {
  const phones = facts.helpPhone
    .split('/')
    .map((phone) => phone.trim())
    .filter(Boolean);
  const peopleLinks = (): AnswerLink[] => [
    ...(facts.hasLiveChat ? [{ label: copy.person.chat, person: true as const }] : []),
    ...phones.map((phone) => callLink(copy.person.call(phone), phone)),
  ];
  const outside: Partial<Record<AssistantTopic, AnswerLink>> = {
    stores: { label: copy.outside.stores, href: facts.officesUrl },
    complaint: { label: copy.outside.complaint, href: facts.complaintsUrl },
    debt: { label: copy.outside.debt, href: facts.helpDebtUrl },
  };
  const [code = ''] = facts.deviceBalance.split(' ');

  function wayLink(way: Way): AnswerLink {
    const label = wayLabels[way](code);
    if (way === 'dial') return callLink(label, code);
    if (way === 'receiptCheck') return { label, href: facts.receiptCheckUrl };
    return { ...pageLink(way), label };
  }

  function question(id: QuestionId): AssistantAnswer {
    const said = { phones: phones.join(' o '), deviceBalance: facts.deviceBalance };
    const { paragraphs, list = [], ways = [] }: QuestionWords = frequentQuestions[id](said);
    // The drawing that its words point at is in Soporte.
    const isPictured = id === 'invoiceFields';
    return answer(id, isPictured ? [copy.fieldsWithoutPicture] : paragraphs, {
      list: [...list],
      links: isPictured ? [{ ...pageLink('support'), label: copy.fieldsPicture }] : ways.map(wayLink),
    });
  }

  function person(): AssistantAnswer {
    const text = copy.person.text(phones.join(' o '));
    return answer('person', facts.hasLiveChat ? [text, copy.person.withChat] : [text], {
      links: peopleLinks(),
    });
  }

  return (topic: AssistantTopic): AssistantAnswer => {
    if (isQuestion(topic)) return question(topic);
    if (topic === 'person') return person();
    const known = copy.static[isStatic(topic) ? topic : 'unknown'];
    const elsewhere = outside[topic];
    return answer(topic, [known.text], {
      links: [
        ...known.pages.map((page) => pageLink(page)),
        ...(elsewhere ? [elsewhere] : []),
        ...(leadsToPeople.includes(topic) ? peopleLinks() : []),
      ],
      replies: leadsOn.includes(topic) ? [...suggestedQuestions] : [],
    });
  };
}

const isQuestion = (topic: string): topic is QuestionId => Object.hasOwn(frequentQuestions, topic);
const isStatic = (topic: string): topic is keyof typeof copy.static => Object.hasOwn(copy.static, topic);
