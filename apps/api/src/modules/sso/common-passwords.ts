// Which passwords are too common, on every screen (JOIN-3).

import { commonWords } from '@portal/market/talk';
import { plain } from '@portal/market/text';

let commonPasswords: Promise<Set<string>> | undefined;

/** Half a megabyte that most processes never need at once: read on first use. */
function readCommonPasswords(): Promise<Set<string>> {
  // By its default: names of a CommonJS package are known to Node, and lost in the built server.
  return import('@zxcvbn-ts/language-common').then(
    ({ default: { dictionary } }) => new Set<string>([...dictionary['passwords-common'], ...commonWords]),
  );
}

/** A shorter one says nothing: «ana» is in half of all passwords. */
const shortestWord = 4;
const shapes = new Map(Object.entries({ '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's', 7: 't' }));
/** «p@ssw0rd» is «password»; a 1 is an i to some and an l to others. */
const asRead = (text: string, one: string) =>
  [...text].map((sign) => (sign === '1' ? one : (shapes.get(sign) ?? sign))).join('');

/** What all letters of it stand in: with none, some or all of the digits and signs around them. */
function* wordsWithin(password: string): Generator<string> {
  const before = password.search(/\p{L}/u);
  const after = password.length - [...password].reverse().join('').search(/\p{L}/u);
  for (let from = 0; from <= before; from += 1)
    for (let to = after; to <= password.length; to += 1) yield password.slice(from, to);
}

/** A word that half the world uses, also with digits and signs around and within it. */
export async function isCommon(password: string): Promise<boolean> {
  commonPasswords ??= readCommonPasswords();
  const common = await commonPasswords;
  const written = plain(password);
  if (common.has(password.toLowerCase()) || common.has(written)) return true;
  if (!/\p{L}.*\p{L}.*\p{L}/u.test(written)) return false;
  for (const word of wordsWithin(written)) {
    if (word.length < shortestWord) continue;
    if ([word, asRead(word, 'i'), asRead(word, 'l')].some((read) => common.has(read))) return true;
  }
  return false;
}
