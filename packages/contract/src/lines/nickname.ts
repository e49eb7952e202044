// How long what somebody calls a line or a number may be: the same for the field and for who checks it.

/** In letters as people count them: an emoji of several code points is one. */
export const longestNickname = 24;

/** Browsers without a segmenter count some emoji as several. */
export const lettersOf = (text: string): number =>
  'Segmenter' in Intl ? [...new Intl.Segmenter('es').segment(text.trim())].length : [...text.trim()].length;
