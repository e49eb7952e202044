// What bills look like to a tax authority.

/** A company that issues bills. */
export interface IssuerFacts {
  legalName: string;
  taxId: string;
  headquartersAddress: string;
  establishmentAddress: string;
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
}
