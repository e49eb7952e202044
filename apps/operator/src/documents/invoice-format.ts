// How figures, dates and free text are written on an invoice.
import { market } from '@portal/market/here';

const quantityFormat = new Intl.NumberFormat(market.locale, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});
const instantFormat = new Intl.DateTimeFormat(market.locale, {
  timeZone: market.zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export function formatQuantity(quantity: number): string {
  return quantityFormat.format(quantity);
}

/** `2026-02-28` → `28/02/2026`, with no time zone between. */
export function formatCivilDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** The market's wall time: `28/02/2026 23:30:00` */
export function formatInstant(instant: Date): string {
  return instantFormat.format(instant).replace(',', '');
}

// The embedded typeface covers Latin-1 and the signs below; a glyph it lacks would print as an empty box.
const notCovered = /[^ -~¡-ÿıŒœ–—‘’‚“”„•…‹›€™]/gu;

/** One line of text that the typeface can show: composed accents, single spaces, no control characters. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(notCovered, (sign) => {
      const base = sign.normalize('NFD').charAt(0);
      return /[A-Za-z]/.test(base) ? base : '?';
    })
    .trim();
}
