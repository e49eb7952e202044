// The frequent questions in the order of the documents, with the ways on from each answer.
import {
  type Facts,
  type QuestionId,
  type QuestionWords,
  questionIds,
  type Way,
  wayLabels,
  frequentQuestions as words,
} from '@portal/help/frequent-questions.copy';
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { helpPhones, telAddress } from '../../shared/phone-rows.tsx';
import type { Searchable } from './faq.ts';

interface AnswerLink {
  label: string;
  href: string;
}

export interface Question extends QuestionWords, Searchable {
  id: QuestionId;
  links: readonly AnswerLink[];
}

/**
 * @param isAvailable whether a page of the portal may be linked to
 * @param planChange where a plan is changed: that page is opened for a line
 */
export function frequentQuestions(isAvailable: (path: string) => boolean, planChange: string): Question[] {
  const { deviceBalance } = settings();
  const facts: Facts = { deviceBalance, phones: helpPhones().join(' o ') };
  return questionIds.map((id) => {
    const answer: QuestionWords = words[id](facts);
    const { paragraphs, list = [], ways = [] } = answer;
    const links = ways
      .map((way) => linkOf(way, planChange))
      .filter(({ href }) => !href.startsWith('/') || isAvailable(href));
    return { id, ...answer, links, text: [...paragraphs, ...list].join(' ') };
  });
}

function linkOf(way: Way, planChange: string): AnswerLink {
  const { deviceBalance, receiptCheckUrl } = settings();
  const [code = ''] = deviceBalance.split(' ');
  const addresses: Record<Way, string> = {
    billing: paths.billing(),
    dial: telAddress(code),
    recoverPassword: paths.recoverPassword(),
    changePassword: paths.changePassword(),
    services: paths.homeWithServices(),
    activations: paths.activations(),
    changePlan: planChange,
    receiptCheck: receiptCheckUrl,
  };
  return { label: wayLabels[way](code), href: addresses[way] };
}
