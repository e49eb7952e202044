// From a provider's answer to a token that can be charged: what the card's bank asks is answered on the way.
import { askForBank, type CodeCheck } from './bank-question.ts';
import { cardTokenizerCopy as copy } from './card-tokenizer.copy.ts';
import type { TokenResult } from './port.ts';

/** How the bank's page went. */
export type PageEnd = CodeCheck | 'left';

/** As the provider writes it; anything may be missing. */
export interface Security {
  authRequired?: unknown;
  acsURL?: unknown;
  authenticationTransactionId?: unknown;
}

/** What differs by how a provider is spoken to. Neither rejects. */
export interface BankWays {
  validateCode: (secureId: string, digits: string) => Promise<CodeCheck>;
  answerPage: (secureId: string, security: Security) => Promise<PageEnd>;
}

const CODE_TRIES = 3;

const refusal = (code: string, message: string, retryable = false) =>
  ({ ok: false, code, message, retryable }) as const;

const pageEnds: Record<Exclude<PageEnd, 'proven'>, ReturnType<typeof refusal>> = {
  wrong: refusal('bank', copy.bankRefused),
  left: refusal('left', copy.bankLeft),
  noAnswer: refusal('network', copy.noAnswer, true),
};

/** @param answer with the token in it, and what its bank asks */
export async function proveAtBank(
  token: string,
  answer: Record<string, unknown>,
  ways: BankWays,
): Promise<TokenResult> {
  const { secureService, secureId } = answer;
  if (typeof secureId !== 'string') return { ok: true, token };
  if (secureService === 'KushkiOTP') {
    const end = await askForCode((digits) => ways.validateCode(secureId, digits));
    return end === 'proven' ? { ok: true, token } : pageEnds[end];
  }
  const security = (answer.security ?? {}) as Security;
  if (secureService !== '3dsecure' || security.authRequired !== true) return { ok: true, token };
  const end = await ways.answerPage(secureId, security);
  return end === 'proven' ? { ok: true, token } : pageEnds[end];
}

async function askForCode(
  check: (digits: string) => Promise<CodeCheck>,
): Promise<'proven' | 'wrong' | 'left'> {
  let end: 'proven' | 'wrong' | 'left' = 'left';
  let wrong = 0;
  await askForBank({
    kind: 'code',
    check: async (digits) => {
      const found = await check(digits);
      if (found === 'proven') end = 'proven';
      if (found === 'wrong' && ++wrong >= CODE_TRIES) end = 'wrong';
      return found;
    },
  });
  return end;
}
