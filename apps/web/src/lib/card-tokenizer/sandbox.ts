// The sandbox provider's token call, with nothing but fetch: no script of a third party comes into the page.
import { dollarsFromCents } from '../money.ts';
import { labelOf } from './card-label.ts';
import { cardTokenizerCopy } from './card-tokenizer.copy.ts';
import {
  type Card,
  type CardTokenizer,
  type SavingTokenResult,
  tokenLifeMs,
  tokenTimeoutMs,
} from './port.ts';
import { timeLimit } from './time-limit.ts';

const { noAnswer } = cardTokenizerCopy;

/** `payOrigin`: the provider's own origin, such as `http://127.0.0.1:3001`. */
export function createSandboxTokenizer(options: {
  payOrigin: string;
  publicMerchantId: string;
}): CardTokenizer {
  async function askFor(
    path: string,
    body: object,
    card: Card,
    { signal, timeoutMs = tokenTimeoutMs }: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<SavingTokenResult> {
    const limit = timeLimit(signal, timeoutMs);
    try {
      const response = await fetch(options.payOrigin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'public-merchant-id': options.publicMerchantId },
        body: JSON.stringify({
          ...body,
          card: {
            name: card.name,
            number: card.number,
            cvv: card.cvc,
            expiryMonth: card.expiryMonth,
            expiryYear: card.expiryYear,
          },
        }),
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: limit.signal,
      });
      const answer: unknown = await response.json();
      if (!response.ok) return refusalOf(answer, response.status);
      const token = textIn(answer, 'token');
      return token === null
        ? { ok: false, code: 'network', message: noAnswer, retryable: true }
        : { ok: true, token };
    } catch {
      return { ok: false, code: limit.cause() ?? 'network', message: noAnswer, retryable: true };
    } finally {
      limit.end();
    }
  }

  return {
    provider: 'sandbox',
    async tokenize({ amountCents, currency, card }, waiting = {}) {
      const askedAt = Date.now();
      const body = { totalAmount: dollarsFromCents(amountCents), currency, isDeferred: false };
      const answer = await askFor('/card/v1/tokens', body, card, waiting);
      if (!answer.ok) return answer;
      return { ...answer, amountCents, ...labelOf(card.number), expiresAt: askedAt + tokenLifeMs };
    },
    tokenizeToSave: ({ currency, card }, waiting = {}) =>
      askFor('/v1/subscription-tokens', { currency }, card, waiting),
  };
}

function refusalOf(answer: unknown, status: number): Extract<SavingTokenResult, { ok: false }> {
  const code = textIn(answer, 'code');
  const message = textIn(answer, 'message');
  if (code === null || message === null)
    return { ok: false, code: 'network', message: noAnswer, retryable: true };
  return { ok: false, code, message, retryable: status >= 500 };
}

function textIn(answer: unknown, name: 'token' | 'code' | 'message'): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const value = (answer as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
