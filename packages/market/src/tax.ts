// The tax: what a customer pays always contains it (PAY-10).
import { market } from '@portal/market/here';

export const taxName: string = market.tax.name;
export const taxPercent: number = market.tax.percent;

/** Of a sum of net amounts, half a cent rounded up. */
export const taxOn = (taxableCents: number): number => Math.floor((taxableCents * taxPercent + 50) / 100);

/** The net amount that comes nearest, and the rest as tax: 300 → 261 + 39. */
export function splitTax(priceCents: number): { netCents: number; taxCents: number } {
  const netCents = Math.round((priceCents * 100) / (100 + taxPercent));
  return { netCents, taxCents: priceCents - netCents };
}

/**
 * Amounts with tax that add up to the sum of the net amounts and its tax: each is rounded for itself, and the cents
 * which that leaves go to those that lost or won most by it.
 */
export function withTaxShared(
  items: readonly { amountCents: number; taxRatePercent: number }[],
  taxCents: number,
): number[] {
  const exact = items.map(({ amountCents, taxRatePercent }) => (amountCents * taxRatePercent) / 100);
  const shares = exact.map((tax) => Math.round(tax));
  const taxed = exact.flatMap((tax, index) => (tax === 0 ? [] : [index]));
  const places = taxed.length > 0 ? taxed : [...items.keys()];
  const missing = () => taxCents - shares.reduce((sum, share) => sum + share, 0);
  // More than cents: whoever issued the bill counts in another way.
  const each = Math.trunc(missing() / Math.max(1, places.length));
  for (const index of places) shares[index] = (shares[index] ?? 0) + each;
  let restCents = missing();
  while (restCents !== 0 && places.length > 0) {
    const step = Math.sign(restCents);
    const lack = (index: number) => step * ((exact[index] ?? 0) - (shares[index] ?? 0));
    const most = places.reduce((best, index) => (lack(index) > lack(best) ? index : best));
    shares[most] = (shares[most] ?? 0) + step;
    restCents -= step;
  }
  return items.map(({ amountCents }, index) => amountCents + (shares[index] ?? 0));
}
