// TMF667 document: an invoice or a year of them, and tables of what was paid and used.
import { InvalidField, Problem } from '@portal/contract/errors';
import { getDocument, type InvoiceDocumentResource } from '@portal/contract/paying/documents';
import { csvOf } from '@portal/market/csv';
import type { Bill, Billing } from '@portal/operator-ports/billing';
import type { Documents } from '@portal/operator-ports/documents';
import type { Usage } from '@portal/operator-ports/usage';
import type { FastifyInstance } from 'fastify';
import type { ManagedLine } from '../../caller.ts';
import { callerOf, namedLine } from '../../http/access.ts';
import { sendFile } from '../../http/files.ts';
import { readRange } from '../../http/identifiers.ts';
import { type Received, route } from '../../http/route.ts';
import { documentsOf } from '../billing/billing.wire.ts';
import type { NoDebt } from '../exits/exits.ts';
import type { Payments } from '../payments/payments.ts';
import { createBillsOfYear, createGetInvoice } from './get-invoice.ts';
import { createTables } from './tables.ts';

export interface DocumentRouteNeeds {
  billing: Pick<Billing, 'find' | 'list'>;
  documents: Documents;
  payments: Pick<Payments, 'list'>;
  usage: Pick<Usage, 'records'>;
  noDebt: Pick<NoDebt, 'certify'>;
}

const mimeTypes = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

export function documentRoutes(app: FastifyInstance, needs: DocumentRouteNeeds): void {
  const { billing, documents, noDebt, payments, usage } = needs;
  const getInvoice = createGetInvoice({ billing, documents });
  const billsOfYear = createBillsOfYear({ billing, getInvoice });
  const tables = createTables({ billing, usage, payments });

  route(app, getDocument, async (received) => {
    const { query } = received;
    if (query.type === 'zip') return archive(received);
    if (query.type === 'noDebt') return certificate(received);
    if (query.type === 'csv' || query.type === 'json') return table(received, query.type);
    return invoice(received, query.type ?? null);
  });

  async function certificate({ query, request, reply }: Received<Call>) {
    if (query.serviceId === undefined) throw new InvalidField('serviceId');
    const content = await noDebt.certify(namedLine(request));
    return sendFile(reply, { name: 'certificado-de-no-adeudar.pdf', type: mimeTypes.pdf, content });
  }

  async function archive({ query, request, reply }: Received<Call>) {
    const { userId } = callerOf(request);
    if (query.year === undefined) throw new InvalidField('year');
    const content = await billsOfYear(userId, request.askedLines, query.year);
    if (!content) throw new Problem('NOT_FOUND');
    return sendFile(reply, { name: `${query.year}.zip`, type: mimeTypes.zip, content });
  }

  async function table({ query, request, reply }: Received<Call>, type: 'csv' | 'json') {
    const { userId } = callerOf(request);
    const { table: kind, serviceId, dateFrom: from, dateTo: to } = query;
    if (kind === undefined) throw new InvalidField('table');
    const { askedLines: lines } = request;
    const { name, columns, rows } =
      kind === 'movements'
        ? await tables.movements({
            userId,
            lines: serviceId === undefined ? null : lines,
            managed: lines,
            from,
            to,
          })
        : await tables.records(kind, lines, readRange({ from, to }, new Date()));
    const content = type === 'csv' ? csvOf([columns, ...rows]) : JSON.stringify(asObjects(columns, rows));
    return sendFile(reply, { name: `${name}.${type}`, type: mimeTypes[type], content });
  }

  async function invoice({ query, request, reply }: Received<Call>, type: 'pdf' | 'xml' | null) {
    const { askedLines: lines } = request;
    if (query.numfactura === undefined) throw new InvalidField('numfactura');
    const bill = await getInvoice.find(lines, query.numfactura);
    if (!bill) throw new Problem('NOT_FOUND');
    const wanted = type ?? (request.headers.accept?.includes('application/pdf') ? 'pdf' : null);
    if (wanted === null) return describe(bill, lines);
    const bytes = await getInvoice[wanted](lines, bill);
    if (!bytes) throw new Problem('NOT_FOUND');
    return sendFile(reply, { name: `${bill.billNo}.${wanted}`, type: mimeTypes[wanted], content: bytes });
  }
}

type Call = typeof getDocument;

const asObjects = (columns: readonly string[], rows: readonly (readonly unknown[])[]) =>
  rows.map((row) => Object.fromEntries(columns.map((column, place) => [column, row[place]])));

function describe(bill: Bill, managed: readonly ManagedLine[]): InvoiceDocumentResource {
  const { billNo } = bill;
  return {
    '@type': 'Document',
    id: billNo,
    href: `${getDocument.path}?numfactura=${encodeURIComponent(billNo)}`,
    name: `${billNo}.pdf`,
    documentType: 'invoice',
    binaryAttachment: documentsOf(bill, managed).map(({ mimeType, url }) => ({ mimeType, url })),
  };
}
