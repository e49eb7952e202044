// Inventory: the lines and home services of customers, with their plans (TMF637).
import { z } from 'zod';
import type { LinePlace } from './common.ts';
import { at, maybe, noun } from './noun.ts';
import type { Sims } from './sims.ts';
import type { ThirdParty } from './third-party.ts';
import {
  firstMoment,
  kindWord,
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
      text('Av. Amazonas N34-12 y Checa, Quito'),
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

export type LineState = Pick<Line, 'status' | 'isCorporate'>;

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
