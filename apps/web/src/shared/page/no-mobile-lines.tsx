// A page of mobile lines, for whoever has none: why it is empty, and the way to what they have.
import { paths } from '../../lib/place/paths.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { noMobileLinesCopy as copy } from './no-mobile-lines.copy.ts';

export function NoMobileLines({ why }: { why: string }) {
  return (
    <Card>
      <Empty
        level={2}
        drawing={<NoLines />}
        title={copy.title}
        text={why}
        action={
          <ButtonLink size="sm" href={paths.myServices()}>
            {copy.toServices}
          </ButtonLink>
        }
      />
    </Card>
  );
}
