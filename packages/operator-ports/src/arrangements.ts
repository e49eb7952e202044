// Payment arrangements: what is due of a bill is paid on a later day, or in parts, as the customer has chosen (TMF678).
import { daysBetween } from '@portal/market/civil-dates';
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { moved, orNull, shown } from './shown.ts';
import { civilDateSchema, instant, type LineRef, lastMoment, money, operatorIdSchema } from './wire.ts';

const ofBill = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  billNo: at('bill/id', operatorIdSchema),
};
const cost = {
  costCents: at('cost', money.describe('Of the arrangement itself, with tax; the parts hold it.')),
};

const arrangementReasonSchema = z.enum(['open', 'usedUp', 'notYet', 'claimed', 'bill']).meta({
  id: 'PaymentArrangementReason',
  description:
    '`open`: the account has an arrangement that goes on. `usedUp`: it has had as many as it may in a year. `notYet`: the bill is due no earlier than an arrangement could end. `claimed`: something of the bill is claimed and not decided on. `bill`: nothing of it is to be paid, or a payment has taken it that is no code: one that waits is closed before the bill is arranged.',
});
export type ArrangementReason = z.infer<typeof arrangementReasonSchema>;

export const arrangementRuleSchema = noun('PaymentArrangementRule', {
  ...ofBill,
  amountCents: at('amount', money.describe('What there is to pay of the bill.')),
  ...cost,
  firstOn: at('firstOn', civilDateSchema.describe('The earliest day of any part.')),
  lastOn: at('lastOn', civilDateSchema.describe('The latest day on which all of it may be paid at once.')),
  mostParts: at('mostParts', z.int().min(1)),
  firstPartBy: at('firstPartBy', civilDateSchema.describe('The latest day of the first of several parts.')),
  minFirstCents: at('minFirstAmount', money.describe('The least that the first of several parts may be.')),
  lastPartOn: at('lastPartOn', civilDateSchema.describe('The latest day of the last of several parts.')),
  apartDays: at('apartDays', z.int().min(1).describe('So many days at least lie between two parts.')),
  leftThisYear: at('leftThisYear', z.int().min(0).describe('How many more the account may have this year.')),
  reason: maybe('reason', arrangementReasonSchema, 'The bill may be arranged.'),
});
export type ArrangementRule = z.output<typeof arrangementRuleSchema>;
export const shownArrangementRule = shown(
  arrangementRuleSchema,
  [
    'amountCents',
    'costCents',
    'firstOn',
    'lastOn',
    'mostParts',
    'firstPartBy',
    'minFirstCents',
    'lastPartOn',
    'apartDays',
    'leftThisYear',
  ],
  ({ billNo, reason }) => ({ billNo: moved('billNo', billNo), reason: orNull(reason) }),
);

export const arrangementStatusSchema = z.enum(['active', 'kept', 'broken', 'cancelled']).meta({
  id: 'PaymentArrangementStatus',
  description:
    '`active`: nobody asks for the bill meanwhile. `kept`: all of it was paid. `broken`: a part was not paid in time, and what was not paid is to be paid with the bill again. `cancelled`: taken back before anything of it was paid.',
});
export type ArrangementStatus = z.infer<typeof arrangementStatusSchema>;

const instalmentStatusSchema = z.enum(['pending', 'inProcess', 'paid']).meta({
  id: 'InstalmentStatus',
  description: '`inProcess`: a payment has taken it, and is not known to have gone through.',
});

const newInstalment = {
  position: at('position', z.int().min(1)),
  amountCents: at('amount', money),
  dueOn: at('due', lastMoment),
};
export const instalmentSchema = part({
  ...newInstalment,
  status: at('status', instalmentStatusSchema),
  paidAt: maybe('paidAt', instant, 'It is not paid.'),
  /** Of the portal, that holds it or has paid it. */
  paymentId: maybe('payment/id', operatorIdSchema, 'No payment of the portal holds it or has paid it.'),
});
export type Instalment = z.output<typeof instalmentSchema>;

/** The request's own: the same one again is the same arrangement. */
const arrangementId = at('id', operatorIdSchema);

