// TMF651 Agreement Management v4: the contracts of lines.
import type { ServiceContract } from '@portal/operator-ports/agreements';
import type { Customers } from '@portal/operator-ports/customers';
import { z } from 'zod';
import { asked, callsOf, many } from '../call.ts';
import {
  characteristics,
  customer,
  given,
  idRef,
  instant,
  linesIn,
  lineWords,
  money,
  operatorId,
  placesOf,
  wordsOfLines,
} from '../pieces.ts';

const shape = z.object({
  '@type': z.literal('Agreement'),
  id: operatorId,
  agreementType: z.literal('service'),
  name: z.string(),
  engagedParty: customer,
  agreementItem: z.tuple([z.object({ product: idRef.describe('The line.') })]),
  completionDate: instant.describe('When it was accepted.'),
  price: money.optional().describe('A month, with IVA.'),
  characteristic: characteristics({
    channel: z.enum(['store', 'phone', 'web', 'sms', 'visit', 'unknown']),
    proof: z.string(),
    text: z.string(),
  }),
});

const contract = z.codec(shape, z.custom<ServiceContract>(), {
  decode: (it) => ({
    customerId: it.engagedParty,
    lineId: it.agreementItem[0].product.id,
    contractId: it.id,
    subject: it.name,
    amountCents: it.price ?? null,
    acceptedAt: it.completionDate,
    ...it.characteristic,
  }),
  encode: ({ customerId, lineId, contractId, subject, amountCents, acceptedAt, ...characteristic }) => ({
    '@type': 'Agreement' as const,
    id: contractId,
    agreementType: 'service' as const,
    name: subject,
    engagedParty: customerId,
    agreementItem: [{ product: { id: lineId } }] as [{ product: { id: string } }],
    completionDate: acceptedAt,
    ...given({ price: amountCents }),
    characteristic,
  }),
});

export const contractCalls = callsOf<Customers>()('contracts')({
  tmf: 'TMF651',
  summary: 'The contracts of these lines: when, how and with which text each was accepted.',
  method: 'GET',
  path: '/agreementManagement/v4/agreement',
  asked: asked({ query: { ...lineWords, agreementType: z.literal('service') } }),
  ask: (places) => ({ query: { ...wordsOfLines(places), agreementType: 'service' as const } }),
  asks: ({ query }) => [linesIn(query)],
  answer: many(contract),
  about: placesOf,
  known: (places) => (places.length === 0 ? [] : undefined),
  keep: 'fact',
});
