// TMF629: what a customer says that is wrong about them.
import type { Correction, NewCorrection } from '@portal/operator-ports/corrections';
import type { Customers } from '@portal/operator-ports/customers';
import { z } from 'zod';
import { asked, callsOf, one, orNone } from '../call.ts';
import { customer, given, instant, operatorId } from '../pieces.ts';

const field = z.enum(['name', 'document', 'birthDate', 'address', 'email']);
const common = { relatedParty: customer, field, wanted: z.string().describe('What it should say.') };

const correction = z.codec(
  z.object({
    '@type': z.literal('CustomerCorrection'),
    id: operatorId,
    ...common,
    status: z.enum(['inProgress', 'done', 'rejected']),
    answer: z.string().optional().describe('As the customer reads it, once it is decided.'),
    creationDate: instant,
    resolutionDate: instant.optional(),
  }),
  z.custom<Correction>(),
  {
    decode: (it) => ({
      customerId: it.relatedParty,
      correctionId: it.id,
      field: it.field,
      wanted: it.wanted,
      status: it.status,
      answer: it.answer ?? null,
      askedAt: it.creationDate,
      decidedAt: it.resolutionDate ?? null,
    }),
    encode: ({ customerId, correctionId, status, answer, askedAt, decidedAt, ...what }) => ({
      '@type': 'CustomerCorrection' as const,
      id: correctionId,
      relatedParty: customerId,
      ...what,
      status,
      creationDate: askedAt,
      ...given({ answer, resolutionDate: decidedAt }),
    }),
  },
);

const newCorrection = z.codec(z.object({ id: z.string(), ...common }), z.custom<NewCorrection>(), {
  decode: ({ id, relatedParty, ...what }) => ({ correctionId: id, customerId: relatedParty, ...what }),
  encode: ({ correctionId, customerId, field: which, wanted }) => ({
    id: correctionId,
    relatedParty: customerId,
    field: which,
    wanted,
  }),
});

export const correctionCalls = callsOf<Customers>()('askCorrection')({
  tmf: 'TMF629',
  summary:
    'What is wrong about a customer, once an id; how it is decided is told by `CustomerAttributeValueChangeEvent`. 404 NOT_FOUND: there is no such customer.',
  method: 'POST',
  path: '/customerManagement/v4/correction',
  asked: asked({ body: newCorrection }),
  ask: (wanted) => ({ body: wanted }),
  asks: ({ body }) => [body],
  answer: orNone(one(correction)),
  about: ({ customerId, correctionId }) => [{ customerId, correctionId }],
});
