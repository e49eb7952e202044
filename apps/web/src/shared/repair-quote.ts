// What a repair costs, and whether the customer is asked for their word on it.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { centsFromDollars } from '../lib/money.ts';

export interface Quote {
  stepId: string;
  amountCents: number;
}

/** What the customer is asked; null when the current step asks nothing. */
export function quoteOf(ticket: TroubleTicket, approvalCharacteristic: string): Quote | null {
  const step = ticket.statusChange.at(-1);
  const asks = step?.characteristic.some(
    ({ name, value }) => name === approvalCharacteristic && value === 'true',
  );
  return step && asks ? { stepId: step.id, amountCents: costCents(ticket) } : null;
}

export interface PriceLine {
  name: string;
  amountCents: number;
}

export function priceLines({ itemPrice }: Pick<TroubleTicket, 'itemPrice'>): PriceLine[] {
  return itemPrice.map(({ name, price }) => ({
    name,
    amountCents: centsFromDollars(price.dutyFreeAmount.value),
  }));
}

export function costCents(ticket: Pick<TroubleTicket, 'itemPrice'>): number {
  return priceLines(ticket).reduce((sum, { amountCents }) => sum + amountCents, 0);
}
