// What a kind of purchase brings to the ledger: what is bought, what it costs, and what the operator is asked for.
import type { Caller, ManagedLine } from '../../caller.ts';
import type { Actor } from '../agreements/agreements.ts';
import type { PaymentRow } from './payments.ts';

export type Kind = PaymentRow['kind'];
export type Method = PaymentRow['method'];
export type Channel = PaymentRow['channel'];

/** Who pays, how they are known, and which lines they manage. */
export type Buyer = Pick<Caller, 'userId' | 'lines'> & Actor;

/** A request for a purchase, read and checked for whose it is. */
export interface Order {
  kind: Kind;
  /** The bill's number, the offering, or the line to top up. */
  itemId: string;
  /** The buyer's line that it is for; a bill needs none. */
  line: ManagedLine | null;
  method: Method;
  /** Of a card; of a saved one its id. */
  cardToken: string | null;
  /** What the customer has agreed to pay: compared, never used. */
  totalCents: number;
  channel: Channel;
}

/** What is bought as it stands in the ledger, without how and when it is paid. */
export type Quote = Pick<
  PaymentRow,
  | 'kind'
  | 'customerId'
  | 'accountId'
  | 'serviceNumber'
  | 'itemId'
  | 'itemName'
  | 'bought'
  | 'amountCents'
  | 'taxCents'
  | 'totalCents'
> & { line: Pick<ManagedLine, 'lineId' | 'kind'> };

export type Wish = Pick<Order, 'itemId' | 'line' | 'totalCents'>;

/** Whatever asks the operator may be repeated, with the payment's id: it is done once, and answered alike. */
export interface PurchaseKind {
  /** @throws Problem when the buyer may not buy this, or not now */
  quote(buyer: Buyer, wish: Wish): Promise<Quote>;
  /** Before the charge: takes what only one purchase can have. False when it can no longer be had like this. */
  hold(payment: PaymentRow): Promise<boolean>;
  /** The customer gets what was paid for. False when that can no longer happen. */
  fulfil(payment: PaymentRow): Promise<boolean>;
  /** Nothing was paid: what was held is free. */
  release(payment: PaymentRow): Promise<void>;
}

export type PurchaseKinds = Record<Kind, PurchaseKind>;
