// Texts: compared, counted as people count letters, and freed of what nobody else should read.
import { market } from '@portal/market/here';

/** Without accents and capitals: «Contraseña» is found by «contrasena». */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** As a sentence begins. */
export const capital = <Text extends string>(text: Text) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<Text>;

/** As it stands within one. */
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** `Tarjeta no válida` → `Tarjeta no válida.`: words of others, before a sentence of ours. */
export const asSentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

/** What nobody else should read of what somebody writes: codes, passwords and keys, as they are said here. */
const named =
  /\b(c[oó]digos?|claves?|contrase[nñ]as?|password|pin|puk|cvv|cvc|otp|token)\b((?:\s+(?:nuev[ao]|temporal|secret[ao]|de (?:seguridad|verificaci[oó]n|acceso|la tarjeta|mi cuenta|un solo uso)))*\s*(?:(?:es|son|era)\s+|[:=]\s*|\s))(\S+)/giu;
/** What is said of one, without saying it. */
const said = /(?:es|son|era)\s+$|[:=]\s*$/iu;
const alone = /^\s*\d{4,8}\s*$/;

export const hidden = '••••';

/** The same words without what they give away. */
export function withoutSecrets(text: string): string {
  if (alone.test(text)) return hidden;
  return text.replace(named, (whole, name: string, between: string, secret: string) => {
    const isSecret = /\d/.test(secret) || said.test(between);
    return isSecret ? `${name}${between}${hidden}` : whole;
  });
}

// Letters as people count them, and how many what somebody calls a line or a number may have.

/** The same for the field and for who checks it. */
export const longestNickname = 24;

/** An emoji of several code points is one; browsers without a segmenter count some as several. */
export const lettersOf = (text: string): number =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter(market.locale).segment(text.trim())].length
    : [...text.trim()].length;
