// The sandbox provider's token call, with nothing but fetch: no script of a third party comes into the page.
import { dollarsFromCents } from '../money.ts';
import { askForBank, type CodeCheck } from './bank-question.ts';
import { cardTokenizerCopy } from './card-tokenizer.copy.ts';
import { type Card, type CardTokenizer, type TokenResult, timeLimit, tokenTimeoutMs } from './port.ts';
import { proveAtBank } from './prove-at-bank.ts';

const { noAnswer } = cardTokenizerCopy;

const VALIDATION_TRIES = 2;
type Waiting = { signal?: AbortSignal; timeoutMs?: number };

/** `payOrigin`: the provider's own origin, such as `http://127.0.0.1:3001`. */
export function createSandboxTokenizer(options: {
  payOrigin: string;
  publicMerchantId: string;
}): CardTokenizer {
  async function post(
    path: string,
    body: object,
    { signal, timeoutMs = tokenTimeoutMs }: Waiting,
  ): Promise<{ status: number; answer: unknown } | 'aborted' | 'timeout' | 'network'> {
    const limit = timeLimit(signal, timeoutMs);
    try {
      const response = await fetch(options.payOrigin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'public-merchant-id': options.publicMerchantId },
        body: JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: limit.signal,
      });
      return { status: response.status, answer: await response.json() };
    } catch {
      return limit.cause() ?? 'network';
    } finally {
      limit.end();
    }
  }

  async function askFor(path: string, body: object, card: Card, waiting: Waiting): Promise<TokenResult> {
    const { name, number, cvc: cvv, expiryMonth, expiryYear } = card;
    const sent = { ...body, card: { name, number, cvv, expiryMonth, expiryYear } };
    const came = await post(path, sent, waiting);
    if (typeof came === 'string') return { ok: false, code: came, message: noAnswer, retryable: true };
    const { status, answer } = came;
    if (status >= 300) return refusalOf(answer, status);
    const token = textIn(answer, 'token');
    if (token === null) return { ok: false, code: 'network', message: noAnswer, retryable: true };
    const validateCode = (secureId: string, digits: string) => validate(secureId, digits, waiting.signal);
    return proveAtBank(token, answer as Record<string, unknown>, {
      validateCode,
      async answerPage(secureId, { acsURL, authenticationTransactionId }) {
        const url = new URL(String(acsURL), options.payOrigin);
        url.hash = encodeURIComponent(String(authenticationTransactionId));
        if (!(await askForBank({ kind: 'page', url: url.href }))) return 'left';
        return validateCode(secureId, '');
      },
    });
  }

  /** Asked again where no answer came: a proof is given once, and stands. */
  async function validate(secureId: string, digits: string, signal?: AbortSignal): Promise<CodeCheck> {
    const question = { secureServiceId: secureId, otpValue: digits };
    for (let asked = 0; asked < VALIDATION_TRIES; asked++) {
      const came = await post('/rules/v1/secureValidation', question, signal ? { signal } : {});
      if (typeof came === 'string') continue;
      if (came.status === 200) return 'proven';
      if (came.status === 400) return 'wrong';
    }
    return 'noAnswer';
  }

  return {
    provider: 'sandbox',
    tokenize({ amountCents, currency, card }, waiting = {}) {
      const body = { totalAmount: dollarsFromCents(amountCents), currency, isDeferred: false };
      return askFor('/card/v1/tokens', body, card, waiting);
    },
    tokenizeToSave: ({ currency, card }, waiting = {}) =>
      askFor('/v1/subscription-tokens', { currency }, card, waiting),
  };
}

function refusalOf(answer: unknown, status: number): Extract<TokenResult, { ok: false }> {
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