export const arrangementSchema = noun('PaymentArrangement', {
  ...ofBill,
  ...cost,
  arrangementId,
  accountId: at('billingAccount/id', operatorIdSchema),
  /** Of the service that the account is known by. */
  lineId: at('product/id', operatorIdSchema),
  serviceNumber: at('product/publicIdentifier', z.string()),
  status: at('status', arrangementStatusSchema),
  /** By their days, the first one first. */
  instalments: at('instalment', z.array(instalmentSchema).min(1)),
  createdAt: at('creationDate', instant),
  endedAt: maybe('completionDate', instant, 'It goes on.'),
});
export type Arrangement = z.output<typeof arrangementSchema>;
export const shownArrangement = shown(
  arrangementSchema,
  ['arrangementId', 'status', 'costCents'],
  ({ billNo, accountId, createdAt, endedAt }) => ({
    billNo: moved('billNo', billNo),
    accountId: moved('accountId', accountId),
    createdAt: moved('createdAt', createdAt),
    endedAt: moved('endedAt', orNull(endedAt)),
  }),
  { '@type': 'PaymentArrangement' },
);
export const shownInstalment = shown(instalmentSchema, ['amountCents', 'dueOn', 'status'], ({ paidAt }) => ({
  paidAt: orNull(paidAt),
}));

/** As the customer was shown it. */
export const newArrangementSchema = part({
  ...ofBill,
  ...cost,
  arrangementId,
  instalments: at('instalment', z.array(part(newInstalment)).min(1)),
});
export type NewArrangement = z.output<typeof newArrangementSchema>;

/** All of it by a day, or parts: the first one at once and large enough, none too near to another. */
export function keepsRule(parts: NewArrangement['instalments'], rule: ArrangementRule): boolean {
  const [first, ...others] = parts;
  if (!first || parts.some(({ position, amountCents }, at) => position !== at + 1 || amountCents <= 0))
    return false;
  if (first.dueOn < rule.firstOn) return false;
  if (others.length === 0) return first.dueOn <= rule.lastOn;
  return (
    parts.length <= rule.mostParts &&
    first.dueOn <= rule.firstPartBy &&
    first.amountCents >= rule.minFirstCents &&
    others.every(({ dueOn }, at) => {
      const before = parts[at]?.dueOn ?? dueOn;
      return dueOn > before && daysBetween(before, dueOn) >= rule.apartDays && dueOn <= rule.lastPartOn;
    })
  );
}

/** The days or amounts are none of its rule, or it costs something else. */
export type ArrangementRefusal = ArrangementReason | 'parts' | 'changed';

export type ArrangementKey = Pick<Arrangement, 'customerId' | 'arrangementId'>;
export type InstalmentKey = ArrangementKey & Pick<Instalment, 'position'>;

/** Takes a bill, or a part of one. By a code it may never be paid, so that what is owed is asked for meanwhile. */
export interface HoldingPayment {
  paymentId: string;
  amountCents: number;
  isByCode: boolean;
}

/** What moves a part may be repeated, by the payment's id: it is done once, and answered alike. */
export interface Arrangements {
  /** What may be arranged about a bill, or why nothing; null: the operator has no arrangements, or no such bill. */
  arrangementRule(bill: Pick<Arrangement, 'customerId' | 'billNo'>): Promise<ArrangementRule | null>;
  /** `PaymentArrangementEvent` tells of it: when it is made, a day before each part, and how it ends. */
  makeArrangement(arrangement: NewArrangement): Promise<Arrangement | { refused: ArrangementRefusal }>;
  /** Of these lines' accounts, newest first. */
  arrangements(lines: readonly LineRef[]): Promise<Arrangement[]>;
  /** Again it is the same. Null: there is none; refused: something of it was paid, is being paid, or it is over. */
  cancelArrangement(arrangement: ArrangementKey): Promise<Arrangement | { refused: 'tooLate' } | null>;
  /** For this payment. False when it cannot be paid any more, or is another amount. */
  holdInstalment(instalment: InstalmentKey, payment: HoldingPayment): Promise<boolean>;
  /** False when this payment does not hold it. With the last of them the bill is settled. */
  confirmInstalment(instalment: InstalmentKey, paymentId: string, paidAt: Date): Promise<boolean>;
  /** Nothing was charged: it is to be paid again, if this payment holds it. */
  releaseInstalment(instalment: InstalmentKey, paymentId: string): Promise<void>;
}

/** By which payments name a part of an arrangement. */
export const instalmentIdOf = ({
  arrangementId: id,
  position,
}: Pick<InstalmentKey, 'arrangementId' | 'position'>) => `${id}:${position}`;
