// Documents: an invoice, the receipt of a claim and certificates, as their customer keeps them (TMF667).
import type { BillKey } from './billing.ts';
import type { ClaimKey } from './claims.ts';
import type { ExitKey } from './exits.ts';
import type { TheftKey } from './thefts.ts';
import type { AccountPlace } from './wire.ts';

/** The company that issues bills. */
export interface Issuer {
  legalName: string;
  /** The brand: drawn as the wordmark, in its colour, or as its logo where that is a PNG. */
  tradeName: string;
  color?: string;
  logo?: Uint8Array;
  taxId: string;
  headquartersAddress: string;
  establishmentAddress: string;
  specialTaxpayer?: string;
  keepsAccounting: boolean;
}

export interface InvoiceAsked {
  customerId: string;
  billNo: string;
  /** Lines whose use in the period is told. */
  lineIds: readonly string[];
  /** The buyer's whole document, address and e-mail; otherwise the document's last four characters alone. */
  showsBuyer: boolean;
}

/** What stands on a certificate so that anybody can check it. */
export interface Verification {
  /** `7K3M-9QXW-…`: by it alone the paper is known. */
  code: string;
  /** Where it is checked, with the code. */
  url: string;
}

export interface Documents {
  /** A PDF; null when it is not ready, or there is no such bill. */
  invoice(asked: InvoiceAsked): Promise<Uint8Array | null>;
  /** The same for programs, in the tax authority's XML; null as above, or where there is no such document. */
  electronicInvoice(bill: BillKey): Promise<Uint8Array | null>;
  /** That a claim was received, and how it stands: a PDF; null: there is no such claim. */
  claimReceipt(claim: ClaimKey): Promise<Uint8Array | null>;
  /** That a customer leaves a service, with its last day; when its equipment has come back, with that. Null: no such order. */
  exitReceipt(exit: ExitKey): Promise<Uint8Array | null>;
  /** That nothing is owed for an account: a PDF; null while anything is open. */
  noDebtCertificate(account: AccountPlace, verification: Verification): Promise<Uint8Array | null>;
  /** That line and card were suspended and the equipment blocked: a PDF; null: there is no such theft, or not yet. */
  theftCertificate(theft: TheftKey, verification: Verification): Promise<Uint8Array | null>;
}

export interface Paper {
  title: string;
  createdAt: Date;
  lead: string;
  facts: [term: string, words: string][];
  /** Beneath them, one paragraph each. */
  notes: string[];
  /** Of a certificate: anybody checks it there. */
  verification?: { code: string; url: string };
}

export interface Papers {
  /** A PDF. */
  draw(paper: Paper): Promise<Uint8Array>;
}
