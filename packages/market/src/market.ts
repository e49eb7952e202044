// A market: what of the product is a country’s. Plain data, so that a page can be told it; and what the server needs besides.

/** As `MARKET` names them. What each market has is a `Record` of these: one that lacks it does not compile. */
export type MarketName = 'ecuador' | 'alborada';

export interface Market {
  id: MarketName;
  /** In addresses: `/ec/home`, `/…/api/ec/…`. */
  path: string;
  /** ISO 3166. */
  countryCode: string;
  country: string;
  /** Of pages and papers, and how figures and days are written: `es-EC`. */
  locale: string;
  /** Whose days and hours are meant. */
  zone: string;
  currency: Currency;
  /** What every price contains. */
  tax: { name: string; percent: number };
  numbers: NumberPlan;
  /** By the document that most people show first. */
  documents: readonly DocumentKind[];
  /** Days on which nobody works, `MM-DD`. */
  holidays: readonly string[];
  /** What a line may be topped up with, in whole units of the currency. */
  topUps: readonly number[];
  /** What use beyond a plan may cost in a cycle, in the same: unless somebody chooses, and the most that may be chosen. */
  caps: { usual: number; most: number };
  /** Where the tax authority tells whether a receipt is valid; an operator may set another. */
  receiptCheckUrl: string;
  /** Where a customer goes whom the operator has not answered, or not rightly. */
  regulator: { name: string; inFull: string; phone: string; url: string };
  /** Where somebody in danger is answered, free and at any hour. */
  emergencyPhone: string;
  /** What customers dial unless an operator says otherwise: for help, and for what they owe for a device. */
  helpPhone: string;
  deviceBalance: string;
  words: MarketWords;
}

interface Currency {
  /** ISO 4217. */
  code: string;
  /** Stands before the figure, with its space if it has one. */
  symbol: string;
  /** Of its figures: an amount in code is a count of the smallest unit, whatever it is called there. */
  decimals: number;
}

interface NumberPlan {
  /** E.164, without the sign. */
  prefix: string;
  /** What is dialled first within the country; may be empty. */
  trunk: string;
  mobile: NumberKind;
  fixed: NumberKind;
}

interface NumberKind {
  /** A pattern of its first digit. */
  first: string;
  /** How many follow the trunk's. */
  digits: number;
  /** How it is shown; each # is a digit. */
  mask: string;
}

export interface DocumentKind {
  /** On the wire. */
  type: string;
  /** Who has one. */
  of: 'person' | 'company' | 'foreigner';
  least: number;
  most: number;
  /** Or digits alone. */
  hasLetters: boolean;
  /** The pattern of one that is as long as the number of a card. */
  cardLike?: string;
  /** The date that its owner knows. */
  date: 'issued' | 'born';
  /** How many years back that date may be chosen. */
  yearsBack: number;
  /** `Cédula`, `cédula` */
  name: string;
  inSentence: string;
  /** `RUC` */
  onPaper: string;
  /** `Número de cédula` */
  numberName: string;
  /** What the date is called. */
  dateName: string;
  tooShort: string;
}

/** What is said otherwise from country to country. */
export interface MarketWords {
  /** `Dólares`: what a balance is counted in. */
  currencyName: string;
  /** `dólares de los Estados Unidos de América` */
  currencyInFull: string;
  /** A number as an example of how one is typed. */
  numberExample: string;
  /** Who tells whether a receipt is valid: `SRI`, `el SRI`, `del SRI`, `del Servicio … (SRI)`. */
  taxAuthority: { name: string; the: string; of: string; ofInFull: string };
  /** Where it does. */
  receiptCheck: string;
  /** What identifies a bill to it: `clave de acceso`, `de la clave de acceso`, `49 dígitos`. */
  receiptKey: { name: string; of: string; length: string };
  /** What the number of a bill consists of. */
  billNumber: string;
  /** What the authority calls a bill on paper; empty: nothing. */
  billOnPaper: string;
  /** Of a tax that people still look for in a bill although it is gone, a sentence; empty: of none. */
  endedTax: string;
  /** Who certifies that somebody is owed a discount. */
  certificate: string;
  /** `República del Ecuador` */
  state: string;
  /** `la Ley Orgánica …` */
  dataProtection: string;
}

// What a demo operator needs to know of a country.

/** A city in which people are attended to: its middle, and an address of each kind. */
interface DemoPlace {
  city: string;
  province: string;
  latitude: number;
  longitude: number;
  office: string;
  shop: string;
}

export interface Demo {
  places: readonly DemoPlace[];
  /** A city and the first digit of its telephony. */
  cities: readonly (readonly [name: string, area: string])[];
  /** One an ordinal; null where an ordinal has none. */
  personDocument(ordinal: number): string;
  companyDocument(ordinal: number): string | null;
  /** Of somebody who is written down: ten digits, or thirteen of a company, as the market writes them. */
  writtenDocument(digits: string): string;
  /** Selects of documents that could not be, by the name of the rule. */
  rules: Readonly<Record<string, string>>;
}

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
  totals: { totalCents: number };
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
interface FigureNames {
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

// How people of a market talk, for the assistant: words as they are typed, `*` for any ending.

export interface Talk {
  /** Money, beside the words that everybody has for it; one coin of it, and several. */
  money: string;
  coin: string;
  coins: string;
  /** The tax authority and the company's number there. */
  taxAuthority: string;
  taxpayer: string;
  /** Two cities where people look for an office, and others. */
  city: string;
  otherCity: string;
  cities: string;
  /** Of the country, beside the two. */
  moreCities: readonly string[];
  /** What a bill is called on paper, with its article. */
  billOnPaper: string;
  /** Other operators, and one of them. */
  operators: string;
  operator: string;
  /** Ways to pay that the portal has not, and one of them. */
  wallets: string;
  wallet: string;
  /** Who certifies that somebody is owed a discount. */
  certificate: string;
  /** First names that many have. */
  people: string;
}
