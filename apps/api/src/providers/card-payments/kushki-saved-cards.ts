// What the provider's answers about the cards that it keeps mean for us.
import { addDays, addMonths } from '@portal/market/civil-dates';
import { z } from 'zod';
import { cardOf, isSuccess, readRefusal } from './kushki-answers.ts';
import type { KushkiAnswer } from './kushki-call.ts';
import type { SaveResult } from './port.ts';

const madeSchema = z.object({ subscriptionId: z.string().min(1) });

const factsSchema = madeSchema.extend({
  paymentBrand: z.string(),
  lastFourDigits: z.string(),
  expirationDate: z.string().optional().catch(undefined),
});

const uncertain = { status: 'unknown', reason: 'network' } as const;

/** The provider's name for the card, or what became of it instead. */
export function readSaving(answer: KushkiAnswer): string | SaveResult {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  const made = madeSchema.safeParse(answer.body);
  if (isSuccess(answer.status)) return made.success ? made.data.subscriptionId : uncertain;
  const refusal = readRefusal(answer);
  return refusal?.status === 'declined' ? refusal : uncertain;
}

export function readSaved(answer: KushkiAnswer): SaveResult {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  return isSuccess(answer.status) ? readFacts(answer.body) : uncertain;
}

export function readFoundSaved(answer: KushkiAnswer): SaveResult | null {
  if ('lost' in answer) return { status: 'unknown', reason: answer.lost };
  // Only a list, even an empty one, is a statement.
  const found = z.array(z.unknown()).safeParse(answer.body);
  if (answer.status !== 200 || !found.success) return uncertain;
  return found.data.length === 0 ? null : readFacts(found.data[0]);
}

/** Gone, or not there any more: the same to whoever wants it gone. */
export const isForgotten = (answer: KushkiAnswer): boolean =>
  !('lost' in answer) && (isSuccess(answer.status) || answer.status === 404);

function readFacts(body: unknown): SaveResult {
  const { data } = factsSchema.safeParse(body);
  const card = cardOf(data?.paymentBrand, data?.lastFourDigits);
  if (!data || !card) return uncertain;
  const saved = { savedCardId: data.subscriptionId, ...card, expiresOn: lastDayOf(data.expirationDate) };
  return { status: 'saved', card: saved };
}

/** Of the month on the card, `MM/YY`. */
function lastDayOf(expiry: string | undefined): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry ?? '') ?? [];
  return month && year ? addDays(addMonths(`20${year}-${month}-01`, 1), -1) : null;
}
