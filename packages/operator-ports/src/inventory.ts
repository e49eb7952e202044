// Inventory: lines and home services with their plans, chips, and what other companies charge on them (TMF637, TMF639).
import { exampleAddress } from '@portal/market/demo';
import { z } from 'zod';
import { at, maybe, noun, part } from './noun.ts';
import { moved, shown } from './shown.ts';
import {
  civilDateSchema,
  firstMoment,
  instant,
  kindWord,
  type LinePlace,
  money,
  operatorIdSchema,
  serviceStateSchema,
  serviceTypeSchema,
  text,
} from './wire.ts';

const product = {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('id', operatorIdSchema),
  accountId: at('billingAccount/id', operatorIdSchema),
  /** E.164 digits of a number, or the code of a home service. */
  serviceNumber: at('publicIdentifier', z.string()),
  isCorporate: at('productCharacteristic:isCorporate', z.boolean()),
};

/** By the state that the portal reads, `status` says the same in the words of TM Forum. */
const statusOfState = {
  A: 'active',
  S: 'suspended',
  I: 'terminated',
  P: 'pendingActive',
  R: 'cancelled',
} as const;

export const lineSchema = noun(
  'Product',
  {
    ...product,
    kind: at('productCharacteristic:lineKind', kindWord),
    /** 1 Movil, 2 Otro, 3 Telefonía, 4 Televisión, 5 Internet, 6 DTH, 7 GPON, 8 WTTX. */
    serviceType: at(
      'productCharacteristic:serviceType',
      z.codec(serviceTypeSchema, z.int().min(1).max(8), {
        decode: Number,
        encode: (type) => serviceTypeSchema.parse(String(type)),
      }),
    ),
    /** Active, suspended, terminated, pending, annulled. */
    status: at('productCharacteristic:serviceState', serviceStateSchema),
    /** A suspended line is one that does not pay, or whose phone was stolen, unless this says that it is paused. */
    pausedUntil: maybe(
      'productCharacteristic:pausedUntil',
      civilDateSchema,
      'Its customer has not paused it.',
    ),
    /** It is suspended because of bills that were not paid, whatever else suspends it. */
    debtSince: maybe(
      'productCharacteristic:suspendedForDebtSince',
      instant,
      'It is not suspended for debt, or nobody says.',
    ),
    activatedOn: at('startDate', firstMoment),
    planCode: at('productOffering/id', operatorIdSchema),
    planName: at('name', text('Conexión 15')),
    planDescription: at('description', text('15 GB y minutos a todo destino')),
    /** A feature of the plan: video at no cost. */
    hasFreeVideo: at('productCharacteristic:hasFreeVideo', z.boolean()),
    /** With tax. */
    monthlyFeeCents: at('productPrice[priceType=recurring]/price/taxIncludedAmount', money),
    /** Where a home service is installed. */
    address: maybe(
      'place[role=installation]/address/fullAddress',
      text(exampleAddress),
      'It is no service of a home, or nobody knows where.',
    ),
    downloadMbps: maybe(
      'productCharacteristic:downloadMbps',
      z.number(),
      'It has no such thing, or nobody says.',
    ),
    uploadMbps: maybe(
      'productCharacteristic:uploadMbps',
      z.number(),
      'It has no such thing, or nobody says.',
    ),
    channelCount: maybe(
      'productCharacteristic:channelCount',
      z.number(),
      'It has no such thing, or nobody says.',
    ),
    audioCount: maybe(
      'productCharacteristic:audioCount',
      z.number(),
      'It has no such thing, or nobody says.',
    ),
  },
  {
    also: {
      status: ({ status }) => statusOfState[status],
      'place[role=installation]/@referredType': ({ address }) =>
        address === null ? undefined : 'GeographicAddress',
    },
  },
);
export type Line = z.output<typeof lineSchema>;
export type LineStatus = Line['status'];

export const customerLineSchema = noun('Product', product);
export type CustomerLine = z.output<typeof customerLineSchema>;

export type LineState = Pick<Line, 'status' | 'isCorporate' | 'pausedUntil'>;

