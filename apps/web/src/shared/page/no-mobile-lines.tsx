// A page of mobile lines, for whoever has none: why it is empty, and the way to what they have.
import { paths } from '../../lib/place/paths.ts';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { noMobileLinesCopy as copy } from './no-mobile-lines.copy.ts';
import { NothingCard } from './nothing-card.tsx';

export function NoMobileLines({ why }: { why: string }) {
  return (
    <NothingCard
      drawing={<NoLines />}
      title={copy.title}
      text={why}
      act={copy.toServices}
      href={paths.myServices()}
      size="sm"
    />
  );
}
