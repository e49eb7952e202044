// Words in which a number or a date stays in one piece, and no line begins with the dot between two facts: a browser breaks a line at
// every hyphen and space.
import type { ReactNode } from 'react';

const whole = [
  /\(\d+\) [\d•]+-[\d•]+/, // (099) 100-0001
  /\d+ - \d+/, // 4210 - 0001
  /\d\d:\d\d(?:–| a )\d\d:\d\d/, // 08:00–12:00
  /[A-Z\d]+(?:-[A-Z\d]+)+/, // RCL-261122-AAAAAA
  /\d{1,2} [a-z]{3} \d{4}(?:, \d\d:\d\d)?/, // 27 nov 2026, 07:18
  /\d+(?:,\d+)? [GM]B/, // 1,5 GB
  /\d{1,2} de [a-z]{4,}(?: de \d{4}(?:, \d\d:\d\d)?)?/, // 4 de diciembre; 8 de noviembre de 2023, 15:00
].map(({ source }) => source);
/** With the marks that belong to it. */
const wholes = new RegExp(`([«(¿]?(?:${whole.join('|')})[.,:;»)?]*(?:\u00a0·)?|[^\\s@]+@[^\\s@]+)`);

export function inOnePiece(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const pieces = words.replaceAll(' · ', '\u00a0· ').split(wholes);
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is where it is.
      <Whole key={place} words={piece} />
    ),
  );
}

/** What is wider than a line is broken where a reader would: after «@», or between «(099)» and the rest. */
function Whole({ words }: { words: string }) {
  const host = words.indexOf('@') + 1;
  if (host > 0)
    return (
      <>
        {words.slice(0, host)}
        <wbr />
        {words.slice(host)}
      </>
    );
  const rest = words.includes(') ') ? words.indexOf(') ') + 2 : words.length;
  return (
    <span className="whole">
      {words.slice(0, rest)}
      {rest < words.length && <span className="nowrap">{words.slice(rest)}</span>}
    </span>
  );
}
