// TMF637 Product Inventory v4: the lines and home services of customers, with their plans.
import { serviceStateSchema, serviceTypeSchema } from '@portal/contract/common';
import { productSchema } from '@portal/contract/lines/inventory';
import type { CustomerLine, Inventory, Line } from '@portal/operator-ports/inventory';
import { z } from 'zod';
import { asked, callsOf, type Family, firstOf, many } from './call.ts';
import {
  characteristics,
  customer,
  firstMoment,
  idRef,
  kindWord,
  linesIn,
  lineWords,
  money,
  operatorId,
  placesOf,
  word,
  words,
  wordsOfLines,
} from './pieces.ts';
import { simCalls } from './sims.ts';
import { thirdPartyCalls } from './third-party.ts';

const { status, place } = productSchema.shape;

const statusOfState = {
  A: 'active',
  S: 'suspended',
  I: 'terminated',
  P: 'pendingActive',
  R: 'cancelled',
} as const;

const whose = {
  '@type': z.literal('Product'),
  id: operatorId,
  publicIdentifier: z.string(),
  relatedParty: customer,
  billingAccount: idRef,
};

const lineShape = z.object({
  ...whose,
  name: z.string(),
  description: z.string(),
  status,
  startDate: firstMoment,
  place,
  productOffering: idRef,
  productPrice: z
    .array(z.object({ priceType: z.literal('recurring'), price: z.object({ taxIncludedAmount: money }) }))
    .length(1),
  productCharacteristic: characteristics({
    lineKind: kindWord,
    serviceType: z.codec(serviceTypeSchema, z.int(), {
      decode: Number,
      encode: (type) => serviceTypeSchema.parse(String(type)),
    }),
    serviceState: serviceStateSchema,
    isCorporate: z.boolean(),
    hasFreeVideo: z.boolean(),
    downloadMbps: z.number().nullable(),
    uploadMbps: z.number().nullable(),
    channelCount: z.number().nullable(),
    audioCount: z.number().nullable(),
  }),
});

export const line = z.codec(lineShape, z.custom<Line>(), {
  decode: (product) => {
    const { lineKind, serviceState, ...more } = product.productCharacteristic;
    return {
      customerId: product.relatedParty,
      lineId: product.id,
      accountId: product.billingAccount.id,
      serviceNumber: product.publicIdentifier,
      kind: lineKind,
      status: serviceState,
      activatedOn: product.startDate,
      planCode: product.productOffering.id,
      planName: product.name,
      planDescription: product.description,
      monthlyFeeCents: product.productPrice[0]?.price.taxIncludedAmount ?? 0,
      address: product.place[0]?.address.fullAddress ?? null,
      ...more,
    };
  },
  encode: (it) => ({
    '@type': 'Product' as const,
    id: it.lineId,
    publicIdentifier: it.serviceNumber,
    relatedParty: it.customerId,
    billingAccount: { id: it.accountId },
    name: it.planName,
    description: it.planDescription,
    status: statusOfState[it.status],
    startDate: it.activatedOn,
    place: it.address === null ? [] : [installation(it.address)],
    productOffering: { id: it.planCode },
    productPrice: [{ priceType: 'recurring' as const, price: { taxIncludedAmount: it.monthlyFeeCents } }],
    productCharacteristic: {
      lineKind: it.kind,
      serviceType: it.serviceType,
      serviceState: it.status,
      isCorporate: it.isCorporate,
      hasFreeVideo: it.hasFreeVideo,
      downloadMbps: it.downloadMbps,
      uploadMbps: it.uploadMbps,
      channelCount: it.channelCount,
      audioCount: it.audioCount,
    },
  }),
});

const installation = (fullAddress: string) => ({
  role: 'installation' as const,
  '@referredType': 'GeographicAddress' as const,
  address: { fullAddress },
});

const customerLine = z.codec(
  z.object({ ...whose, productCharacteristic: characteristics({ isCorporate: z.boolean() }) }),
  z.custom<CustomerLine>(),
  {
    decode: (product) => ({
      customerId: product.relatedParty,
      lineId: product.id,
      accountId: product.billingAccount.id,
      serviceNumber: product.publicIdentifier,
      isCorporate: product.productCharacteristic.isCorporate,
    }),
    encode: (it) => ({
      '@type': 'Product' as const,
      id: it.lineId,
      publicIdentifier: it.serviceNumber,
      relatedParty: it.customerId,
      billingAccount: { id: it.accountId },
      productCharacteristic: { isCorporate: it.isCorporate },
    }),
  },
);

const call = callsOf<Inventory>();
const products = { tmf: 'TMF637', method: 'GET', path: '/productInventory/v4/product' } as const;
const fields = 'id,publicIdentifier,relatedParty,billingAccount,productCharacteristic';

export const inventoryFamily: Family<Inventory> = {
  calls: {
    ...call('list')({
      ...products,
      summary: 'Lines and home services, by account, then by kind of service.',
      asked: asked({ query: lineWords }),
      ask: (places) => ({ query: wordsOfLines(places) }),
      asks: ({ query }) => [linesIn(query)],
      answer: many(line),
      about: placesOf,
      known: (places) => (places.length === 0 ? [] : undefined),
      keep: 'fact',
    }),
    ...call('findByNumber')({
      ...products,
      summary: 'Whoever’s line has this number: a list of one or none.',
      asked: asked({ query: { publicIdentifier: word } }),
      ask: (serviceNumber) => ({ query: { publicIdentifier: serviceNumber } }),
      asks: ({ query }) => [query.publicIdentifier],
      answer: firstOf(line),
      about: (serviceNumber) => [{ serviceNumber }],
    }),
    ...call('listHome')({
      ...products,
      summary: 'Home services of a customer that have not ended.',
      asked: asked({
        query: { 'relatedParty.id': word, 'productCharacteristic.lineKind': z.literal('FIXED') },
      }),
      ask: (customerId) => ({
        query: { 'relatedParty.id': customerId, 'productCharacteristic.lineKind': 'FIXED' as const },
      }),
      asks: ({ query }) => [query['relatedParty.id']],
      answer: many(line),
      about: (customerId) => [{ customerId }],
    }),
    ...call('linesOf')({
      ...products,
      summary: 'Every line of these customers, in these fields.',
      asked: asked({ query: { 'relatedParty.id': words, fields: z.literal(fields) } }),
      ask: (customerIds) => ({
        query: { 'relatedParty.id': [...customerIds], fields: fields as typeof fields },
      }),
      asks: ({ query }) => [query['relatedParty.id']],
      answer: many(customerLine),
      about: (customerIds) => customerIds.map((customerId) => ({ customerId })),
      known: (customerIds) => (customerIds.length === 0 ? [] : undefined),
    }),
    ...simCalls,
    ...thirdPartyCalls,
  },
  derived: (_kept, now) => ({
    async findMobile(serviceNumber) {
      const found = await now.findByNumber(serviceNumber);
      if (!found || found.kind === 'Fixed' || found.isCorporate) return null;
      return found.status === 'I' || found.status === 'R' ? null : found;
    },
    async state(place) {
      const [found] = await now.list([place]);
      return found ? { status: found.status, isCorporate: found.isCorporate } : null;
    },
  }),
};
