// TMF667 Document Management v4: an invoice, the receipt of a claim and certificates, as their customer keeps them.
import type { Documents } from '@portal/operator-ports/documents';
import { at, otherwise } from '@portal/operator-ports/noun';
import { z } from 'zod';
import { type Answer, callsOf, type Family, NotUnderstood, orNone, words } from './call.ts';
import { customerId, id, queryWord, queryWords, yesOrNo } from './pieces.ts';

/** What begins otherwise is a page of somebody in between. */
const file = (mimeType: string, beginning: string): Answer<Uint8Array, unknown> => ({
  write: (body) => ({ status: 200, headers: { 'content-type': mimeType }, body }),
  read({ status, body }) {
    const isIt = status === 200 && body instanceof Uint8Array && beginningOf(body).startsWith(beginning);
    if (!isIt) throw new NotUnderstood(`no ${mimeType}`);
    return { result: body, of: [] };
  },
  made: (make) => make.just(new TextEncoder().encode(`${beginning}1.7`)),
});

const beginningOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 8));

const xmlType = 'application/xml';
const pdf = orNone(file('application/pdf', '%PDF-'));
/** What stands on a certificate so that anybody can check it. */
const verification = words({
  code: at('query/verificationCode', queryWord),
  url: at('query/verificationUrl', z.url().max(500)),
});
const call = callsOf<Documents>();
const document = { tmf: 'TMF667', method: 'GET', path: '/documentManagement/v4/document/:id' } as const;

export const documentsFamily: Family<Documents> = {
  calls: {
    ...call('invoice')({
      ...document,
      summary:
        'The PDF, from its first byte on; 404 NOT_FOUND when it is not ready, or the customer has no such bill.',
      args: [
        words({
          billNo: id,
          customerId,
          lineIds: otherwise('query/product.id', queryWords, [], 'Of no line is its use told.'),
          showsBuyer: at('query/showsBuyer', yesOrNo),
        }),
      ],
      answer: pdf,
    }),
    ...call('electronicInvoice')({
      ...document,
      summary:
        "The same for programs, in the tax authority's XML, which begins with its declaration; 404 NOT_FOUND as above, or where there is no such document.",
      args: [words({ billNo: id, customerId })],
      says: { 'query/attachment.mimeType': xmlType },
      answer: orNone(file(xmlType, '<?xml')),
    }),
    ...call('claimReceipt')({
      ...document,
      summary: 'That a claim was received, as a PDF; 404 NOT_FOUND when there is no such claim.',
      args: [words({ claimId: id, customerId })],
      says: { 'query/documentType': 'claimReceipt' },
      answer: pdf,
    }),
    ...call('exitReceipt')({
      ...document,
      summary: 'That a service is left, as a PDF; 404 NOT_FOUND when there is no such order.',
      args: [words({ orderId: id, customerId })],
      says: { 'query/documentType': 'exitReceipt' },
      answer: pdf,
    }),
    ...call('noDebtCertificate')({
      ...document,
      summary:
        'That nothing is owed for an account, as a PDF with the code by which anybody checks it; 404 NOT_FOUND while anything is open.',
      args: [words({ accountId: id, customerId }), verification],
      says: { 'query/documentType': 'noDebt' },
      answer: pdf,
    }),
    ...call('theftCertificate')({
      ...document,
      summary:
        'That a phone was stolen and stopped, as a PDF with the code by which anybody checks it; 404 NOT_FOUND when there is no such theft, or it is not stopped yet.',
      args: [words({ theftId: id, customerId }), verification],
      says: { 'query/documentType': 'theftCertificate' },
      answer: pdf,
    }),
  },
};
