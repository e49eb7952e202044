// TMF667 Document Management v4: an invoice, the receipt of a claim and certificates, as their customer keeps them.
import type { Documents } from '@portal/operator-ports/documents';
import { z } from 'zod';
import { type Answer, asked, callsOf, type Family, NotUnderstood, orNone } from './call.ts';
import { pathWord, word, words, yesOrNo } from './pieces.ts';

/** What begins otherwise is a page of somebody in between. */
const file = (mimeType: string, beginning: string): Answer<Uint8Array, unknown> => ({
  write: (body) => ({ status: 200, headers: { 'content-type': mimeType }, body }),
  read({ status, body }) {
    const isIt = status === 200 && body instanceof Uint8Array && beginningOf(body).startsWith(beginning);
    if (!isIt) throw new NotUnderstood(`no ${mimeType}`);
    return { result: body, of: [] };
  },
});

const beginningOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 8));

const xmlType = 'application/xml' as const;
const pdf = file('application/pdf', '%PDF-');
const xml = file(xmlType, '<?xml');
/** What stands on a certificate so that anybody can check it. */
const verification = { verificationCode: word, verificationUrl: z.url().max(500) };
const call = callsOf<Documents>();
const path = '/documentManagement/v4/document/:id';

export const documentsFamily: Family<Documents> = {
  calls: {
    ...call('invoice')({
      tmf: 'TMF667',
      summary: 'The PDF; 404 NOT_FOUND when it is not ready, or the customer has no such bill.',
      method: 'GET',
      path,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, 'product.id': words.optional(), showsBuyer: yesOrNo },
      }),
      ask: ({ customerId, billNo, lineIds, showsBuyer }) => ({
        params: { id: billNo },
        query: { 'relatedParty.id': customerId, 'product.id': [...lineIds], showsBuyer },
      }),
      asks: ({ params, query }) => [
        {
          billNo: params.id,
          customerId: query['relatedParty.id'],
          lineIds: query['product.id'] ?? [],
          showsBuyer: query.showsBuyer,
        },
      ],
      answer: orNone(pdf),
    }),
    ...call('electronicInvoice')({
      tmf: 'TMF667',
      summary:
        "The same for programs, in the tax authority's XML; 404 NOT_FOUND as above, or where there is no such document.",
      method: 'GET',
      path,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, 'attachment.mimeType': z.literal(xmlType) },
      }),
      ask: ({ customerId, billNo }) => ({
        params: { id: billNo },
        query: { 'relatedParty.id': customerId, 'attachment.mimeType': xmlType },
      }),
      asks: ({ params, query }) => [{ billNo: params.id, customerId: query['relatedParty.id'] }],
      answer: orNone(xml),
    }),
    ...call('claimReceipt')({
      tmf: 'TMF667',
      summary: 'That a claim was received, as a PDF; 404 NOT_FOUND when there is no such claim.',
      method: 'GET',
      path,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, documentType: z.literal('claimReceipt') },
      }),
      ask: ({ customerId, claimId }) => ({
        params: { id: claimId },
        query: { 'relatedParty.id': customerId, documentType: 'claimReceipt' as const },
      }),
      asks: ({ params, query }) => [{ customerId: query['relatedParty.id'], claimId: params.id }],
      answer: orNone(pdf),
    }),
    ...call('exitReceipt')({
      tmf: 'TMF667',
      summary: 'That a service is left, as a PDF; 404 NOT_FOUND when there is no such order.',
      method: 'GET',
      path,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, documentType: z.literal('exitReceipt') },
      }),
      ask: ({ customerId, orderId }) => ({
        params: { id: orderId },
        query: { 'relatedParty.id': customerId, documentType: 'exitReceipt' as const },
      }),
      asks: ({ params, query }) => [{ customerId: query['relatedParty.id'], orderId: params.id }],
      answer: orNone(pdf),
    }),
    ...call('noDebtCertificate')({
      tmf: 'TMF667',
      summary:
        'That nothing is owed for an account, as a PDF with the code by which anybody checks it; 404 NOT_FOUND while anything is open.',
      method: 'GET',
      path,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, documentType: z.literal('noDebt'), ...verification },
      }),
      ask: ({ customerId, accountId }, { code, url }) => ({
        params: { id: accountId },
        query: {
          'relatedParty.id': customerId,
          documentType: 'noDebt' as const,
          verificationCode: code,
          verificationUrl: url,
        },
      }),
      asks: ({ params, query }) => [
        { customerId: query['relatedParty.id'], accountId: params.id },
        { code: query.verificationCode, url: query.verificationUrl },
      ],
      answer: orNone(pdf),
    }),
    ...call('theftCertificate')({
      tmf: 'TMF667',
      summary:
        'That a phone was stolen and stopped, as a PDF with the code by which anybody checks it; 404 NOT_FOUND when there is no such theft, or it is not stopped yet.',
      method: 'GET',
      path,
      asked: asked({
        params: { id: pathWord },
        query: { 'relatedParty.id': word, documentType: z.literal('theftCertificate'), ...verification },
      }),
      ask: ({ customerId, theftId }, { code, url }) => ({
        params: { id: theftId },
        query: {
          'relatedParty.id': customerId,
          documentType: 'theftCertificate' as const,
          verificationCode: code,
          verificationUrl: url,
        },
      }),
      asks: ({ params, query }) => [
        { customerId: query['relatedParty.id'], theftId: params.id },
        { code: query.verificationCode, url: query.verificationUrl },
      ],
      answer: orNone(pdf),
    }),
  },
};
