// A bar code of digits (Code 128, set C: two digits a sign) and a QR, as pictures that print sharply.
import { encode } from 'uqr';
import { classNames } from '../class-names.ts';
import styles from './bar-code.module.css';

/** Widths of bars and gaps of each sign, by its value; the last is the stop. */
const SIGNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'.split(
    ' ',
  );
const START = 105;
const STOP = 106;
const QUIET = 10;

/** Null for what set C cannot hold: an odd number of digits, or anything else. */
export function barWidths(digits: string): number[] | null {
  if (!/^(\d\d)+$/.test(digits)) return null;
  const values = [START, ...(digits.match(/\d\d/g) ?? []).map(Number)];
  const check = values.reduce((sum, value, place) => sum + value * Math.max(place, 1), 0) % 103;
  return [...values, check, STOP].flatMap((value) => [...(SIGNS[value] ?? '')].map(Number));
}

interface CodePictureProps {
  code: string;
  label: string;
}

/** Nothing where the code has no bars: it is read out. */
export function BarCode({ code, label }: CodePictureProps) {
  const widths = barWidths(code);
  if (!widths) return null;
  let path = '';
  let at = QUIET;
  for (const [place, width] of widths.entries()) {
    if (place % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames(styles.picture, styles.bars)}
      viewBox={`0 0 ${at + QUIET} 1`}
      preserveAspectRatio="none"
    >
      <path d={path} />
    </svg>
  );
}

export function QrPicture({ code, label }: CodePictureProps) {
  const { data, size } = encode(code, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      className={classNames(styles.picture, styles.qr)}
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} />
    </svg>
  );
}
