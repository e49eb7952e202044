// Why a customer has no service record, and the way on.
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { noLinesCopy as copy } from './service-record.copy.ts';

export function NoRecordLines({ hasOthers }: { hasOthers: boolean }) {
  const canAssociate = useAvailability()(paths.associateServices());
  const { title, text } = hasOthers ? copy.onlyHome : copy.none;
  return (
    <Card>
      <Empty
        level={2}
        drawing={<NoLines />}
        title={title}
        text={text}
        action={
          canAssociate ? (
            <ButtonLink size="sm" href={paths.associateServices()}>
              {copy.associate}
            </ButtonLink>
          ) : (
            <ButtonLink size="sm" href={paths.homeWithServices()}>
              {copy.toHome}
            </ButtonLink>
          )
        }
      />
    </Card>
  );
}
