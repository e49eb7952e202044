// TMF621: a claim as it stands, and as it is filed.
import type { Claim, ClaimedCharge, ClaimNote, NewClaim } from '@portal/operator-ports/claims';
import { z } from 'zod';
import { given, idRef, instant, money, operatorId } from '../pieces.ts';

const reason = z.enum([
  'notOrdered',
  'wrongAmount',
  'notProvided',
  'cancelledBefore',
  'chargedTwice',
  'other',
]);
const status = z.enum(['acknowledged', 'inProgress', 'resolved']);

/** Of megabytes: a pattern over all of it would take longer than the rest. */
const base64 = z.codec(z.string(), z.custom<Uint8Array>(), {
  decode: (text) => new Uint8Array(Buffer.from(text, 'base64')),
  encode: (bytes) => Buffer.from(bytes).toString('base64'),
});

const charge = z.codec(
  z.tuple([
    z.object({
      '@referredType': z.enum(['billLine', 'payment', 'thirdParty', 'service']),
      id: z.string(),
      name: z.string(),
      billNo: z.string().optional(),
    }),
  ]),
  z.custom<ClaimedCharge & { chargeName: string }>(),
  {
    decode: ([{ '@referredType': kind, id, name, billNo }]) => ({
      kind,
      id,
      chargeName: name,
      billNo: billNo ?? null,
    }),
    encode: ({ kind, id, billNo, chargeName }) =>
      [{ '@referredType': kind, id, name: chargeName, ...given({ billNo }) }] as [never],
  },
);

const parties = z.codec(
  z.tuple([
    z.object({ id: operatorId, role: z.literal('customer') }),
    z.object({ id: operatorId, role: z.literal('author') }),
  ]),
  z.custom<Pick<Claim, 'customerId' | 'authorId'>>(),
  {
    decode: ([customer, author]) => ({ customerId: customer.id, authorId: author.id }),
    encode: ({ customerId, authorId }) =>
      [
        { id: customerId, role: 'customer' },
        { id: authorId, role: 'author' },
      ] as [never, never],
  },
);

const common = {
  ticketType: z.literal('claim'),
  reason,
  description: z.string(),
  relatedParty: parties,
  billingAccount: idRef,
  product: z.object({ id: operatorId, publicIdentifier: z.string() }),
  relatedEntity: charge,
  amount: money,
};

const commonOf = (it: Claim | NewClaim) => ({
  ticketType: 'claim' as const,
  reason: it.reason,
  description: it.description,
  relatedParty: { customerId: it.customerId, authorId: it.authorId },
  billingAccount: { id: it.accountId },
  product: { id: it.lineId, publicIdentifier: it.serviceNumber },
  relatedEntity: { ...it.charge, chargeName: it.chargeName },
  amount: it.amountCents,
});

function commonIn(it: z.output<z.ZodObject<typeof common>>) {
  const { chargeName, ...charge } = it.relatedEntity;
  return {
    ...it.relatedParty,
    accountId: it.billingAccount.id,
    lineId: it.product.id,
    serviceNumber: it.product.publicIdentifier,
    charge,
    chargeName,
    amountCents: it.amount,
    reason: it.reason,
    description: it.description,
  };
}

const fileFacts = { name: z.string(), mimeType: z.string(), size: z.int() };

export const newClaim = z.codec(
  z.object({
    ...common,
    correlationId: z.string(),
    requestedResolutionDate: instant,
    attachment: z.array(z.object({ ...fileFacts, content: base64 })),
  }),
  z.custom<NewClaim>(),
  {
    decode: (it) => ({
      ...commonIn(it),
      key: it.correlationId,
      expectedAt: it.requestedResolutionDate,
      files: it.attachment,
    }),
    encode: (it) => ({
      ...commonOf(it),
      correlationId: it.key,
      requestedResolutionDate: it.expectedAt,
      attachment: it.files,
    }),
  },
);

const note = z.codec(
  z.object({ id: z.string(), author: z.enum(['customer', 'operator']), text: z.string(), date: instant }),
  z.custom<ClaimNote>(),
  {
    decode: ({ id, date, ...it }) => ({ noteId: id, writtenAt: date, ...it }),
    encode: ({ noteId, writtenAt, author, text }) => ({ id: noteId, date: writtenAt, author, text }),
  },
);

export const noteText = z.codec(
  z.object({ id: z.string(), text: z.string() }),
  z.custom<Pick<ClaimNote, 'noteId' | 'text'>>(),
  {
    decode: ({ id, text }) => ({ noteId: id, text }),
    encode: ({ noteId, text }) => ({ id: noteId, text }),
  },
);

export const claim = z.codec(
  z.object({
    '@type': z.literal('TroubleTicket'),
    id: operatorId,
    ...common,
    isWithheld: z.boolean(),
    status,
    resolution: z.enum(['inFavor', 'partial', 'rejected']).optional(),
    billLine: z.object({ billNo: z.string(), position: z.int() }).optional(),
    credit: z.object({ amount: money, bill: z.object({ id: z.string() }).optional() }),
    creationDate: instant,
    lastUpdate: instant,
    expectedResolutionDate: instant,
    statusChange: z.array(z.object({ status, changeDate: instant })).min(1),
    note: z.array(note),
    attachment: z.array(z.object({ id: z.string(), ...fileFacts })),
  }),
  z.custom<Claim>(),
  {
    decode: (it) => ({
      ...commonIn(it),
      claimId: it.id,
      isWithheld: it.isWithheld,
      status: it.status,
      resolution: it.resolution ?? null,
      billLine: it.billLine ?? null,
      creditCents: it.credit.amount,
      creditBillNo: it.credit.bill?.id ?? null,
      createdAt: it.creationDate,
      updatedAt: it.lastUpdate,
      expectedAt: it.expectedResolutionDate,
      steps: it.statusChange.map((step) => ({ status: step.status, changedAt: step.changeDate })),
      notes: it.note,
      files: it.attachment.map(({ id, ...file }) => ({ fileId: id, ...file })),
    }),
    encode: (it) => ({
      '@type': 'TroubleTicket' as const,
      id: it.claimId,
      ...commonOf(it),
      isWithheld: it.isWithheld,
      status: it.status,
      ...given({ resolution: it.resolution, billLine: it.billLine }),
      credit: {
        amount: it.creditCents,
        ...(it.creditBillNo === null ? {} : { bill: { id: it.creditBillNo } }),
      },
      creationDate: it.createdAt,
      lastUpdate: it.updatedAt,
      expectedResolutionDate: it.expectedAt,
      statusChange: it.steps.map((step) => ({ status: step.status, changeDate: step.changedAt })),
      note: it.notes,
      attachment: it.files.map(({ fileId, ...file }) => ({ id: fileId, ...file })),
    }),
  },
);
