// TMF667 document: the invoice PDF, or its description.
import { getInvoiceDocument, type InvoiceDocumentResource } from '@portal/contract/documents';
import { Problem } from '@portal/contract/errors';
import type { FastifyInstance } from 'fastify';
import { access, callerOf } from '../http/access.ts';
import { sendFile } from '../http/files.ts';
import type { Limits } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { GetInvoice } from './get-invoice.ts';

export function documentRoutes(
  app: FastifyInstance,
  needs: { getInvoice: GetInvoice; limits: Limits },
): void {
  const { getInvoice, limits } = needs;

  route(app, getInvoiceDocument, access.signedIn, async ({ query, request, reply }) => {
    const bill = await getInvoice.find(request.lines, query.numfactura);
    if (!bill) throw new Problem('NOT_FOUND');
    const wantsPdf = query.type === 'pdf' || request.headers.accept?.includes('application/pdf');
    if (!wantsPdf) return describe(bill.billNo);
    await limits.spend('document', callerOf(request).userId);
    const pdf = await getInvoice.pdf(request.lines, bill);
    if (!pdf) throw new Problem('NOT_FOUND');
    return sendFile(reply, { content: pdf, name: `${bill.billNo}.pdf`, type: 'application/pdf' });
  });
}

function describe(billNo: string): InvoiceDocumentResource {
  const number = encodeURIComponent(billNo);
  const url = `${getInvoiceDocument.path}?type=pdf&numfactura=${number}`;
  return {
    '@type': 'Document',
    id: billNo,
    href: `${getInvoiceDocument.path}?numfactura=${number}`,
    name: `${billNo}.pdf`,
    documentType: 'invoice',
    binaryAttachment: [{ mimeType: 'application/pdf', url }],
  };
}
