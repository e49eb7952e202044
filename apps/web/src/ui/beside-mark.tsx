// After the words of a link to another site: an arrow for the eye, words for the ear.
import { ArrowUpRight } from 'lucide-react';
import { isAnotherSite } from './actions/link.tsx';
import { Icon } from './icon.tsx';
import { kitCopy as copy } from './kit.copy.ts';

export function BesideMark({ href }: { href: string }) {
  if (!isAnotherSite(href)) return null;
  return (
    <>
      {/* Never on a line of its own. */}
      {'\u00a0'}
      <Icon of={ArrowUpRight} size="badge" />
      <span className="sr-only"> {copy.newTab}</span>
    </>
  );
}
