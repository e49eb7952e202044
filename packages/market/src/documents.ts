// Documents that people and companies of the market are known by.
import { market } from '@portal/market/here';
import type { DocumentKind } from './market.ts';

const byType = new Map(market.documents.map((kind) => [kind.type, kind]));

export const documentTypes: string[] = market.documents.map(({ type }) => type);

export const documentKind = (type: string): DocumentKind | undefined => byType.get(type);

/** What people, companies or foreigners have. */
export function documentOf(who: DocumentKind['of']): DocumentKind {
  const found = market.documents.find((kind) => kind.of === who);
  if (!found) throw new Error(`${market.id} knows no document of a ${who}`);
  return found;
}

/** By which a repair is looked for, beside its own number. */
export const repairDocuments: readonly DocumentKind[] = [documentOf('person'), documentOf('company')];

/** Whether it has the letters and the length of its kind. */
export function isDocument(type: string, number: string): boolean {
  const kind = byType.get(type);
  if (!kind) return false;
  const { least, most, hasLetters } = kind;
  const isLong = number.length >= least && number.length <= most;
  return isLong && (hasLetters ? /^[A-Z\d]+$/ : /^\d+$/).test(number);
}
