// Which device a repair is about, whether it is over, what it costs, and whether the customer is asked for their word on it.
import type { TroubleTicket } from '@portal/contract/help/tickets';
import { centsFromDollars } from '../lib/money.ts';

/** `Nova X5`: the first related entity's role and name. */
export function deviceName({ relatedEntity }: Pick<TroubleTicket, 'relatedEntity'>): string {
  const [device] = relatedEntity;
  return device ? `${device.role} ${device.name}`.trim() : '';
}

/** Delivered to the shop is not yet delivered (FIX-2). */
export function isConcluded({ status }: Pick<TroubleTicket, 'status'>): boolean {
  return status === 'ENTREGA_DOMICILIO' || status === 'ENTREGA_CLIENTE';
}

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
