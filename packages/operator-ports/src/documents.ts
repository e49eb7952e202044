// Documents: an invoice as its customer keeps it (TMF667).

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

export interface Documents {
  /** A PDF; null when it is not ready, or there is no such bill. */
  invoice(asked: InvoiceAsked): Promise<Uint8Array | null>;
}
