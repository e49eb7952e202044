// Questions with their answers, and the ways on from each.
import type { Facts, QuestionWords, Way } from '@portal/help/question-words';
import { wayLabels } from '@portal/help/ways.copy';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { helpPhones, telAddress } from '../../shared/line/help-phones.ts';
import { usePlanChangeAddress } from '../../shared/plan-change/plan-change-address.ts';
import type { Searchable } from './faq.ts';

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
    return helpPhones().map((phone) => ({ label: wayLabels.call(phone), href: telAddress(phone) }));
  const site = settings();
  const [code = ''] = site.deviceBalance.split(' ');
  const addresses: Record<Exclude<Way, 'call'>, string> = {
    activations: paths.activations(),
    appearance: paths.appearance(),
    associate: paths.associateServices(),
    autoPay: paths.autoPay(),
    autoRecharge: paths.autoRecharge(),
    billing: paths.billing(),
    changePassword: paths.changePassword(),
    changePlan: planChange,
    chip: paths.manageLine('chip'),
    claims: paths.claims(),
    complaints: site.complaintsUrl,
    dailyUsage: paths.dailyUsage(),
    debtGuide: site.helpDebtUrl,
    dial: telAddress(code),
    editProfile: paths.editProfile(),
    exit: paths.exit(),
    pauseLine: paths.pauseLine(),
    travel: paths.travel(),
    messages: paths.messages(),
    nameLine: paths.orderLines(),
    payOther: paths.payOther(),
    movements: paths.movements(),
    notifications: paths.notifications(),
    offices: paths.places(),
    packages: paths.packages(),
    paymentMethods: paths.paymentMethods(),
    repairLookup: paths.repairLookup(),
    serviceOrders: paths.serviceOrders(),
    thirdParties: paths.manageLine('third-parties'),
    wifi: paths.wifi(),
    paymentGuide: site.helpPaymentUrl,
    people: paths.people(),
    phones: site.phonesUrl,
    receiptCheck: site.receiptCheckUrl,
    recharge: paths.recharge(),
    recoverPassword: paths.recoverPassword(),
    serviceRecord: paths.serviceRecord(),
    security: paths.security(),
    contracts: paths.contracts(),
    privacy: paths.privacy(),
    services: paths.homeWithServices(),
    shop: site.storeUrl,
    spendingControl: paths.spendingControl(),
    stolen: paths.stolen(),
    diagnosis: paths.diagnosis(),
    verify: paths.verify(),
    visits: paths.visits(),
  };
  return [{ label: wayLabels[way](code), href: addresses[way] }];
}
