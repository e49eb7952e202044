// How much a file weighs.
import { market } from '@portal/market/here';

const KB = 1_024;
const MB = KB * KB;
const short = new Intl.NumberFormat(market.locale, { maximumFractionDigits: 1 });

/** `38 KB`, `1,4 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < MB ? `${short.format(Math.ceil(bytes / KB))} KB` : `${short.format(bytes / MB)} MB`;
