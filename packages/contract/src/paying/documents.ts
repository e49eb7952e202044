// TMF667 Document Management: what a customer keeps, as files.
import { country } from '@portal/market/path';
import { civilDateSchema } from '@portal/operator-ports/wire';
import { z } from 'zod';
import type { Call } from '../common.ts';
import { everyRole, holding, managing, owns, paying } from '../policy.ts';

export const documentSchema = z
  .object({
    '@type': z.literal('Document'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    documentType: z.literal('invoice'),
    binaryAttachment: z.array(
      z.object({ mimeType: z.enum(['application/pdf', 'application/xml']), url: z.string() }),
    ),
  })
  .meta({ id: 'Document' });
export type InvoiceDocumentResource = z.infer<typeof documentSchema>;

export const tableKindSchema = z.enum(['movements', 'voice', 'data', 'sms']).meta({
  id: 'DocumentTable',
  description: 'Payments and purchases of the user, or records of calls, data sessions, messages.',
});
export type TableKind = z.infer<typeof tableKindSchema>;

export const getDocument = {
  id: 'getDocument',
  tmf: 'TMF667',
  summary:
    'A file, by `type`. `pdf` and `xml`: the invoice `numfactura`; `xml` for its holder alone. `zip`: the invoices ' +
    'that were issued in `year`, each in both. `csv` and `json`: the rows of `table`, newest first, of one line by ' +
    '`serviceId` or of all; records of up to six months, up to 5,000 rows. Without `type` the description of an ' +
    'invoice, or its PDF with `Accept: application/pdf`. `noDebt`: that nothing is owed for the account of ' +
    '`serviceId`, for its holder, once its services have ended and nothing is open.',
  method: 'GET',
  path: `/DocumentManagement/api/${country}/documentManagement/document`,
  query: z.strictObject({
    type: z.enum(['pdf', 'xml', 'zip', 'csv', 'json', 'noDebt']).optional(),
    numfactura: z.string().min(1).max(60).optional(),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
    table: tableKindSchema.optional(),
    serviceId: z.string().max(60).optional(),
    dateFrom: civilDateSchema.optional(),
    dateTo: civilDateSchema.optional(),
  }),
  question: 'pastInvoices',
  policy: {
    access: owns('serviceId'),
    roles: {
      byQuery: [
        [{ type: 'csv', table: 'movements' }, everyRole],
        [{ type: 'json', table: 'movements' }, everyRole],
        [{ type: 'csv' }, managing],
        [{ type: 'json' }, managing],
        [{ type: 'noDebt' }, holding],
        [{}, paying],
      ],
    },
    holderFor: 'XML',
    stepUp: 'none',
    exposes: {
      byQuery: [
        [{ table: 'movements' }, 'bills'],
        [{ type: 'csv' }, 'records'],
        [{ type: 'json' }, 'records'],
        [{}, 'bills'],
      ],
    },
    archive: 'document',
    limit: {
      byQuery: [
        [{ type: 'zip' }, 'archive'],
        [{}, 'document'],
      ],
    },
  },
  answers: { 200: documentSchema },
  refusals: ['BUSY', 'DATE_RANGE', 'NOT_SETTLED'],
  files: ['application/pdf', 'application/xml', 'application/zip', 'text/csv'],
} as const satisfies Call;
