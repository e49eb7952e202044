import { ArrowUpRight } from 'lucide-react';
import { isAnotherSite } from './actions/link.tsx';
import { Icon } from './icon.tsx';
import { kitCopy as copy } from './kit.copy.ts';

/**
 * After the words of a link to another site: an arrow for the eye, words for the ear.
 * @param isApart its link leaves the room before it; else it is never on a line of its own
 */
export function BesideMark({ href, isApart = false }: { href: string; isApart?: boolean }) {
  if (!isAnotherSite(href)) return null;
  return (
    <>
      {!isApart && '\u00a0'}
      <Icon of={ArrowUpRight} size="badge" />
      <span className="sr-only"> {copy.newTab}</span>
    </>
  );
}
