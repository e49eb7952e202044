// What the page says of cards and of amounts.
import type { PaymentMethod } from '@portal/contract/paying/payment-methods';
import { formatDollars } from '../../lib/money.ts';
import { cardMark } from '../../shared/saved-card/saved-cards.ts';

/** Whether something is paid with it by itself. */
export const isInUse = ({ usedBy }: PaymentMethod): boolean =>
  usedBy.billingAccount.length > 0 || usedBy.product.length > 0;

export const nameIn = (methods: readonly PaymentMethod[], id: string | null): string => {
  const method = methods.find((each) => each.id === id);
  return method ? cardMark(method) : '';
};

/** What a wish says of an amount. */
export const amountWords = (money: { amount: number }): string => formatDollars(money.amount);

/** What is offered, and what was chosen from elsewhere, as options. */
export const numbersWith = (offered: readonly number[], chosen: number): number[] =>
  [...new Set([...offered, chosen])].sort((one, other) => one - other);
