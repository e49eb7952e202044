// A list of agreements: contracts of services, or what was accepted in the portal.
import type { Agreement } from '@portal/contract/privacy/agreements';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { agreementsQuery } from '../../api/person/agreements.ts';
import { formatDate } from '../../lib/dates.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { formatPhone } from '../../lib/phone.ts';
import { paths } from '../../lib/place/paths.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { iconOf, isOfService } from './agreement-kinds.ts';
import { contractsCopy as copy } from './contracts.copy.ts';

const AT_FIRST = 8;

export function AgreementsCard({ which, foot }: { which: 'services' | 'accepted'; foot?: ReactNode }) {
  const query = useQuery(agreementsQuery);
  const words = copy[which];
  return (
    <QueryCard
      query={query}
      title={words.title}
      detail={words.detail}
      waiting={copy.waiting}
      failed={copy.failed}
      skeleton={<SkeletonRows count={4} />}
      timeInHead
      footEnd={foot}
    >
      {(all) => (
        <Rows
          agreements={all.filter((one) => isOfService(one) === (which === 'services'))}
          none={words.none}
        />
      )}
    </QueryCard>
  );
}

function Rows({ agreements, none }: { agreements: readonly Agreement[]; none: string }) {
  const [shown, setShown] = useState(AT_FIRST);
  if (agreements.length === 0) return <p className="quiet">{none}</p>;
  return (
    <>
      <ListRows>
        {agreements.slice(0, shown).map((agreement) => (
          <ListRow
            key={agreement.id}
            icon={iconOf(agreement)}
            title={agreement.subject}
            detail={detailOf(agreement)}
            value={agreement.amount && formatMoney(centsFromDollars(agreement.amount.value))}
            href={paths.contract(agreement.id)}
          />
        ))}
      </ListRows>
      {agreements.length > shown && (
        <TextLink onClick={() => setShown(shown + 2 * AT_FIRST)}>{copy.more}</TextLink>
      )}
    </>
  );
}

function detailOf(agreement: Agreement): string {
  const { serviceNumber, acceptedAt, acceptedBy, status } = agreement;
  const ended = isOfService(agreement) ? copy.ended : copy.withdrawn;
  return [
    status === 'withdrawn' ? ended : null,
    acceptedBy === null || isOfService(agreement) ? null : copy.by(acceptedBy),
    serviceNumber && formatPhone(serviceNumber),
    formatDate(acceptedAt),
  ]
    .filter(Boolean)
    .join(' · ');
}
