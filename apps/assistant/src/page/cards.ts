// Whether somebody is about to write the number of a card: it is not sent.
import { hidden } from '@portal/market/secrets';

const runs = /\d(?:[ -]?\d){12,18}/g;

export function holdsCardNumber(text: string): boolean {
  return (text.match(runs) ?? []).some(isCard);
}

/** The same words without what would be taken for one, such as the number of a device. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(runs, (run) => (isCard(run) ? hidden : run));

const isCard = (run: string): boolean => passesLuhn(run.replace(/\D/g, ''));

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
