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