export interface Inventory extends Sims, ThirdParty {
  /** Ordered by account, then by kind of service. */
  list(places: readonly LinePlace[]): Promise<Line[]>;
  /** A line of the operator's network by its canonical number, whoever manages it; null when it is not ours. */
  findByNumber(serviceNumber: string): Promise<Line | null>;
  /** The same for a person's mobile line in service; null for every other number. */
  findMobile(serviceNumber: string): Promise<Line | null>;
  /** Of one line, as far as it decides what is sold to it; null when it has gone. */
  state(place: LinePlace): Promise<LineState | null>;
  /** Home services of a customer that have not ended, whoever manages them. */
  listHome(customerId: string): Promise<Line[]>;
  /** Every line of these customers, whoever manages it. */
  linesOf(customerIds: readonly string[]): Promise<CustomerLine[]>;
}

export const simSchema = noun('SimCard', {
  customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
  lineId: at('product/id', operatorIdSchema),
  /** Digits, as printed on the card. */
  iccid: at('iccid', text('8959301123456789014')),
  /** Opens a card whose PIN was wrong three times. */
  puk: at('puk', text('40718263')),
  /** Of the equipment in which the card was seen last. */
  imei: maybe('imei', text('356938000264417'), 'The network does not know it.'),
  /** From then on the card may be changed and the number taken to another operator. */
  lockOffAt: maybe('lockOffAt', instant, 'The card may not be changed.'),
});
export type Sim = z.output<typeof simSchema>;

/** Nobody changes the card now. Whoever orders another one needs no more than that somebody has asked for its end. */
export const isLocked = ({ lockOffAt }: Pick<Sim, 'lockOffAt'>, now: Date): boolean =>
  lockOffAt === null || lockOffAt > now;

export interface Sims {
  /** Null: the line has no card, as a service at home. */
  sim(place: LinePlace): Promise<Sim | null>;
  /** The lock goes off at `offAt`, or, when it goes off already, then; null: it is on, at once. Null: no card. */
  lockSim(place: LinePlace, offAt: Date | null): Promise<Sim | null>;
}

export const thirdPartyServiceSchema = noun(
  'Product',
  {
    customerId: at('relatedParty[role=customer]/id', operatorIdSchema),
    lineId: at('product/id', operatorIdSchema),
    productId: at('id', text('T-77')),
    /** Of the lines of bills that charge for it. */
    code: at('productOffering/id', text('TP-HOROS')),
    name: at('name', text('Horóscopo diario')),
    provider: at('productOffering/provider', text('Astros Móvil')),
    /** A month, with IVA. */
    priceCents: at('productPrice[priceType=recurring]/price/taxIncludedAmount', money),
    startedAt: at('startDate', instant),
    endedAt: maybe('terminationDate', instant, 'It is in service.'),
    consent: at(
      'consent',
      z
        .object({
          channel: z.enum(['sms', 'web', 'call', 'unknown']),
          proof: text('SMS ALTA al 7788, 2 de mayo, 21:00'),
        })
        .describe('How it was accepted, as the company says.'),
    ),
  },
  { says: { productType: 'thirdParty' } },
);
export type ThirdPartyService = z.output<typeof thirdPartyServiceSchema>;

export const shownThirdParty = shown(
  thirdPartyServiceSchema,
  ['productId', 'name', 'startedAt', 'endedAt', 'consent'],
  ({ provider }) => ({ provider: moved('provider', provider) }),
  { '@type': 'Product', productType: 'thirdParty' },
);

/** Whether such services may begin on a line, and since when not. */
export const thirdPartyBlockSchema = part(
  { blockedAt: maybe('since', instant, 'They may begin.') },
  { also: { blocked: ({ blockedAt }) => blockedAt !== null } },
);

export interface ThirdParty {
  /** Of these lines, those in service first. */
  thirdPartyServices(places: readonly LinePlace[]): Promise<ThirdPartyService[]>;
  /** Nothing more is charged for it; again it is the same. Null: the line has no such service. */
  endThirdParty(place: LinePlace, productId: string): Promise<ThirdPartyService | null>;
  /** Since when no such service may begin on the line; null: it may. */
  thirdPartyBlock(place: LinePlace): Promise<{ blockedAt: Date | null }>;
  blockThirdParty(place: LinePlace, isBlocked: boolean): Promise<{ blockedAt: Date | null }>;
}
