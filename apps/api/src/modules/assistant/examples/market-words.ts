// The market's own words in the examples, which name them in braces.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { talk } from '@portal/market/talk';

const { words, tax, regulator } = market;

export const marketWords = {
  coin: talk.coin,
  coins: talk.coins,
  city: talk.city,
  otherCity: talk.otherCity,
  operator: talk.operator,
  wallet: talk.wallet,
  certificate: talk.certificate,
  billOnPaper: talk.billOnPaper,
  taxAuthority: words.taxAuthority.name,
  regulator: regulator.name,
  tax: tax.name,
  document: documentOf('person').inSentence,
  companyDocument: documentOf('company').onPaper,
  country: market.country,
} as const;
