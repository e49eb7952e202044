// Dollars on the wire, as the real provider writes them; integer cents inside.
import { centsOf, currencyCode, perUnit, unitsOf } from '@portal/market/money';
import { z } from 'zod';

/** Cents of a dollar amount, or null when it has fractions of a cent. */
export function toCents(dollars: number): number | null {
  const cents = centsOf(dollars);
  return Math.abs(dollars * perUnit - cents) < 1e-6 ? cents : null;
}

export function toDollars(cents: number): number {
  return unitsOf(cents);
}

const mostDollars = 100_000_000 / perUnit;

/** A dollar amount of whole cents on the wire; parsed to cents. */
export const dollarsSchema = z
  .number()
  .nonnegative()
  .max(mostDollars)
  .transform((dollars, context) => {
    const cents = toCents(dollars);
    if (cents === null) {
      context.addIssue({ code: 'custom', message: 'fractions of a cent' });
      return z.NEVER;
    }
    return cents;
  });

/** The provider's split of a purchase by tax treatment, each part in cents. */
export const taxedAmountSchema = z.object({
  subtotalIva: dollarsSchema,
  subtotalIva0: dollarsSchema,
  iva: dollarsSchema,
  ice: dollarsSchema.default(0),
  currency: z.literal(currencyCode).default(currencyCode),
});

export type TaxedAmount = z.infer<typeof taxedAmountSchema>;

export function totalCents(amount: TaxedAmount): number {
  return amount.subtotalIva + amount.subtotalIva0 + amount.iva + amount.ice;
}
