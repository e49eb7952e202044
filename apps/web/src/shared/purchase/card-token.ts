// A card becomes a token: it goes to the provider alone, and nothing of it goes on from here.
import { currencyCode } from '@portal/market/money';
import { cardTokenizerCopy } from '../../lib/card-tokenizer/card-tokenizer.copy.ts';
import { type Card, type CardTokenizer, timeLimit, tokenTimeoutMs } from '../../lib/card-tokenizer/port.ts';
import { settings } from '../../lib/settings.ts';
import { purchaseCopy } from './purchase.copy.ts';

const { trouble: words } = purchaseCopy;

/** With what a payment is charged: the provider's token of a card that was typed, or our name for one that is saved. */
export type ChargedCard = { token: string } | { savedCardId: string };

/** `left`: the customer went away before it came. */
export type TokenOutcome =
  | { kind: 'token'; token: string }
  | { kind: 'refused'; text: string }
  | { kind: 'left' };

export async function askForToken(
  amountCents: number,
  card: Card,
  leaving: AbortSignal,
): Promise<TokenOutcome> {
  const limit = timeLimit(leaving, tokenTimeoutMs);
  const provider = await limit
    .or(tokenizer())
    .catch(() => null)
    .finally(limit.end);
  if (leaving.aborted) return { kind: 'left' };
  if (!provider) return { kind: 'refused', text: words.with(cardTokenizerCopy.noAnswer, words.next.network) };
  const answer = await provider.tokenize({ amountCents, currency: currencyCode, card }, { signal: leaving });
  if (leaving.aborted) return { kind: 'left' };
  if (!answer.ok) {
    const next = answer.retryable ? words.next.network : words.next.card;
    return { kind: 'refused', text: words.with(answer.message, next) };
  }
  const { token } = answer;
  if (carriesCard(token, card))
    return { kind: 'refused', text: words.with(words.unknownText, words.next.other) };
  return { kind: 'token', token };
}

/** True when the number of the card stands anywhere in what is to be sent or kept, however it is broken up. */
export function carriesCard(text: string, card: Card): boolean {
  return text.replace(/\D/g, '').includes(card.number);
}

/** Its code comes after the form is drawn; a provider's own library not before a card is sent. */
export async function tokenizer(): Promise<CardTokenizer> {
  const { cardProvider, payOrigin, cardMerchantId: publicMerchantId } = settings();
  if (cardProvider !== 'kushki') {
    const { createSandboxTokenizer } = await import('../../lib/card-tokenizer/sandbox.ts');
    return createSandboxTokenizer({ payOrigin, publicMerchantId });
  }
  const { createKushkiTokenizer } = await import('../../lib/card-tokenizer/kushki.ts');
  return createKushkiTokenizer({ publicMerchantId, isTest: isTestEnvironment(payOrigin) });
}

/** The library chooses its address by itself, of two: ours says which one is meant. */
function isTestEnvironment(payOrigin: string): boolean {
  return new URL(payOrigin).hostname.startsWith('api-uat');
}
