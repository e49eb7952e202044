// TMF629 Customer Management v4 and TMF666 Account Management v4: who customers are, and their accounts.
import { documentTypes } from '@portal/market/documents';
import type { Account, Customer, Customers, DocumentType } from '@portal/operator-ports/customers';
import { z } from 'zod';
import { asked, callsOf, type Family, firstOf, many, one, orNone } from '../call.ts';
import {
  accountWords,
  characteristics,
  customer as customerParty,
  firstMoment,
  given,
  kindWord,
  lastMoment,
  operatorId,
  pairs,
  pathWord,
  word,
  words,
} from '../pieces.ts';
import { anchorCalls } from './anchors.ts';
import { contractCalls } from './contracts.ts';
import { correctionCalls } from './corrections.ts';

const documentType = z.enum(documentTypes) satisfies z.ZodType<DocumentType>;

const accountShape = z.object({
  '@type': z.literal('BillingAccount'),
  id: operatorId,
  name: z.string().optional(),
  accountType: kindWord,
  relatedParty: customerParty,
  billStructure: z
    .object({
      cycleSpecification: z.object({
        name: z.string().optional(),
        validFor: z.object({ startDateTime: firstMoment, endDateTime: lastMoment }),
      }),
    })
    .optional()
    .describe('The billing cycle that runs today; absent for prepaid.'),
});

export const account = z.codec(accountShape, z.custom<Account>(), {
  decode: ({ id, accountType, relatedParty, billStructure }) => {
    const period = billStructure?.cycleSpecification.validFor;
    return {
      accountId: id,
      customerId: relatedParty,
      kind: accountType,
      cycle: period ? { startsOn: period.startDateTime, endsOn: period.endDateTime } : null,
    };
  },
  encode: ({ accountId, customerId, kind, cycle }) => ({
    '@type': 'BillingAccount' as const,
    id: accountId,
    name: accountId,
    accountType: kind,
    relatedParty: customerId,
    ...(cycle && {
      billStructure: {
        cycleSpecification: {
          name: 'monthly',
          validFor: { startDateTime: cycle.startsOn, endDateTime: cycle.endsOn },
        },
      },
    }),
  }),
});

const emailAddress = z.object({ emailAddress: z.string() });
const postalAddress = z.object({ street1: z.string() });
const customerShape = z.object({
  '@type': z.literal('Customer'),
  id: operatorId,
  name: z.string(),
  engagedParty: z.object({
    id: operatorId.optional(),
    '@referredType': z.enum(['Individual', 'Organization']),
  }),
  contactMedium: z.array(
    z.object({
      mediumType: z.string(),
      characteristic: z.union([emailAddress, postalAddress]),
    }),
  ),
  characteristic: characteristics({
    documentType,
    documentNumber: z.string(),
    documentIssuedOn: z.string().nullable(),
    bornOn: z.string().nullable(),
  }),
});

export const customer = z.codec(customerShape, z.custom<Customer>(), {
  decode: ({ id, name, engagedParty, contactMedium, characteristic }): Customer => {
    const ways = contactMedium.map((medium) => medium.characteristic);
    return {
      customerId: id,
      kind: engagedParty['@referredType'] === 'Organization' ? 'company' : 'person',
      name,
      email: ways.find((way) => 'emailAddress' in way)?.emailAddress ?? null,
      address: ways.find((way) => 'street1' in way)?.street1 ?? '',
      ...characteristic,
    };
  },
  encode: ({ customerId, kind, name, email, address, ...characteristic }) => ({
    '@type': 'Customer' as const,
    id: customerId,
    name,
    engagedParty: {
      id: customerId,
      '@referredType': kind === 'company' ? ('Organization' as const) : ('Individual' as const),
    },
    contactMedium: [
      ...(email === null ? [] : [{ mediumType: 'email', characteristic: { emailAddress: email } }]),
      { mediumType: 'postalAddress', characteristic: { street1: address } },
    ],
    characteristic,
  }),
});

const customerIdOnly = z.codec(
  z.object({ '@type': z.literal('Customer'), id: operatorId }),
  z.object({ customerId: z.string() }),
  {
    decode: ({ id }) => ({ customerId: id }),
    encode: ({ customerId }) => ({ '@type': 'Customer' as const, id: customerId }),
  },
);
const customerIds = many(customerIdOnly);

const call = callsOf<Customers>();
const customers = '/customerManagement/v4/customer';

export const customersFamily: Family<Customers> = {
  calls: {
    ...contractCalls,
    ...anchorCalls,
    ...correctionCalls,
    ...call('accounts')({
      tmf: 'TMF666',
      summary: 'Accounts, with the billing cycle that runs now.',
      method: 'GET',
      path: '/accountManagement/v4/billingAccount',
      asked: asked({ query: { 'relatedParty.id': accountWords['relatedParty.id'], id: words } }),
      ask: (places) => ({
        query: {
          'relatedParty.id': places.map((place) => place.customerId),
          id: places.map((place) => place.accountId),
        },
      }),
      asks: ({ query }) => [
        pairs(query['relatedParty.id'], query.id).map(([customerId, accountId]) => ({
          customerId,
          accountId,
        })),
      ],
      answer: many(account),
      about: (places) => places.map(({ customerId, accountId }) => ({ customerId, accountId })),
      known: (places) => (places.length === 0 ? [] : undefined),
      keep: 'fact',
    }),
    ...call('customer')({
      tmf: 'TMF629',
      summary: 'The person or company that the bills are made out to.',
      method: 'GET',
      path: `${customers}/:id`,
      asked: asked({ params: { id: pathWord } }),
      ask: (id) => ({ params: { id } }),
      asks: ({ params }) => [params.id],
      answer: orNone(one(customer)),
      about: (id) => [{ customerId: id }],
      keep: 'fact',
    }),
    ...call('customerByDocument')({
      tmf: 'TMF629',
      summary: 'Whose document it is: a list of one or none.',
      method: 'GET',
      path: customers,
      asked: asked({
        query: { 'characteristic.documentType': documentType, 'characteristic.documentNumber': word },
      }),
      ask: (type, number) => ({
        query: { 'characteristic.documentType': type, 'characteristic.documentNumber': number },
      }),
      asks: ({ query }) => [query['characteristic.documentType'], query['characteristic.documentNumber']],
      answer: firstOf(customer),
      about: (type, number) => [{ documentType: type, documentNumber: number }],
    }),
    ...call('withDocument')({
      tmf: 'TMF629',
      summary: 'Of these customers, those with this document, by their ids alone.',
      method: 'GET',
      path: customers,
      asked: asked({
        query: {
          id: words,
          'characteristic.documentType': documentType.optional(),
          'characteristic.documentNumber': word,
          fields: z.literal('id'),
        },
      }),
      ask: (ids, { type, number }) => ({
        query: {
          id: [...ids],
          fields: 'id' as const,
          'characteristic.documentNumber': number,
          ...given({ 'characteristic.documentType': type }),
        },
      }),
      asks: ({ query }) => [
        query.id,
        { number: query['characteristic.documentNumber'], type: query['characteristic.documentType'] },
      ],
      answer: {
        write: (ids, request) =>
          customerIds.write(
            ids.map((customerId) => ({ customerId })),
            request,
          ),
        read(reply) {
          const { result, of } = customerIds.read(reply);
          return { result: result.map(({ customerId }) => customerId), of };
        },
      },
      about: (ids) => ids.map((customerId) => ({ customerId })),
      known: (ids) => (ids.length === 0 ? [] : undefined),
    }),
  },
};
