// Letters as people count them, and how many what somebody calls a line or a number may have.
import { market } from '@portal/market/here';

/** The same for the field and for who checks it. */
export const longestNickname = 24;

/** An emoji of several code points is one; browsers without a segmenter count some as several. */
export const lettersOf = (text: string): number =>
  'Segmenter' in Intl
    ? [...new Intl.Segmenter(market.locale).segment(text.trim())].length
    : [...text.trim()].length;
