// Sending e-mail as the server sees it: one text to one person.

export interface Attachment {
  name: string;
  content: Uint8Array;
}

export interface EmailOrder {
  /** Ours; the same for every try of one message. */
  messageId: string;
  /** One address, without a name. */
  to: string;
  subject: string;
  /** Plain text; an empty line separates paragraphs. */
  text: string;
  /** A PDF. */
  attachment: Attachment | null;
}

/**
 * `refused` says that trying this message again is pointless; `unavailable` that it may be tried again.
 * Reasons are words for the log: they never hold an address or a text.
 */
export type EmailResult =
  | { status: 'accepted'; reference: string | null }
  | { status: 'refused'; reason: string }
  | { status: 'unavailable'; reason: string };

export interface EmailSender {
  /** Never throws for what happens on the way. */
  send(order: EmailOrder): Promise<EmailResult>;
  /** Takes no more messages and lets those under way end. */
  close(): Promise<void>;
}
