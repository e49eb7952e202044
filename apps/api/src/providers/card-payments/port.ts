// The card payment provider as the server sees it: charge a token or a card that it keeps once, ask what became
// of it, give it back.

import type { PayInstructions } from '@portal/contract/paying/paid-later';

/** It answers after 29 seconds at most: what it does not know of so long after an intent will never be. */
export const neverAfterMs = 40_000;
/** If the process dies after the intent, this is when the job looks. */
export const abandonedAfterSeconds = 45;

/** Integers of the smallest unit of the currency. */
export type Cents = number;

/** Once that something was paid by a code. */
export interface PaidTicket {
  ticketNumber: string;
  approvalCode: string;
  cents: Cents;
  at: string;
}

/** A purchase split by tax treatment; the parts add up to what the card is charged. */
export interface ChargeAmount {
  /** What bears tax, what bears none, and the tax. */
  taxed: Cents;
  untaxed: Cents;
  tax: Cents;
  /** ISO 4217. */
  currency: string;
}

export interface Contact {
  documentType?: string;
  documentNumber?: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  phoneNumber?: string;
}

/** What is charged. */
type Instrument =
  /** The card token from the browser: lives 30 minutes, is used up by the first charge whatever its outcome. */
  | { token: string }
  /** A card that the provider keeps, by its name for it. */
  | { savedCardId: string };

export type ChargeOrder = Instrument & {
  /** Ours, one for each purchase: however often it is sent, the card is charged once. */
  idempotencyKey: string;
  amount: ChargeAmount;
  /** Comes back in webhooks. No personal data: the provider shows it to its own staff. */
  metadata: Record<string, string>;
  contact?: Contact;
};

/** What the provider tells of the card: enough for its owner to know it by. */
export interface ChargedCard {
  brand: string;
  lastFour: string;
}

/** A card that the provider keeps: of it we know this, and the provider's name for it. */
export interface SavedCard extends ChargedCard {
  savedCardId: string;
  /** The last day on which it is good, a civil date; null where the provider does not say. */
  expiresOn: string | null;
}

/** `declined`: certainly not saved. `unknown`: nobody knows yet; found by its key later. */
export type SaveResult =
  | { status: 'saved'; card: SavedCard }
  | { status: 'declined'; code: string; message: string }
  | { status: 'unknown'; reason: 'timeout' | 'network' };

export interface RefundOrder {
  /** Of the charge. */
  ticketNumber: string;
  /** Omitted: all of it. */
  amount?: Cents;
  idempotencyKey: string;
}

/**
 * How a charge ended. `declined` says for certain that the card was not charged. `unknown` says that
 * nobody knows yet: it is never shown as a failure and never charged again, but looked up later.
 */
export type ChargeResult =
  | {
      status: 'authorized';
      ticketNumber: string;
      approvalCode: string;
      approved: Cents;
      at: string;
      card: ChargedCard | null;
      /** Of what is paid elsewhere by a code: all that was paid by it. */
      paid?: readonly PaidTicket[];
    }
  /** The customer is to pay by these; nothing has been charged. */
  | { status: 'waiting'; instructions: PayInstructions; paid?: readonly PaidTicket[] }
  | {
      status: 'declined';
      code: string;
      processorError?: string;
      message: string;
      /** The ticket of a charge that was made and has gone back. */
      givenBack?: string;
      paid?: readonly PaidTicket[];
    }
  | { status: 'unknown'; reason: 'timeout' | 'network' };

export type RefundResult =
  | { status: 'refunded'; ticketNumber: string; at: string }
  | { status: 'refused'; code: string; message: string }
  | { status: 'unknown'; reason: 'timeout' | 'network' };

/** What a verified webhook tells. The same event may come many times, late, and before the charge's answer. */
export interface GatewayEvent {
  /** The same for every repetition of one event. */
  id: string;
  /** `other`: nothing that this port knows of, such as the provider's check of the address. */
  kind: 'charge' | 'refund' | 'other';
  /** The key of the charge that the event is about; null when it was not made through this port. */
  idempotencyKey: string | null;
  metadata: Record<string, string>;
  /** How the charge ended, for `charge` events. */
  result: ChargeResult | null;
}

/** The webhook is not the provider's, not fresh, or not readable: answer 401 and do nothing. */
export class WebhookRejected extends Error {}

export interface PaymentGateway {
  /** Never throws for what happens on the way; repeating it after `unknown` is not safe, `lookup` is. */
  charge(order: ChargeOrder): Promise<ChargeResult>;
  /** What became of a key; null when the provider has certainly no charge for it, so far. */
  lookup(question: { idempotencyKey: string }): Promise<ChargeResult | null>;
  /** Gives back a charge once; asking again for the same gets the same answer. */
  refund(order: RefundOrder): Promise<RefundResult>;
  /** A token made for this becomes a card that can be charged again; the same key is the same card. */
  save(order: { idempotencyKey: string; token: string }): Promise<SaveResult>;
  /** What became of a saving; null when the provider has certainly no card for its key, so far. */
  findSaved(question: { idempotencyKey: string }): Promise<SaveResult | null>;
  /** False when the card is not known to be gone, and it is to be asked again. */
  forgetCard(card: { savedCardId: string }): Promise<boolean>;
  /**
   * Reads a webhook from the bytes as they came, with header names in lower case.
   * @throws WebhookRejected
   */
  verifyWebhook(raw: Buffer, headers: Record<string, string | string[] | undefined>): GatewayEvent;
}
