// The sandbox provider's token call, with nothing but fetch: no script of a third party comes into the page.
import { cardTokenizerCopy } from './card-tokenizer.copy.ts';
import { type CardTokenizer, type TokenResult, tokenTimeoutMs } from './port.ts';

const tokenLifeMs = 30 * 60_000;

const { noAnswer } = cardTokenizerCopy;

/** `payOrigin`: the provider's own origin, such as `http://127.0.0.1:3001`. */
export function createSandboxTokenizer(options: {
  payOrigin: string;
  publicMerchantId: string;
}): CardTokenizer {
  return {
    provider: 'sandbox',
    async tokenize({ amountCents, currency, card }, { signal, timeoutMs = tokenTimeoutMs } = {}) {
      const askedAt = Date.now();
      const limit = limitedBy(signal, timeoutMs);
      try {
        const response = await fetch(`${options.payOrigin}/card/v1/tokens`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'public-merchant-id': options.publicMerchantId },
          body: JSON.stringify({
            totalAmount: amountCents / 100,
            currency,
            isDeferred: false,
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
        if (token === null) return { ok: false, code: 'network', message: noAnswer, retryable: true };
        const { last4, brand } = labelOf(card.number);
        return { ok: true, token, amountCents, last4, brand, expiresAt: askedAt + tokenLifeMs };
      } catch {
        return { ok: false, code: limit.cause() ?? 'network', message: noAnswer, retryable: true };
      } finally {
        limit.end();
      }
    },
  };
}

/** Joins the caller's signal and a time limit by hand: phones of 2022 have no `AbortSignal.any`. */
function limitedBy(outer: AbortSignal | undefined, timeoutMs: number) {
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
  return {
    signal: controller.signal,
    cause: () => cause,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', onOuter);
    },
  };
}

function refusalOf(answer: unknown, status: number): TokenResult {
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

const brands: readonly [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
  [/^3[0689]/, 'Diners'],
  [/^6(011|4|5)/, 'Discover'],
];

function labelOf(number: string) {
  return {
    last4: number.slice(-4),
    brand: brands.find(([prefix]) => prefix.test(number))?.[1] ?? 'Tarjeta',
  };
}
