// Words as they sound: without accents, capitals or the letters that Spanish spells in two ways, so that
// «Cuánto», «kuanto» and «cuanto» are one word.
import { plain } from '@portal/market/text';

/** How people shorten words in a chat. */
const short = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    xq: 'porque',
    pq: 'porque',
    x: 'por',
    d: 'de',
    dl: 'del',
    m: 'me',
    t: 'te',
    pa: 'para',
    porq: 'porque',
    tb: 'tambien',
    tmb: 'tambien',
    nro: 'numero',
    pls: 'porfavor',
    porfa: 'porfavor',
    celu: 'celular',
    wsp: 'whatsapp',
    wasap: 'whatsapp',
    compu: 'computadora',
    cto: 'cuanto',
    cel: 'celular',
    tlf: 'telefono',
    fac: 'factura',
    msj: 'mensaje',
    msjs: 'mensajes',
    contra: 'contrasena',
    pass: 'contrasena',
    xfa: 'porfavor',
  }),
);

/** More than anybody writes; the rest of a flood is not read. */
const mostWords = 120;

export function wordsOf(text: string): string[] {
  return plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => phoneticKeyOf(short.get(word) ?? word));
}

/** One spelling for what sounds the same to people who write Spanish. */
export function phoneticKey(word: string): string {
  return word
    .replace(/ch/g, '#')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's')
    .replace(/v/g, 'b')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/([a-z#])\1+/g, '$1');
}

const mostRemembered = 10_000;

/** For words that are met again and again, as those of the examples are; anybody may ask with any others. */
export function remembering<Of>(find: (word: string) => Of): (word: string) => Of {
  const found = new Map<string, Of>();
  return (word) => {
    const of = found.get(word) ?? find(word);
    if (found.size < mostRemembered) found.set(word, of);
    return of;
  };
}

const phoneticKeyOf = remembering(phoneticKey);

/** One letter more, less, other, or two of them swapped. */
export function isOneSlipFrom(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  let [end, otherEnd] = [word.length, other.length];
  while (end > start && otherEnd > start && word[end - 1] === other[otherEnd - 1]) {
    end--;
    otherEnd--;
  }
  const [left, right] = [word.slice(start, end), other.slice(start, otherEnd)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
