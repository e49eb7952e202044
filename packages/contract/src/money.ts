// Money on the wire: dollars with two decimals, in the two spellings of the standard.
import { z } from 'zod';

export const moneySchema = z
  .object({ unit: z.literal('USD'), value: z.number() })
  .meta({ id: 'Money', description: 'Money of TMF620, 637, 654, 666, 678: dollars with two decimals.' });
export type Money = z.infer<typeof moneySchema>;

export const paymentMoneySchema = z
  .object({
    amount: z.number(),
    units: z.literal('USD'),
    value: z.number(),
    unit: z.literal('USD'),
  })
  .meta({
    id: 'PaymentMoney',
    description: "Money of TMF676 on the way out: both generations' names at once.",
  });
export type PaymentMoney = z.infer<typeof paymentMoneySchema>;

export const paymentMoneyInputSchema = z
  .union([
    z.object({ amount: z.number().nonnegative(), units: z.literal('USD').default('USD') }),
    z.object({ value: z.number().nonnegative(), unit: z.literal('USD').default('USD') }),
  ])
  .meta({ id: 'GivenPaymentMoney', description: 'Money of TMF676 on the way in: either pair.' });
