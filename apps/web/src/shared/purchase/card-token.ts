// A card becomes a token: it goes to the provider alone, and nothing of it goes on from here.
import type { Card, CardTokenizer } from '../../lib/card-tokenizer/port.ts';
import { createSandboxTokenizer } from '../../lib/card-tokenizer/sandbox.ts';
import { settings } from '../../lib/settings.ts';
import type { CardProof } from '../../session/purchase-drafts.ts';
import { purchaseCopy } from './purchase.copy.ts';

/** `left`: the customer went away before it came. */
export type TokenOutcome =
  | { kind: 'token'; card: CardProof }
  | { kind: 'refused'; text: string }
  | { kind: 'left' };

export async function askForToken(
  amountCents: number,
  card: Card,
  leaving: AbortSignal,
): Promise<TokenOutcome> {
  const answer = await tokenizer().tokenize({ amountCents, currency: 'USD', card }, { signal: leaving });
  if (leaving.aborted) return { kind: 'left' };
  if (!answer.ok) return { kind: 'refused', text: answer.message };
  const { token, brand, last4, expiresAt } = answer;
  if (carriesCard(token, card)) return { kind: 'refused', text: purchaseCopy.trouble.unknownText };
  return { kind: 'token', card: { token, brand, last4, expiresAt } };
}

/** True when the number of the card stands anywhere in what is to be sent or kept, however it is broken up. */
export function carriesCard(text: string, card: Card): boolean {
  return text.replace(/\D/g, '').includes(card.number);
}

function tokenizer(): CardTokenizer {
  const { payOrigin, cardMerchantId } = settings();
  return createSandboxTokenizer({ payOrigin, publicMerchantId: cardMerchantId });
}
