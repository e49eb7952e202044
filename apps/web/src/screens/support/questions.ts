// Questions with their answers, and the ways on from each.
import { factsFrom } from '@portal/help/operator-facts.copy';
import type { Facts, QuestionWords } from '@portal/help/question-words';
import { isOutside, type OutsideWay, type Way, wayLabel } from '@portal/help/ways.copy';
import { useOperatorFacts } from '../../api/operator-facts.ts';
import { formatMoney } from '../../lib/money.ts';
import { pagePaths } from '../../lib/place/page-paths.ts';
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
  const { deviceBalance, claimDays, sessionIdleMinutes, sessionMaxHours } = settings();
  const facts = factsFrom({
    deviceBalance,
    claimDays: Number(claimDays),
    session: { idleMinutes: Number(sessionIdleMinutes), maxHours: Number(sessionMaxHours) },
    phones: helpPhones().join(' o '),
    money: formatMoney,
    whatsapp: null,
    hours: () => [],
    ...useOperatorFacts(),
  });
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
