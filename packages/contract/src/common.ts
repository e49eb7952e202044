// Pieces that every API family shares: money, instants, identities, and how a call is declared.
import { z } from 'zod';

/** ISO 8601 with offset; Ecuador's wall time, `-05:00`. */
export const dateTimeSchema = z.iso.datetime({ offset: true });
export const civilDateSchema = z.iso.date();
/** By which to filter: a civil date counts from its first moment to its last, in Ecuador. */
export const dateOrDateTimeSchema = z.union([civilDateSchema, dateTimeSchema]);

/** Money of TMF620, 637, 654, 666, 678: dollars with two decimals. */
export const moneySchema = z.object({ unit: z.literal('USD'), value: z.number() });
export type Money = z.infer<typeof moneySchema>;

/** Money of TMF676 on the way out: both generations' names at once. */
export const paymentMoneySchema = z.object({
  amount: z.number(),
  units: z.literal('USD'),
  value: z.number(),
  unit: z.literal('USD'),
});
export type PaymentMoney = z.infer<typeof paymentMoneySchema>;

/** Money of TMF676 on the way in: either pair. */
export const paymentMoneyInputSchema = z.union([
  z.object({ amount: z.number().nonnegative(), units: z.literal('USD').default('USD') }),
  z.object({ value: z.number().nonnegative(), unit: z.literal('USD').default('USD') }),
]);

export const timePeriodSchema = z.object({
  startDateTime: dateTimeSchema.optional(),
  endDateTime: dateTimeSchema.optional(),
});

export const relatedPartySchema = z.object({
  id: z.string(),
  name: z.string().optional(),
  role: z.string(),
  '@referredType': z.string().optional(),
  identifierType: z.string().optional(),
  partyProfile: z.object({ name: z.string() }).optional(),
});

/** The kind of a line as the session speaks of it; `lineKindWords` translates to the other vocabularies. */
export const lineKindSchema = z.enum(['Postpaid', 'Prepaid', 'Fixed']);
export type LineKind = z.infer<typeof lineKindSchema>;

/** One row a kind, one column a vocabulary (LINE-2). */
export const lineKindWords = {
  Postpaid: {
    account: 'POSTPAID',
    lineOfBusiness: 'Pospago',
    serviceList: 'postpago',
    partyProfile: { id: 3, name: 'postpaid' },
  },
  Prepaid: {
    account: 'PREPAID',
    lineOfBusiness: 'Prepago',
    serviceList: 'prepago',
    partyProfile: { id: 2, name: 'prepaid' },
  },
  Fixed: {
    account: 'FIXED',
    lineOfBusiness: 'Hogar',
    serviceList: 'fijo',
    partyProfile: { id: 1, name: 'fixed' },
  },
} as const satisfies Record<LineKind, object>;

export const accountTypeSchema = z.enum(['POSTPAID', 'PREPAID', 'FIXED']);

/** 1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX. */
export const serviceTypeSchema = z.enum(['1', '2', '3', '4', '5', '6', '7', '8']);
/** S suspended, A active, I cancelled, P entered, R annulled. */
export const serviceStateSchema = z.enum(['S', 'A', 'I', 'P', 'R']);

/** One call: `id` is the name that generated clients know it by, `tmf` the TM Forum API it speaks. */
export interface Call {
  id: string;
  tmf: string;
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** A RUC in the body is not taken for the number of a card. */
  holdsRuc?: true;
  /** Nor are the thirteen digits of a WEP key. */
  holdsWepKey?: true;
  answers: Record<number, z.ZodType>;
}
