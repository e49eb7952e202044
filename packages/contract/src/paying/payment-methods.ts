// TMF670 Payment Method Management: cards that the provider keeps for a person, and what is paid with them by itself.
import { chargeTries, toldDaysBefore } from '@portal/help/promises';
import { country } from '@portal/market/path';
import { civilDateSchema, dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { paymentMoneyInputSchema, paymentMoneySchema } from '../money.ts';
import { byBody, managing, owns } from '../policy.ts';

const base = `/PaymentMethods/api/${country}/paymentMethods` as const;

export const paymentMethodSchema = z
  .object({
    '@type': z.literal('tokenizedCard'),
    id: z.string(),
    href: z.string(),
    name: z.string().describe('`Visa ···· 4242`.'),
    status: z.literal('active'),
    statusDate: dateTimeSchema.describe('When it was saved.'),
    brand: z.string().describe('As the provider names it.'),
    lastFour: z.string(),
    expiresOn: civilDateSchema.nullable().describe('The last day; null where the provider does not say.'),
    isExpired: z.boolean(),
    preferred: z.boolean(),
    usedBy: z.object({
      billingAccount: z.array(z.object({ id: z.string() })).describe('Accounts paid with it by themselves.'),
      product: z
        .array(z.object({ publicIdentifier: z.string() }))
        .describe('Lines topped up with it by themselves.'),
    }),
  })
  .meta({ id: 'PaymentMethod', description: 'A saved card: the card itself is at the provider alone.' });
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

const page = z.array(paymentMethodSchema);

export const listPaymentMethods = {
  id: 'listPaymentMethods',
  tmf: 'TMF670',
  summary: "The person's saved cards, the preferred one first.",
  method: 'GET',
  path: `${base}/paymentMethod`,
  query: queryOf(paymentMethodSchema, {}),
  question: 'savedCards',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'tarjetas' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getPaymentMethod = itemOf(listPaymentMethods, {
  id: 'getPaymentMethod',
  summary: 'One saved card.',
  item: paymentMethodSchema,
});

const oneMethod = z.object({ id: z.string().min(1).max(100) });

export const savePaymentMethod = {
  id: 'savePaymentMethod',
  tmf: 'TMF670',
  summary:
    'Saves a card with the provider, by a token made for saving. The same token is the same card, and a card that is there already is answered as the one that is there. 402: the bank does not take it; 503 `CARD_NOT_CERTAIN`: it will be in the list if it was saved.',
  method: 'POST',
  path: `${base}/paymentMethod`,
  body: z.strictObject({ cardToken: z.string().min(1).max(200) }),
  question: 'savedCards',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'changes',
    limit: 'cardSaved',
  },
  answers: { 201: paymentMethodSchema },
  refusals: ['DENIED', 'CARD_NOT_CERTAIN', 'TOO_MANY_CARDS', 'CARD_DATA_REFUSED'],
} as const satisfies Call;

export const preferPaymentMethod = {
  id: 'preferPaymentMethod',
  tmf: 'TMF670',
  summary: 'This card is the preferred one from now on.',
  method: 'PATCH',
  path: `${base}/paymentMethod/:id`,
  params: oneMethod,
  body: z.strictObject({ preferred: z.literal(true) }),
  question: 'savedCards',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: paymentMethodSchema },
} as const satisfies Call;

