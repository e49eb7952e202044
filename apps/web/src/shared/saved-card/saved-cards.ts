// Saved cards: how one reads, and what can be paid with it by itself.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { market } from '@portal/market/here';
import type { Service, ServiceGroup } from '../../api/lines/service-list.ts';
import { isOpen } from '../line/line-roles.ts';
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

// What can be paid by itself: accounts of a person's bills, and their prepaid lines.
const isTheirs = (service: Service): boolean => !service.isCorpAdmin && isOpen(service, 'manage');

export const billedAccounts = (groups: readonly ServiceGroup[]): ServiceGroup[] =>
  groups.filter(
    ({ type, services }) => type !== 'Prepaid' && services.length > 0 && services.every(isTheirs),
  );

export const prepaidLines = (groups: readonly ServiceGroup[]): Service[] =>
  groups
    .filter(({ type }) => type === 'Prepaid')
    .flatMap(({ services }) => services)
    .filter((service) => service.state === 'A' && isTheirs(service));

/** Of which of these a card pays by itself. */
export function paidByItself(methods: readonly PaymentMethod[]): {
  accounts: Set<string>;
  lines: Set<string>;
} {
  const used = methods.map(({ usedBy }) => usedBy);
  return {
    accounts: new Set(used.flatMap(({ billingAccount }) => billingAccount.map(({ id }) => id))),
    lines: new Set(used.flatMap(({ product }) => product.map(({ publicIdentifier }) => publicIdentifier))),
  };
}
