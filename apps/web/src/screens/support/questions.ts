// The questions that have an answer, with the ways on from each: the frequent ones, and those that a search finds besides.
import type { Facts, QuestionWords, Way } from '@portal/help/question-words';
import { frequentIds, type QuestionId, questionIds, questions as words } from '@portal/help/questions';
import { wayLabels } from '@portal/help/ways.copy';
import { paths } from '../../lib/place/paths.ts';
import { settings } from '../../lib/settings.ts';
import { helpPhones, telAddress } from '../../shared/line/phone-rows.tsx';
import type { Searchable } from './faq.ts';

interface AnswerLink {
  label: string;
  href: string;
}

export interface Question extends Omit<QuestionWords, 'also'>, Searchable {
  id: QuestionId;
  isFrequent: boolean;
  links: readonly AnswerLink[];
}

/**
 * @param isAvailable whether a page of the portal may be linked to
 * @param planChange where a plan is changed: that page is opened for a line
 */
export function allQuestions(isAvailable: (path: string) => boolean, planChange: string): Question[] {
  const { deviceBalance } = settings();
  const facts: Facts = { deviceBalance, phones: helpPhones().join(' o ') };
  return questionIds.map((id) => {
    const answer: QuestionWords = words[id](facts);
    const { paragraphs, list = [], ways = [], also = '' } = answer;
    const links = ways
      .flatMap((way) => linksOf(way, planChange))
      .filter(({ href }) => !href.startsWith('/') || isAvailable(href));
    const text = [...paragraphs, ...list].join(' ');
    return { id, ...answer, isFrequent: frequentIds.includes(id), links, text, also };
  });
}

function linksOf(way: Way, planChange: string): AnswerLink[] {
  if (way === 'call')
    return helpPhones().map((phone) => ({ label: wayLabels.call(phone), href: telAddress(phone) }));
  const site = settings();
  const [code = ''] = site.deviceBalance.split(' ');
  const addresses: Record<Exclude<Way, 'call'>, string> = {
    activations: paths.activations(),
    associate: paths.associateServices(),
    billing: paths.billing(),
    changePassword: paths.changePassword(),
    changePlan: planChange,
    complaints: site.complaintsUrl,
    dailyUsage: paths.dailyUsage(),
    debtGuide: site.helpDebtUrl,
    dial: telAddress(code),
    editProfile: paths.editProfile(),
    movements: paths.movements(),
    notifications: paths.notifications(),
    offices: site.officesUrl,
    packages: paths.packages(),
    paymentGuide: site.helpPaymentUrl,
    phones: site.phonesUrl,
    receiptCheck: site.receiptCheckUrl,
    recharge: paths.recharge(),
    recoverPassword: paths.recoverPassword(),
    serviceRecord: paths.serviceRecord(),
    services: paths.homeWithServices(),
    shop: site.storeUrl,
  };
  return [{ label: wayLabels[way](code), href: addresses[way] }];
}
