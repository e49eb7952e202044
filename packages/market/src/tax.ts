// IVA: what a customer pays always contains it (PAY-10).

export const taxPercent = 15;

/** IVA of a sum of net amounts, half a cent rounded up. */
export const taxOn = (taxableCents: number): number => Math.floor((taxableCents * taxPercent + 50) / 100);

/** The net amount that comes nearest, and the rest as tax: 300 → 261 + 39. */
export function splitTax(priceCents: number): { netCents: number; taxCents: number } {
  const netCents = Math.round((priceCents * 100) / (100 + taxPercent));
  return { netCents, taxCents: priceCents - netCents };
}
