// Random identifiers that nobody can mistake for a card number: those who receive them refuse
// any body with 13 to 19 digits that pass Luhn, so ours never do.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { passesLuhn } from './charges/cards.ts';

/** 32 hexadecimal digits. */
export function newToken(): string {
  return drawUntil(() => randomBytes(16).toString('hex'), hasNoLongDigitRun);
}

export function newTransactionReference(): string {
  return drawUntil(randomUUID, (uuid) => hasNoLongDigitRun(uuid.replaceAll('-', '')));
}

/** 18 digits, as the real provider's. */
export function newTicketNumber(): string {
  const half = () => randomInt(100_000_000, 1_000_000_000).toString();
  return drawUntil(
    () => half() + half(),
    (ticket) => !hasCardNumberInside(ticket),
  );
}

export function newApprovalCode(): string {
  return randomInt(100_000, 1_000_000).toString();
}

function hasNoLongDigitRun(text: string): boolean {
  return !/\d{13}/.test(text);
}

function hasCardNumberInside(digits: string): boolean {
  for (let start = 0; start + 13 <= digits.length; start++) {
    for (let end = start + 13; end <= digits.length; end++) {
      if (passesLuhn(digits.slice(start, end))) return true;
    }
  }
  return false;
}

function drawUntil(draw: () => string, isGood: (drawn: string) => boolean): string {
  let drawn = draw();
  while (!isGood(drawn)) drawn = draw();
  return drawn;
}
