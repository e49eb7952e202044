// The card payment provider as the browser sees it: the card goes to the provider alone, a token comes back.

export interface Card {
  /** As on the card. */
  name: string;
  /** Digits only. */
  number: string;
  cvc: string;
  /** Two digits, `01` to `12`. */
  expiryMonth: string;
  /** Two digits. */
  expiryYear: string;
}

export type TokenResult =
  /** Good for one charge of exactly the amount that it was asked for, within half an hour. */
  | { ok: true; token: string }
  | {
      ok: false;
      /** The provider's, or `timeout`, `network`, `aborted`; `bank`, `left`: its owner did not prove to the bank who they are. */
      code: string;
      /** The provider's, shown as it is. */
      message: string;
      /** Whether the same card may be sent again. */
      retryable: boolean;
    };

/** After this the customer is told, whatever the provider does. */
export const tokenTimeoutMs = 15_000;

export interface CardTokenizer {
  readonly provider: 'sandbox' | 'kushki';
  /** Never rejects. Keeps nothing of the card once it has answered. What its bank asks has been answered by then. */
  tokenize(
    purchase: { amountCents: number; currency: string; card: Card },
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<TokenResult>;
  /** The same, for a card that is to be saved. */
  tokenizeToSave(
    saving: { currency: string; card: Card },
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<TokenResult>;
}
