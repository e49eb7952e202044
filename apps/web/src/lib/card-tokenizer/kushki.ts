// Kushki's own library, unmodified. It comes with a script of a third party, so it is loaded when a card is sent.
import { dollarsFromCents } from '../money.ts';
import { labelOf } from './card-label.ts';
import { cardTokenizerCopy } from './card-tokenizer.copy.ts';
import { type CardTokenizer, type TokenResult, tokenLifeMs, tokenTimeoutMs } from './port.ts';
import { timeLimit } from './time-limit.ts';

const { noAnswer } = cardTokenizerCopy;

export interface KushkiOptions {
  publicMerchantId: string;
  /** Kushki's test environment instead of real money. */
  isTest: boolean;
}

interface TokenRequest {
  amount: number;
  currency: string;
  card: { name: string; number: string; cvc: string; expiryMonth: string; expiryYear: string };
}

/** What it answers with, success and failure alike; anything else may be in it. */
type LibraryAnswer = Record<string, unknown>;

interface KushkiLibrary {
  Kushki: new (options: {
    merchantId: string;
    inTestEnvironment: boolean;
  }) => {
    requestToken: (request: TokenRequest, callback: (answer: LibraryAnswer) => void) => void;
  };
}

const loadLibrary = async (): Promise<KushkiLibrary> =>
  (await import('@kushki/js')) as unknown as KushkiLibrary;

/** @param load the library; its own type of a request knows less than it takes */
export function createKushkiTokenizer(
  { publicMerchantId, isTest }: KushkiOptions,
  load = loadLibrary,
): CardTokenizer {
  return {
    provider: 'kushki',
    async tokenize({ amountCents, currency, card }, { signal, timeoutMs = tokenTimeoutMs } = {}) {
      const askedAt = Date.now();
      // The library has no time limit of its own, and cannot be called off: its late answer is not waited for.
      const limit = timeLimit(signal, timeoutMs);
      try {
        const { Kushki } = await limit.or(load());
        if (limit.cause()) throw new Error('over');
        const kushki = new Kushki({ merchantId: publicMerchantId, inTestEnvironment: isTest });
        const { name, number, cvc, expiryMonth, expiryYear } = card;
        const request: TokenRequest = {
          amount: dollarsFromCents(amountCents),
          currency,
          card: { name, number, cvc, expiryMonth, expiryYear },
        };
        const answer = await limit.or(
          new Promise<LibraryAnswer>((resolve) => kushki.requestToken(request, resolve)),
        );
        const { token } = answer;
        if (typeof token !== 'string' || token === '') return refusalOf(answer);
        return { ok: true, token, amountCents, ...labelOf(number), expiresAt: askedAt + tokenLifeMs };
      } catch {
        return { ok: false, code: limit.cause() ?? 'network', message: noAnswer, retryable: true };
      } finally {
        limit.end();
      }
    },
  };
}

/** What the library says when the network failed, or Kushki itself. */
const MAY_BE_TRIED_AGAIN = ['K002', 'K003', '228'];

function refusalOf({ code, message }: LibraryAnswer): TokenResult {
  if (typeof code !== 'string' || typeof message !== 'string' || message === '')
    return { ok: false, code: 'network', message: noAnswer, retryable: true };
  return { ok: false, code, message, retryable: MAY_BE_TRIED_AGAIN.includes(code) };
}
