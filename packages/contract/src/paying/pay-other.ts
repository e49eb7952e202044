// What anybody who knows a number or a document may do for whoever has it: see what is due, pay it, top it up.
import { currencyCode } from '@portal/market/money';
import { country } from '@portal/market/path';
import { dateTimeSchema, moneySchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { nicknameSchema } from '../lines/line-look.ts';
import { paymentMoneyInputSchema } from '../money.ts';
import { byBody } from '../policy.ts';
import { laterMethods } from './paid-later.ts';
import { paymentSchema } from './payments.ts';
import { kindsForOthers } from './purchase-kinds.ts';

const payablePath =
  `/CustomerBillManagement/api/${country}/customerBillManagement/customerBill/payable` as const;

const number = z.string().min(1).max(40).describe('In any spelling, or the code of a home service.');
const ownerShape = {
  serviceId: number.optional(),
  documentId: z.string().min(5).max(20).optional().describe('Of the person whose bills they are.'),
};
const namesOne = ({
  serviceId,
  documentId,
}: {
  serviceId?: string | undefined;
  documentId?: string | undefined;
}) => (serviceId === undefined) !== (documentId === undefined);
const oneOfBoth = { message: 'serviceId or documentId', path: ['serviceId'] };

export const payableSchema = z
  .object({
    payable: z
      .object({
        amount: moneySchema.describe('Of the bill that is due first.'),
        due: dateTimeSchema,
        holder: z.string().describe('«M*** P***»: so that whoever pays knows that it is the right one.'),
      })
      .nullable()
      .describe('Null: nothing is owed, or there is no such line or person; which of them is not said.'),
  })
  .meta({ id: 'Payable' });
export type Payable = z.infer<typeof payableSchema>['payable'];

export const getPayable = {
  id: 'getPayable',
  tmf: 'TMF678',
  summary:
    'What somebody’s bill comes to, by the number of a line or a document, for whoever wants to pay it. Without a session it needs `x-bot-token`, and few are asked about in a day. It takes the same time whatever it answers.',
  method: 'GET',
  path: payablePath,
  query: z.strictObject(ownerShape).refine(namesOne, oneOfBoth),
  question: 'payOther',
  policy: { access: 'publicOrSignedIn', roles: 'anybody', stepUp: 'none', archive: 'computed' },
  headers: ['x-bot-token'],
  answers: { 200: payableSchema },
  refusals: ['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
} as const satisfies Call;

const paidWith = {
  totalAmount: paymentMoneyInputSchema,
  correlatorId: z.string().min(8).max(60).describe('The same key is the same payment.'),
  email: z.email().max(254).optional().describe('For a receipt, where nobody is signed in.'),
};
const cards = {
  '@type': z.enum(['bankCard', 'tokenizedCard']),
  authorizationCode: z.string().min(1).max(200).optional().describe('The token of a card that is typed.'),
  id: z.string().max(200).optional().describe('Of a saved card.'),
};
const internetOfAHome = {
  serviceId: 'IN-100001',
  totalAmount: { amount: 30, units: currencyCode },
  correlatorId: 'other-0001',
  paymentMethod: { '@type': 'bankCard', authorizationCode: 'a token of the card' },
};
const billPaymentSchema = z
  .strictObject({ ...ownerShape, ...paidWith, paymentMethod: z.object(cards) })
  .refine(namesOne, oneOfBoth)
  .meta({ id: 'OtherBillPayment', examples: [internetOfAHome] });
const topUpSchema = z
  .strictObject({
    serviceId: number,
    ...paidWith,
    paymentMethod: z.object({ ...cards, '@type': z.enum(['bankCard', 'tokenizedCard', ...laterMethods]) }),
  })
  .meta({ id: 'OtherTopUp' });
export type OtherBillPayment = z.infer<typeof billPaymentSchema>;
export type OtherTopUp = z.infer<typeof topUpSchema>;

const isSavedCard = ({ paymentMethod }: { paymentMethod: { '@type': string } }) =>
  paymentMethod['@type'] === 'tokenizedCard';

const paying = {
  method: 'POST',
  headers: ['x-bot-token'],
  answers: { 201: paymentSchema, 202: paymentSchema },
} as const;
const refusals = [
  'UNAUTHENTICATED',
  'BOT_CHECK_FAILED',
  'TOO_MANY_REQUESTS',
  'DENIED',
  'AMOUNT_CHANGED',
  'KEY_REUSED',
  'METHOD_NOT_OFFERED',
] as const;

export const payOtherBill = {
  id: 'payOtherBill',
  tmf: 'TMF678',
  summary:
    'Pay it, by card, signed in or not; a saved card is for who is signed in. What is told of it is no more than was asked for. 201 authorized, 202 outcome not yet known, 402 declined, 409 it is being paid, or costs something else now.',
  path: payablePath,
  body: billPaymentSchema,
  question: 'payOther',
  policy: {
    access: 'publicOrSignedIn',
    roles: 'anybody',
    stepUp: byBody(billPaymentSchema, [['a saved card', isSavedCard, 'recent']], 'none'),
    waitsAfterReset: true,
    archive: 'changes',
  },
  ...paying,
  refusals: [...refusals, 'BILL_NOT_PAYABLE', 'PAYMENT_IN_PROCESS', 'BILL_PAID_HERE'],
} as const satisfies Call;

export const topUpOther = {
  id: 'topUpOther',
  tmf: 'TMF654',
  summary:
    'Top up any number, signed in or not: by card, and for who is signed in by a saved one, by transfer, in cash, or with a QR. What number is refused is not said. 201 authorized, 202 outcome not yet known or still to be paid, 402 declined.',
  path: `/PrepayBalanceManagement/api/${country}/prepayBalanceManagement/topupBalance`,
  body: topUpSchema,
  question: 'payOther',
  policy: {
    access: 'publicOrSignedIn',
    roles: 'anybody',
    stepUp: byBody(topUpSchema, [['a saved card', isSavedCard, 'recent']], 'none'),
    waitsAfterReset: true,
    archive: 'changes',
  },
  ...paying,
  refusals: [...refusals, 'NUMBER_NOT_SOLD', 'RECHARGE_AMOUNT'],
} as const satisfies Call;

const payeePath = `/PaymentManagement/api/${country}/paymentManagement/payee` as const;
const payeeParams = z.object({ number: z.string().min(1).max(40) });

export const payeeSchema = z
  .object({
    id: z.string().describe('The number, or the code of a home service.'),
    name: z.string().nullable().describe('As the caller calls it; null: it was paid lately and has no name.'),
    lastPaid: z
      .object({ kind: z.enum(kindsForOthers), amount: moneySchema, date: dateTimeSchema })
      .nullable()
      .describe('Null: nothing yet.'),
  })
  .meta({ id: 'Payee' });
export type Payee = z.infer<typeof payeeSchema>;

export const listPayees = {
  id: 'listPayees',
  tmf: 'none',
  summary: 'For whom the caller pays: those with a name first, then those paid lately. Nobody else sees it.',
  method: 'GET',
  path: payeePath,
  question: 'payOther',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'favoritos' }] },
  answers: { 200: z.array(payeeSchema) },
} as const satisfies Call;

export const savePayee = {
  id: 'savePayee',
  tmf: 'none',
  summary: 'Keeps a number with a name, or gives it another one; whose it is, is not looked up.',
  method: 'PUT',
  path: `${payeePath}/:number`,
  params: payeeParams,
  body: z.strictObject({ name: nicknameSchema }),
  question: 'payOther',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 200: payeeSchema },
  refusals: ['INVALID', 'TOO_MANY_PAYEES'],
} as const satisfies Call;

export const removePayee = {
  id: 'removePayee',
  tmf: 'none',
  summary: 'Forgets a number. Again it is the same.',
  method: 'DELETE',
  path: `${payeePath}/:number`,
  params: payeeParams,
  question: 'payOther',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'changes' },
  answers: { 204: z.null() },
} as const satisfies Call;
