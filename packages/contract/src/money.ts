// Money on the wire: whole units of the currency with its decimals, in the two spellings of the standard.

import { currencyCode } from '@portal/market/money';
import type { moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';

const currency = z.literal(currencyCode);

export type Money = z.infer<typeof moneySchema>;

export const paymentMoneySchema = z
  .object({
    amount: z.number(),
    units: currency,
    value: z.number(),
    unit: currency,
  })
  .meta({
    id: 'PaymentMoney',
    description: "Money of TMF676 on the way out: both generations' names at once.",
  });
export type PaymentMoney = z.infer<typeof paymentMoneySchema>;

export const paymentMoneyInputSchema = z
  .union([
    z.object({ amount: z.number().nonnegative(), units: currency.default(currencyCode) }),
    z.object({ value: z.number().nonnegative(), unit: currency.default(currencyCode) }),
  ])
  .meta({ id: 'GivenPaymentMoney', description: 'Money of TMF676 on the way in: either pair.' });
