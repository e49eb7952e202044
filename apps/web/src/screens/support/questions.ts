// The frequent questions in the order of the documents, with the ways on from each answer.
import { paths } from '../../lib/paths.ts';
import { settings } from '../../lib/settings.ts';
import { helpPhones, telAddress } from '../../shared/phone-rows.tsx';
import type { Searchable } from './faq.ts';
import {
  type Facts,
  faqCopy,
  type QuestionId,
  type QuestionWords,
  answerLinks as words,
} from './support.copy.ts';

interface AnswerLink {
  label: string;
  href: string;
}

export interface Question extends QuestionWords, Searchable {
  id: QuestionId;
  links: readonly AnswerLink[];
}

const ORDER: readonly QuestionId[] = [
  'pastInvoices',
  'deviceBalance',
  'withoutPassword',
  'electronicInvoice',
  'lastMonth',
  'password',
  'usePortal',
  'whatCanIDo',
  'invoiceFields',
  'receiptKey',
];

/** @param isAvailable whether a page of the portal may be linked to */
export function frequentQuestions(isAvailable: (path: string) => boolean): Question[] {
  const { deviceBalance } = settings();
  const facts: Facts = { deviceBalance, phones: helpPhones().join(' o ') };
  return ORDER.map((id) => {
    const answer: QuestionWords = faqCopy[id](facts);
    const links = linksOf(id).filter(({ href }) => !href.startsWith('/') || isAvailable(href));
    return { id, ...answer, links, text: [...answer.paragraphs, ...(answer.list ?? [])].join(' ') };
  });
}

function linksOf(id: QuestionId): AnswerLink[] {
  const { deviceBalance, receiptCheckUrl } = settings();
  const [code = ''] = deviceBalance.split(' ');
  const billing = { label: words.billing, href: paths.billing() };
  const recover = { label: words.recover, href: paths.recoverPassword() };
  const links: Partial<Record<QuestionId, AnswerLink[]>> = {
    pastInvoices: [billing],
    deviceBalance: [{ label: words.dial(code), href: telAddress(code) }],
    withoutPassword: [recover],
    lastMonth: [billing],
    password: [recover, { label: words.change, href: paths.changePassword() }],
    usePortal: [{ label: words.services, href: paths.homeWithServices() }],
    whatCanIDo: [
      billing,
      { label: words.activations, href: paths.activations() },
      { label: words.changePlan, href: paths.changePlan() },
    ],
    receiptKey: [{ label: words.receiptCheck, href: receiptCheckUrl }],
  };
  return links[id] ?? [];
}
