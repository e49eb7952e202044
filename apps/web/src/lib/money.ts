// Money: integer cents inside, `$1.234,50` on screen (es-EC, ALL-3).

const figures = new Intl.NumberFormat('es-EC', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});

/** Dollars of the wire to cents; the sum is rounded, so that 18.39 is 1839 and never 1838.999. */
export function centsFromDollars(dollars: number): number {
  return Math.round(Number((dollars * 100).toFixed(4)));
}

/** Cents to the dollars of the wire. */
export function dollarsFromCents(amountCents: number): number {
  return amountCents / 100;
}

/** `$1.234,50`; negative `-$4,35`, with the sign placed by us because Intl writes `$-4,35`. */
export function formatMoney(amountCents: number): string {
  const sign = amountCents < 0 ? '-' : '';
  return `${sign}$${figures.format(Math.abs(amountCents) / 100)}`;
}
