// Why a customer has no invoices here, and the way on.

import { paths } from '../../lib/paths.ts';
import { useAvailability } from '../../lib/portal-map.ts';
import { settings } from '../../lib/settings.ts';
import { useProfile } from '../../session/use-session.ts';
import { mayAssociate } from '../../shared/may-associate.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { NoLines } from '../../ui/drawings/no-lines.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { BilledLine } from './billed-line.ts';
import { billingCopy as copy } from './billing.copy.ts';

export function NoBills({ reason }: { reason: Exclude<BilledLine['kind'], 'line'> }) {
  const isAvailable = useAvailability();
  const profile = useProfile();
  const mayHere = profile !== null && mayAssociate(profile) && isAvailable(paths.associateServices());
  const canAssociate = reason !== 'corporate' && mayHere;
  const words =
    reason === 'corporate'
      ? { title: copy.corporate.title, text: copy.corporate.text(settings().brand) }
      : copy[reason];
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
