// 'Usted no tiene líneas': nothing to buy for, and the way on.
import { paths } from '../../lib/paths.ts';
import { useAvailability } from '../../lib/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines as Drawing } from '../../ui/drawings/no-lines.tsx';
import { Empty } from '../../ui/empty.tsx';
import { purchaseCopy } from './purchase.copy.ts';

const { noLines: copy, toHome } = purchaseCopy;

export function NoLines({ isCorporate }: { isCorporate: boolean }) {
  const canAssociate = useAvailability()(paths.associateServices()) && !isCorporate;
  return (
    <Card>
      <Empty
        level={2}
        drawing={<Drawing />}
        title={copy.title}
        text={isCorporate ? copy.corporate(settings().brand) : copy.text}
        action={
          canAssociate ? (
            <ButtonLink href={paths.associateServices()}>{copy.associate}</ButtonLink>
          ) : (
            <ButtonLink href={paths.homeWithServices()}>{toHome}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
