// Words in which a number or a date stays in one piece, and no line begins with the dot between two facts: a browser breaks a line at
// every hyphen and space.

import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAnotherSite } from './actions/link.tsx';
import { Icon } from './icon.tsx';
import { kitCopy as copy } from './kit.copy.ts';

/** `(099) 100-0001`, `4210 - 0001`, `RCL-261122-AAAAAA`, `27 nov 2026, 07:18`, with the marks that belong to it. */
const wholes =
  /([«(¿]?(?:\(\d+\) [\d•]+-[\d•]+|\d+ - \d+|[A-Z\d]+(?:-[A-Z\d]+)+|\d{1,2} [a-z]{3} \d{4}(?:, \d\d:\d\d)?)[.,:;»)?]*(?:\u00a0·)?)/;

export function inOnePiece(words: ReactNode): ReactNode {
  if (typeof words !== 'string') return words;
  const pieces = words.replaceAll(' · ', '\u00a0· ').split(wholes);
  return pieces.map((piece, place) =>
    place % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is where it is.
      <span key={place} className="whole">
        {piece}
      </span>
    ),
  );
}

/** After the words of a link to another site: an arrow for the eye, words for the ear. */
export function BesideMark({ href }: { href: string }) {
  if (!isAnotherSite(href)) return null;
  return (
    <>
      <Icon of={ArrowUpRight} size="badge" />
      <span className="sr-only"> {copy.newTab}</span>
    </>
  );
}
