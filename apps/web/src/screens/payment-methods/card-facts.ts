// What the page says of cards and of amounts.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import type { Service } from '../../api/lines/service-list.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { cardName } from '../../shared/saved-card/saved-card-facts.ts';

/** A home service by its name, a line by its number. */
export const serviceWords = ({ kind, name, number }: Pick<Service, 'kind' | 'name' | 'number'>): string =>
  kind === 'Fixed' ? name : formatPhone(number);

/** Whether something is paid with it by itself. */
export const isInUse = ({ usedBy }: PaymentMethod): boolean =>
  usedBy.billingAccount.length > 0 || usedBy.product.length > 0;

export const nameIn = (methods: readonly PaymentMethod[], id: string | null): string => {
  const method = methods.find((each) => each.id === id);
  return method ? cardName(method) : '';
};

/** What a wish says of an amount. */
export const amountWords = (money: { amount: number }): string => formatMoney(centsFromDollars(money.amount));

/** What is offered, and what was chosen from elsewhere, as options. */
export const numbersWith = (offered: readonly number[], chosen: number): number[] =>
  [...new Set([...offered, chosen])].sort((one, other) => one - other);
