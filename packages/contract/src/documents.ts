// TMF667 Document Management: the invoice as a PDF.
import { country } from '@portal/market/path';
import { z } from 'zod';
import type { Call } from './common.ts';

export const documentSchema = z
  .object({
    '@type': z.literal('Document'),
    id: z.string(),
    href: z.string(),
    name: z.string(),
    documentType: z.literal('invoice'),
    binaryAttachment: z.array(z.object({ mimeType: z.literal('application/pdf'), url: z.string() })),
  })
  .meta({ id: 'Document' });
export type InvoiceDocumentResource = z.infer<typeof documentSchema>;

export const getInvoiceDocument = {
  id: 'getInvoiceDocument',
  tmf: 'TMF667',
  summary: 'The invoice: its PDF with `type=pdf` or `Accept: application/pdf`, otherwise its description.',
  method: 'GET',
  path: `/DocumentManagement/api/${country}/documentManagement/document`,
  query: z.strictObject({ type: z.literal('pdf').optional(), numfactura: z.string().min(1).max(60) }),
  answers: { 200: documentSchema },
  refusals: ['BUSY'],
  file: 'application/pdf',
} as const satisfies Call;
