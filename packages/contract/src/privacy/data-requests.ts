// TMF644: what people ask about their own data: a copy of it, a correction, its end, and that it serves nothing else.
import { archiveDays, dataRequestDays } from '@portal/help/promises';
import { country } from '@portal/market/path';
import { dateTimeSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import { itemOf, queryOf } from '../collection-query.ts';
import type { Call } from '../common.ts';
import { byBody } from '../policy.ts';

export const dataRequestKindSchema = z.enum(['access', 'rectification', 'erasure', 'opposition']).meta({
  id: 'DataRequestKind',
  description:
    'A copy of everything, as an archive; something that the operator has wrong; the end of account and data; every use beside the services switched off.',
});
export type DataRequestKind = z.infer<typeof dataRequestKindSchema>;

export const dataRequestStatusSchema = z
  .enum(['inProgress', 'done', 'rejected', 'failed', 'cancelled'])
  .meta({ id: 'DataRequestStatus' });
export type DataRequestStatus = z.infer<typeof dataRequestStatusSchema>;

export const correctedFieldSchema = z
  .enum(['name', 'document', 'birthDate', 'address', 'email'])
  .meta({ id: 'CorrectedField', description: 'Of the customer, as the operator has it and bills say it.' });
export type CorrectedField = z.infer<typeof correctedFieldSchema>;

export const dataRequestSchema = z
  .object({
    '@type': z.literal('DataRequest'),
    id: z.string(),
    href: z.string(),
    kind: dataRequestKindSchema,
    status: dataRequestStatusSchema,
    requestedAt: dateTimeSchema,
    dueAt: dateTimeSchema.describe(
      `By when there is an answer: ${dataRequestDays} days after. Of an erasure: until when the link in the message takes it back.`,
    ),
    endedAt: dateTimeSchema.nullable(),
    documentId: z.string().nullable().describe('Of the archive, while it can be downloaded.'),
    documentUntil: dateTimeSchema.nullable(),
    documentBytes: z.int().nullable(),
    field: correctedFieldSchema.nullable().describe('Of a rectification.'),
    wanted: z.string().nullable().describe('Of a rectification: what it should say.'),
    answer: z.string().nullable().describe('In words, once there is one.'),
  })
  .meta({ id: 'DataRequest' });
export type DataRequest = z.infer<typeof dataRequestSchema>;

const path = `/PrivacyManagement/api/${country}/privacyManagement/dataRequest` as const;
const page = z.array(dataRequestSchema);
const idParams = z.object({ id: z.string().min(1).max(100) });

export const newDataRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['access', 'erasure', 'opposition']) }),
    z.strictObject({
      kind: z.literal('rectification'),
      field: correctedFieldSchema,
      wanted: z.string().trim().min(1).max(200),
      serviceId: z
        .string()
        .max(40)
        .optional()
        .describe('Of whose customer; without it there must be one alone that the person holds.'),
    }),
  ])
  .meta({ id: 'NewDataRequest' });
export type NewDataRequest = z.input<typeof newDataRequestSchema>;

export const createDataRequest = {
  id: 'createDataRequest',
  tmf: 'TMF644',
  summary: `Asks about one's own data; the answer comes within ${dataRequestDays} days, most often within minutes. Asked again while the same is in progress, it is that one. \`rectification\` is for who holds the customer. \`opposition\` is done at once. \`erasure\` closes the account at once, or once what is under way has ended.`,
  method: 'POST',
  path,
  body: newDataRequestSchema,
  question: 'dataRequests',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    holderFor: '`rectification`',
    stepUp: byBody(
      newDataRequestSchema,
      [
        ['`erasure`', ({ kind }) => kind === 'erasure', 'eachTime'],
        ['`rectification`', ({ kind }) => kind === 'rectification', 'again'],
      ],
      'none',
    ),
    waitsAfterReset: true,
    archive: 'changes',
    limit: 'dataRequest',
  },
  answers: { 201: dataRequestSchema },
} as const satisfies Call;

export const listDataRequests = {
  id: 'listDataRequests',
  tmf: 'TMF644',
  summary: 'What the person has asked about their data, the newest first.',
  method: 'GET',
  path,
  query: queryOf(dataRequestSchema, {}),
  question: 'dataRequests',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: [{ file: 'solicitudes' }] },
  answers: { 200: page, 206: page },
} as const satisfies Call;

export const getDataRequest = itemOf(listDataRequests, {
  id: 'getDataRequest',
  summary: 'One of them.',
  item: dataRequestSchema,
});

export const getDataRequestReceipt = {
  id: 'getDataRequestReceipt',
  tmf: 'TMF644',
  summary: 'What was asked, when, and the answer, as a PDF.',
  method: 'GET',
  path: `${path}/:id/receipt`,
  params: idParams,
  question: 'dataRequests',
  policy: { access: 'signedIn', roles: 'anybody', stepUp: 'none', archive: 'document', limit: 'document' },
  answers: { 200: dataRequestSchema },
  refusals: ['BUSY'],
  files: ['application/pdf'],
} as const satisfies Call;

export const getDataArchive = {
  id: 'getDataArchive',
  tmf: 'TMF644',
  summary: `The archive of an access: JSON and CSV, with a README. Kept for ${archiveDays} days.`,
  method: 'GET',
  path: `${path}/:id/document`,
  params: idParams,
  question: 'dataRequests',
  policy: {
    access: 'signedIn',
    roles: 'anybody',
    stepUp: 'again',
    waitsAfterReset: true,
    archive: 'document',
    limit: 'archive',
  },
  answers: { 200: dataRequestSchema },
  files: ['application/zip'],
} as const satisfies Call;
