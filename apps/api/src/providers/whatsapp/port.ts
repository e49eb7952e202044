// WhatsApp as the server sees it: a message is handed to a provider, which later tells what became of it and what
// people write back.

/** What an approved template says, besides what is fixed in it. */
export interface FilledTemplate {
  /** Under which it was approved. */
  name: string;
  language: string;
  /** In their order; one line each. */
  parameters: readonly string[];
  /** Of a code: it stands on the button that copies it, too. */
  button?: string;
}

export interface WhatsappOrder {
  /** Ours; the provider gives it back with whatever it tells of this message. */
  messageId: string;
  /** E.164 digits. */
  to: string;
  /** Words of our own are for who has written within a day. */
  content: { template: FilledTemplate } | { text: string };
}

/** As of SMS: `refused` says that trying again is pointless. Reasons are words for the log. */
export type WhatsappResult =
  | { status: 'accepted'; reference: string | null }
  | { status: 'refused'; reason: string }
  | { status: 'unavailable'; reason: string };

export interface WhatsappReceipt {
  /** Null where the provider does not say it: then the reference names it. */
  messageId: string | null;
  /** E.164 digits. */
  to: string;
  references: readonly string[];
  outcome: 'delivered' | 'undelivered';
}

/** What a person wrote to the operator's number. */
export interface WhatsappInbound {
  providerId: string;
  /** E.164 digits. */
  from: string;
  /** Null: a picture, a voice, whatever is no words. */
  text: string | null;
}

export interface WhatsappEvent {
  receipts: WhatsappReceipt[];
  inbound: WhatsappInbound[];
}

export class WebhookRefused extends Error {}

export interface WhatsappSender {
  /** Never throws for what happens on the way. */
  send(order: WhatsappOrder): Promise<WhatsappResult>;
  /** @throws WebhookRefused for whatever its provider has not signed, or nobody can read */
  readEvent(raw: Buffer, headers: Record<string, string | string[] | undefined>): WhatsappEvent;
  /** Whether whoever asks has the token that was agreed with the provider. */
  isVerifyToken(token: string): boolean;
}
