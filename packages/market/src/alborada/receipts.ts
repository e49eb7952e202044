// The Alborada's bills: a code of control instead of a key that says everything.
import type { Receipts } from '../market.ts';
import { demoIssuer, paperNames } from './alborada.copy.ts';

const modulus = 97;

export const alboradaReceipts: Receipts = {
  keyOf(taxId, issuedOn, billNo, code) {
    const body = `${issuedOn}${billNo}${code}`.replace(/\D/g, '');
    const check = [...`${taxId}${body}`].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % modulus, 7);
    return `${body}${String(check).padStart(2, '0')}`;
  },
  keyShape: /^\d{24,34}$/,
  taxId: { shape: /^J\d{10}$/, error: 'must be J and 10 digits' },
  demoIssuer,
  names: paperNames,
};
