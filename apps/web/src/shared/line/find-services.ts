// Finding services in a long list by what people know of them: the name they gave, plan, kind, number in any spelling.

import { market } from '@portal/market/here';
import { plain } from '@portal/market/plain';
import type { Service } from '../../api/lines/service-list.ts';
import { kindWord, planWords, shownNumber } from './line-facts.ts';

/** From so many services on, a list of them can be searched. */
export const SEARCHED_FROM = 9;

const countryPrefix = new RegExp(`^${market.numbers.prefix}`);

/** Every word must be found; digits are compared without what stands between them. */
export function findServices(services: readonly Service[], text: string): Service[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return services.filter((service) => {
    const said = [service.name, planWords(service), kindWord(service), service.number, shownNumber(service)];
    const known = plain(said.join(' '));
    const digits = service.number.replace(/\D/g, '');
    return words.every((word) => known.includes(word) || isPartOf(digits, word));
  });
}

function isPartOf(digits: string, word: string): boolean {
  const wanted = word.replace(/[\s().+-]/g, '').replace(countryPrefix, '');
  return /^\d+$/.test(wanted) && digits.includes(wanted);
}
