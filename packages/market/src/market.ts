// A market: what of the product is a country's. Plain data, so that a page can be told it.

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

export interface Currency {
  /** ISO 4217. */
  code: string;
  /** Stands before the figure, with its space if it has one. */
  symbol: string;
  /** Of its figures: an amount in code is a count of the smallest unit, whatever it is called there. */
  decimals: number;
}

export interface NumberPlan {
  /** E.164, without the sign. */
  prefix: string;
  /** What is dialled first within the country; may be empty. */
  trunk: string;
  mobile: NumberKind;
  fixed: NumberKind;
}

export interface NumberKind {
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
