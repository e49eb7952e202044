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
  | {
      ok: true;
      /** Good for one charge of exactly `amountCents`. */
      token: string;
      amountCents: number;
      last4: string;
      brand: string;
      /** Milliseconds since 1970; 30 minutes after the token was asked for. */
      expiresAt: number;
    }
  | {
      ok: false;
      /** The provider's, or `timeout`, `network`, `aborted`; `bank`, `left`: its owner did not prove to the bank who they are. */
      code: string;
      /** The provider's, shown as it is. */
      message: string;
      /** Whether the same card may be sent again. */
      retryable: boolean;
    };

/** How long a token may be charged. */
export const tokenLifeMs = 30 * 60_000;

/** After this the customer is told, whatever the provider does. */
export const tokenTimeoutMs = 15_000;

/** A token that makes one saved card, and pays nothing. */
export type SavingTokenResult = { ok: true; token: string } | Extract<TokenResult, { ok: false }>;

export interface CardTokenizer {
  readonly provider: 'sandbox' | 'kushki' | 'kushki-hosted';
  /** Never rejects. Keeps nothing of the card once it has answered. What its bank asks has been answered by then. */
  tokenize(
    purchase: { amountCents: number; currency: string; card: Card },
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<TokenResult>;
  /** The same, for a card that is to be saved. */
  tokenizeToSave(
    saving: { currency: string; card: Card },
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<SavingTokenResult>;
}
