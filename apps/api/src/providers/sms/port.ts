// Sending SMS as the server sees it: a text is handed to a provider, and later a receipt may tell what became of it.

export interface SmsOrder {
  /** Ours; the same for every try of one message. */
  messageId: string;
  /** E.164 digits. */
  to: string;
  text: string;
}

/**
 * `refused` says that trying this message again is pointless. `unavailable` says that it may be tried
 * again; after a lost answer nobody knows whether the first try arrived, and a code that comes twice is
 * better than none. Reasons are words for the log: they never hold a number or a text.
 */
export type SmsResult =
  | { status: 'accepted'; reference: string | null }
  | { status: 'refused'; reason: string }
  | { status: 'unavailable'; reason: string };

/** What the network says of a message that the provider had accepted. */
export interface SmsReceipt {
  /** E.164 digits. */
  to: string;
  /** The provider's reference, in every spelling that it may have had in its first answer. */
  references: readonly string[];
  outcome: 'delivered' | 'undelivered';
}

export interface SmsSender {
  /** @param onReceipt when it rejects, the provider is asked to repeat the receipt. */
  start(onReceipt: (receipt: SmsReceipt) => Promise<void>): void;
  /** Never throws for what happens on the way. */
  send(order: SmsOrder): Promise<SmsResult>;
  /** Takes no more messages, lets those under way end, and leaves the provider politely. */
  close(): Promise<void>;
}

/** These have the same byte in GSM 03.38, ASCII and Latin-1: no SMS centre can get them wrong. */
const plainCharacters = /^[A-Za-z0-9 \n!"#%&'()*+,\-./:;<=>?]{1,160}$/;

/**
 * A text that fits one SMS and survives every SMS centre; what carries a code must pass through here.
 * @throws Error for any other text, without quoting it
 */
export function plainGsm(text: string): string {
  if (!plainCharacters.test(text)) throw new Error(`not a plain SMS text (${text.length} characters)`);
  return text;
}
