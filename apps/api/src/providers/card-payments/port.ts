// The card payment provider as the server sees it: charge a token once, ask what became of it, give it back.

/** Integer cents of a US dollar. */
export type Cents = number;

/** A purchase split by tax treatment; the parts add up to what the card is charged. */
export interface ChargeAmount {
  subtotalIva: Cents;
  subtotalIva0: Cents;
  iva: Cents;
  ice: Cents;
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

export interface ChargeOrder {
  /** Ours, one for each purchase: however often it is sent, the card is charged once. */
  idempotencyKey: string;
  /** The card token from the browser: lives 30 minutes, is used up by the first charge whatever its outcome. */
  token: string;
  amount: ChargeAmount;
  /** Comes back in webhooks. No personal data: the provider shows it to its own staff. */
  metadata: Record<string, string>;
  contact?: Contact;
}

/** What the provider tells of the card: enough for its owner to know it by. */
export interface ChargedCard {
  brand: string;
  lastFour: string;
}

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
    }
  | { status: 'declined'; code: string; processorError?: string; message: string }
  | { status: 'pending'; challenge: { kind: 'otp' | '3ds'; id: string } }
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
  /**
   * Reads a webhook from the bytes as they came, with header names in lower case.
   * @throws WebhookRejected
   */
  verifyWebhook(raw: Buffer, headers: Record<string, string | string[] | undefined>): GatewayEvent;
}
