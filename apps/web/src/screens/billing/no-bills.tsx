// Why a customer has no invoices here, and the way on.
import type { Service } from '../../api/lines/service-list.ts';
import { paths } from '../../lib/place/paths.ts';
import { useAvailability } from '../../lib/place/portal-map.ts';
import { useProfile } from '../../session/use-session.ts';
import { mayAssociate } from '../../shared/association/may-associate.ts';
import { CompanyCard } from '../../shared/company/company-card.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import type { BilledLine } from './billed-line.ts';
import { billingCopy as copy } from './billing.copy.ts';

export interface NoBillsProps {
  reason: Exclude<BilledLine['kind'], 'line'>;
  /** The customer's corporate lines. */
  corporate: readonly Service[];
}

export function NoBills({ reason, corporate }: NoBillsProps) {
  const isAvailable = useAvailability();
  const profile = useProfile();
  const canAssociate = profile !== null && mayAssociate(profile) && isAvailable(paths.associateServices());
  if (reason === 'corporate') return <CompanyCard of="all" lines={corporate} />;
  const words = copy[reason];
  return (
    <Card>
      <Empty
        level={2}
        drawing={reason === 'noLines' ? <NoLines /> : <NothingFound />}
        title={words.title}
        text={words.text}
        action={
          canAssociate ? (
            <ButtonLink href={paths.associateServices()}>{copy.associate}</ButtonLink>
          ) : (
            <ButtonLink href={paths.homeWithServices()}>{copy.toHome}</ButtonLink>
          )
        }
      />
    </Card>
  );
}
