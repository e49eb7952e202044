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

interface TimeLimit {
  signal: AbortSignal;
  /** Why it is over; null while it is not. */
  cause: () => 'aborted' | 'timeout' | null;
  /** The work's outcome, or a rejection once the limit is over. */
  or: <Done>(work: Promise<Done>) => Promise<Done>;
  end: () => void;
}

/** The caller's signal and a time limit, joined by hand: phones of 2022 have no `AbortSignal.any`. */
export function timeLimit(outer: AbortSignal | undefined, timeoutMs: number): TimeLimit {
  const controller = new AbortController();
  let cause: 'aborted' | 'timeout' | null = null;
  const abortFor = (reason: 'aborted' | 'timeout') => {
    cause ??= reason;
    controller.abort();
  };
  const onOuter = () => abortFor('aborted');
  const timer = setTimeout(() => abortFor('timeout'), timeoutMs);
  outer?.addEventListener('abort', onOuter);
  if (outer?.aborted) onOuter();
  const { signal } = controller;
  const over = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error('over'));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail);
  });
  // It may be over with nobody waiting.
  over.catch(() => undefined);
  return {
    signal,
    cause: () => cause,
    or: (work) => Promise.race([work, over]),
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
  };
}