export const deletePaymentMethod = {
  id: 'deletePaymentMethod',
  tmf: 'TMF670',
  summary:
    'The card is gone here at once, and with the provider as soon as it answers. What was paid with it by itself is switched off.',
  method: 'DELETE',
  path: `${base}/paymentMethod/:id`,
  params: oneMethod,
  question: 'savedCards',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;

const offBecauseSchema = z
  .enum(['refused', 'cardRemoved'])
  .nullable()
  .describe(
    `Why it was switched off, when it was not the person: ${chargeTries} refusals, or its card was deleted; null also with the end of its line, or of their role in it.`,
  );

export const autoPaySchema = z
  .object({
    '@type': z.literal('AutoPay'),
    billingAccount: z.object({ id: z.string() }),
    enabled: z.boolean(),
    paymentMethodId: z.string().nullable(),
    daysBeforeDue: z.int(),
    maximum: paymentMoneySchema.nullable().describe('A bill above it is told and not charged; null: any.'),
    offBecause: offBecauseSchema,
    upcoming: z
      .array(
        z.object({
          billNo: z.string(),
          amount: paymentMoneySchema,
          on: civilDateSchema,
          status: z
            .enum(['announced', 'overMaximum', 'trying'])
            .describe('`trying`: refused before, and tried again on that day.'),
        }),
      )
      .describe('Bills that have been told of.'),
  })
  .meta({ id: 'AutoPay' });
export type AutoPay = z.infer<typeof autoPaySchema>;

const accountQuery = z.strictObject({ billingAccountId: z.string().min(1).max(60) });

export const getAutoPay = {
  id: 'getAutoPay',
  tmf: 'none',
  summary: "The person's automatic payment of an account's bills.",
  method: 'GET',
  path: `${base}/autoPay`,
  query: accountQuery,
  question: 'autoPay',
  policy: {
    access: owns('billingAccountId'),
    roles: managing,
    stepUp: 'none',
    exposes: null,
    archive: [{ file: 'pago-automatico', each: 'billingAccountId' }],
  },
  answers: { 200: autoPaySchema },
} as const satisfies Call;

const autoPayWishSchema = z.strictObject({
  enabled: z.boolean(),
  paymentMethodId: z.string().max(100).optional(),
  daysBeforeDue: z.int().min(0).max(10).optional(),
  maximum: paymentMoneyInputSchema.nullish(),
});

export const setAutoPay = {
  id: 'setAutoPay',
  tmf: 'none',
  summary: `Switches it on or off. A bill is told of ${toldDaysBefore} days before it is charged; off holds at once, also for a charge of today that has not begun.`,
  method: 'PUT',
  path: `${base}/autoPay`,
  query: accountQuery,
  body: autoPayWishSchema,
  question: 'autoPay',
  policy: {
    access: owns('billingAccountId'),
    roles: managing,
    stepUp: byBody(autoPayWishSchema, [['`enabled`', ({ enabled }) => enabled, 'again']], 'none'),
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 200: autoPaySchema },
  refusals: ['CARD_NOT_USABLE', 'NOT_FOR_THIS_LINE', 'CORPORATE_LINE'],
} as const satisfies Call;

export const autoTopUpSchema = z
  .object({
    '@type': z.literal('AutoTopUp'),
    product: z.object({ publicIdentifier: z.string() }),
    enabled: z.boolean(),
    paymentMethodId: z.string().nullable(),
    amount: paymentMoneySchema.nullable(),
    below: paymentMoneySchema.nullable(),
    timesAMonth: z.int(),
    timesThisMonth: z.int(),
    offBecause: offBecauseSchema,
  })
  .meta({ id: 'AutoTopUp' });
export type AutoTopUp = z.infer<typeof autoTopUpSchema>;

const lineQuery = z.strictObject({ serviceId: z.string().min(1).max(60) });

export const getAutoTopUp = {
  id: 'getAutoTopUp',
  tmf: 'none',
  summary: "The person's automatic top-up of a prepaid line.",
  method: 'GET',
  path: `${base}/autoTopUp`,
  query: lineQuery,
  question: 'autoRecharge',
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: 'none',
    exposes: null,
    archive: [{ file: 'recarga-automatica', each: 'serviceId' }],
  },
  answers: { 200: autoTopUpSchema },
} as const satisfies Call;

const autoTopUpWishSchema = z.strictObject({
  enabled: z.boolean(),
  paymentMethodId: z.string().max(100).optional(),
  amount: paymentMoneyInputSchema.optional(),
  below: paymentMoneyInputSchema.optional(),
  timesAMonth: z.int().min(1).max(10).optional(),
});

export const setAutoTopUp = {
  id: 'setAutoTopUp',
  tmf: 'none',
  summary: 'Switches it on or off: when the balance falls below a value, at most so many times a month.',
  method: 'PUT',
  path: `${base}/autoTopUp`,
  query: lineQuery,
  body: autoTopUpWishSchema,
  question: 'autoRecharge',
  policy: {
    access: owns('serviceId'),
    roles: managing,
    stepUp: byBody(autoTopUpWishSchema, [['`enabled`', ({ enabled }) => enabled, 'again']], 'none'),
    waitsAfterReset: true,
    exposes: null,
    archive: 'changes',
  },
  answers: { 200: autoTopUpSchema },
  refusals: ['CARD_NOT_USABLE', 'NOT_FOR_THIS_LINE', 'CORPORATE_LINE', 'RECHARGE_AMOUNT'],
} as const satisfies Call;
