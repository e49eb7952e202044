// The market's own words, read as what they are: so what is learnt once is good for every market. The examples name them
// in braces, `{taxAuthority}`; whoever asks types what it is called here.
import { documentOf } from '@portal/market/documents';
import { market } from '@portal/market/here';
import { talk } from '@portal/market/talk';
import { plain } from '@portal/market/text';

const { words, tax, regulator } = market;
const several = (row: string) => row.split(' ');

/** As they are typed; `*` for any ending. */
const typed = {
  coins: [talk.coin, talk.coins, ...several(talk.money)],
  taxAuthority: [words.taxAuthority.name, ...several(talk.taxAuthority)],
  tax: [tax.name],
  regulator: [regulator.name],
  document: [documentOf('person').inSentence],
  companyDocument: [documentOf('company').onPaper, ...several(talk.taxpayer)],
  billOnPaper: [talk.billOnPaper],
  city: [talk.city, talk.otherCity, ...several(talk.cities), ...talk.moreCities],
  country: [market.country],
  operator: [talk.operator, ...several(talk.operators)],
  wallet: [talk.wallet, ...several(talk.wallets)],
  certificate: [talk.certificate],
  person: several(talk.people),
} as const;

const inRow = (phrase: string) =>
  plain(phrase)
    .replace(/[^a-z0-9* ]/g, '.')
    .replace('*', '[a-z]*');
const marketWord = new RegExp(
  `(?<![a-z0-9])(?:${Object.values(typed)
    .map((phrases) => `(${phrases.map(inRow).join('|')})`)
    .join('|')})(?![a-z0-9])`,
  'g',
);
const names = Object.keys(typed);

/** @returns plain, each of them by its name, as the examples have it between braces */
export const inAnyMarketsWords = (text: string): string =>
  plain(text).replace(marketWord, (_, ...found: unknown[]) => {
    const place = found.slice(0, names.length).findIndex((word) => word !== undefined);
    return ` ${plain(names[place] ?? '')} `;
  });

/** «Juan» is one. */
export const isName = (word: string): boolean => inAnyMarketsWords(word).trim() === 'person';
