// How a saved card reads.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { market } from '@portal/market/here';
import { savedCardCopy as copy } from './saved-card.copy.ts';

const months = new Intl.DateTimeFormat(market.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const cardName = ({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string =>
  copy.name(brand, lastFour);

/** Where there is little room: `Visa ···· 4242`. */
export const cardMark = ({ brand, lastFour }: Pick<PaymentMethod, 'brand' | 'lastFour'>): string =>
  `${brand} ···· ${lastFour}`;

export function expiryWords({
  expiresOn,
  isExpired,
}: Pick<PaymentMethod, 'expiresOn' | 'isExpired'>): string {
  if (expiresOn === null) return copy.noExpiry;
  const month = months.format(new Date(expiresOn));
  return isExpired ? copy.expired(month) : copy.expires(month);
}
