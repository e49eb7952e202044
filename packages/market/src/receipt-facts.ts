// What bills look like to a tax authority.

/** A company that issues bills. */
export interface IssuerFacts {
  legalName: string;
  taxId: string;
  headquartersAddress: string;
  establishmentAddress: string;
}

/** An invoice as its authority reads it, whatever the shape. */
export interface TaxInvoice {
  issuer: IssuerFacts & { tradeName: string; specialTaxpayer?: string; keepsAccounting: boolean };
  /** 1 test, 2 production. */
  environment: 1 | 2;
  /** Three digits each; together with `sequence` they are the invoice's number on paper. */
  establishment: string;
  emissionPoint: string;
  /** Nine digits. */
  sequence: string;
  /** 49 digits; also the authorization number. */
  accessKey: string;
  /** A civil date. */
  issuedOn: string;
  buyer: {
    name: string;
    documentType: string;
    documentNumber: string;
    /** Null, like the e-mail: for somebody who only manages the line. */
    address: string | null;
    email: string | null;
  };
  lines: TaxInvoiceLine[];
  totals: { tipCents: number; totalCents: number };
}

/** Elements by name; with `@` before it an attribute, `#text` what an element with attributes holds. */
export interface XmlTree {
  [name: string]: string | number | XmlTree | readonly XmlTree[] | undefined;
}

export interface TaxInvoiceLine {
  code: string;
  description: string;
  quantity: number;
  unitPriceCents: number;
  discountCents: number;
  /** Before tax, after the discount. */
  totalCents: number;
  /** The rate of the line: 15 today, 0 for what bears none. */
  taxRatePercent: number;
}

/** What the authority calls the figures of a bill; those without a name do not stand on it. */
export interface FigureNames {
  taxed: (rate: number) => string;
  zeroRated: string;
  notSubject?: string;
  exempt?: string;
  untaxed: string;
  discount?: string;
  ice?: string;
  tax: (rate: number) => string;
  tip?: string;
  total: string;
}

export interface PaperNames {
  issuerId: string;
  headOffice: string;
  branch: string;
  specialTaxpayer: string;
  /** Empty: it is not said. */
  keepsAccounting: (does: boolean) => string;
  authorization: string;
  authorizedAt: string;
  /** Whether it is a trial, and how it was issued. */
  environment: (isTrial: boolean) => string;
  emission: string;
  key: string;
  keyBars: (key: string) => string;
  buyerName: string;
  buyerId: (document: string) => string;
  paymentForm: string;
  verify: string;
  figures: FigureNames;
}

export interface Receipts {
  /** @param code the issuer's choice, below 100,000,000: so that a key cannot be guessed from the number */
  keyOf(taxId: string, issuedOn: string, billNo: string, code: number): string;
  keyShape: RegExp;
  taxId: { shape: RegExp; error: string };
  /** Who issues where nobody has said who does: there is no such company. */
  demoIssuer: IssuerFacts;
  names: PaperNames;
  /** The invoice as XML; null when it cannot be said in this shape. Not given: the market has no such document. */
  xmlOf?(invoice: TaxInvoice): XmlTree | null;
}
