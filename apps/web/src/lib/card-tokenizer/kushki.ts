// Kushki's own library, unmodified. It comes with a script of a third party, so it is loaded when a card is sent.
import { dollarsFromCents } from '../money.ts';
import type { CodeCheck } from './bank-question.ts';
import { cardTokenizerCopy } from './card-tokenizer.copy.ts';
import { type Card, type CardTokenizer, type TokenResult, timeLimit, tokenTimeoutMs } from './port.ts';
import { type BankWays, type PageEnd, proveAtBank, type Security } from './prove-at-bank.ts';

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

type Callback = (answer: LibraryAnswer) => void;

interface Client {
  requestToken: (request: TokenRequest, callback: Callback) => void;
  requestSubscriptionToken: (request: Omit<TokenRequest, 'amount'>, callback: Callback) => void;
  requestSecureServiceValidation: (
    request: { secureServiceId: string; otpValue: string },
    callback: Callback,
  ) => void;
  requestValidate3DS: (request: { secureId: string; security: Security }, callback: Callback) => void;
}

interface KushkiLibrary {
  Kushki: new (options: { merchantId: string; inTestEnvironment: boolean }) => Client;
}

const loadLibrary = async (): Promise<KushkiLibrary> =>
  (await import('@kushki/js')) as unknown as KushkiLibrary;

/** @param load the library; its own type of a request knows less than it takes */
export function createKushkiTokenizer(
  { publicMerchantId, isTest }: KushkiOptions,
  load = loadLibrary,
): CardTokenizer {
  async function askFor(
    call: (kushki: Client, callback: (answer: LibraryAnswer) => void) => void,
    { signal, timeoutMs = tokenTimeoutMs }: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<TokenResult> {
    // The library has no time limit of its own, and cannot be called off: its late answer is not waited for.
    const limit = timeLimit(signal, timeoutMs);
    try {
      const { Kushki } = await limit.or(load());
      if (limit.cause()) throw new Error('over');
      const kushki = new Kushki({ merchantId: publicMerchantId, inTestEnvironment: isTest });
      const answer = await limit.or(new Promise<LibraryAnswer>((resolve) => call(kushki, resolve)));
      const { token } = answer;
      if (typeof token !== 'string' || token === '') return refusalOf(answer);
      limit.end();
      return await proveAtBank(token, answer, bankWays(kushki, signal));
    } catch {
      return { ok: false, code: limit.cause() ?? 'network', message: noAnswer, retryable: true };
    } finally {
      limit.end();
    }
  }

  return {
    provider: 'kushki',
    tokenize({ amountCents, currency, card }, waiting = {}) {
      const request = { amount: dollarsFromCents(amountCents), currency, card: cardOf(card) };
      return askFor((kushki, callback) => kushki.requestToken(request, callback), waiting);
    },
    tokenizeToSave: ({ currency, card }, waiting = {}) =>
      askFor(
        (kushki, callback) => kushki.requestSubscriptionToken({ currency, card: cardOf(card) }, callback),
        waiting,
      ),
  };
}

/** The library shows the bank's page by itself, and asks the provider what came of it. */
function bankWays(kushki: Client, signal: AbortSignal | undefined): BankWays {
  const ask = async (
    call: (callback: Callback) => void,
    timeoutMs: number,
  ): Promise<LibraryAnswer | null> => {
    const limit = timeLimit(signal, timeoutMs);
    try {
      return await limit.or(new Promise<LibraryAnswer>(call));
    } catch {
      return null;
    } finally {
      limit.end();
    }
  };
  return {
    async validateCode(secureServiceId, otpValue) {
      const request = { secureServiceId, otpValue };
      return checkOf(
        await ask((callback) => kushki.requestSecureServiceValidation(request, callback), tokenTimeoutMs),
      );
    },
    async answerPage(secureId, security): Promise<PageEnd> {
      const request = { secureId, security };
      return checkOf(await ask((callback) => kushki.requestValidate3DS(request, callback), pageTimeoutMs));
    },
  };
}

/** As long as a bank may take for its own page. */
const pageTimeoutMs = 10 * 60_000;

function checkOf(answer: LibraryAnswer | null): CodeCheck {
  if (answer === null) return 'noAnswer';
  const { isValid, code } = answer;
  if (isValid === true || code === 'OTP000') return 'proven';
  return typeof code === 'string' && MAY_BE_TRIED_AGAIN.includes(code) ? 'noAnswer' : 'wrong';
}

const cardOf = ({ name, number, cvc, expiryMonth, expiryYear }: Card) => ({
  name,
  number,
  cvc,
  expiryMonth,
  expiryYear,
});

/** What the library says when the network failed, or Kushki itself. */
const MAY_BE_TRIED_AGAIN = ['K002', 'K003', '228'];

function refusalOf({ code, message }: LibraryAnswer): Extract<TokenResult, { ok: false }> {
  if (typeof code !== 'string' || typeof message !== 'string' || message === '')
    return { ok: false, code: 'network', message: noAnswer, retryable: true };
  return { ok: false, code, message, retryable: MAY_BE_TRIED_AGAIN.includes(code) };
}
