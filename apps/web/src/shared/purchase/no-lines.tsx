// 'Usted no tiene líneas': nothing to buy for, and the way on. A company has lines, and buys elsewhere.
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines as Drawing } from '../../ui/drawings/no-lines.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { CompanyCard } from '../company/company-card.tsx';
import { purchaseCopy } from './purchase.copy.ts';

const { noLines: copy, toHome } = purchaseCopy;

export function NoLines({ corporate }: { corporate: readonly Service[] }) {
  const canAssociate = useAvailability()(paths.associateServices());
  if (corporate.length > 0) return <CompanyCard of="all" lines={corporate} />;
  return (
    <Card>
      <Empty
        level={2}
        drawing={<Drawing />}
        title={copy.title}
        text={copy.text}
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
