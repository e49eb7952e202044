// 'Quién vio tus datos': everybody but the customer, with what they saw and when, by pages.
import type { DataAccess } from '@portal/contract/privacy/data-accesses';
import { useQuery } from '@tanstack/react-query';
import { Eye, Headset, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { serviceListQuery } from '../../api/lines/service-list.ts';
import { ACCESSES_PER_PAGE, dataAccessesQuery } from '../../api/person/own-data.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { lineNumber } from '../../lib/phone.ts';
import { HolderCard } from '../../shared/holder/holder-card.tsx';
import { isOpen } from '../../shared/line/line-roles.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { accountCopy } from '../../shared/profile/account.copy.ts';
import { AccountPage } from '../../shared/profile/account-page.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { asWords, accessesCopy as copy, kindWords, nobodyWords } from './privacy.copy.ts';

export function AccessesScreen() {
  const { data: list } = useQuery(serviceListQuery);
  const isHolder = list?.services.some((service) => isOpen(service, 'hold')) ?? true;
  return (
    <AccountPage title={accountCopy.accesses} lead={copy.lead}>
      {isHolder ? <Accesses /> : <HolderCard lead={copy.onlyHolder} />}
    </AccountPage>
  );
}

function Accesses() {
  const [page, setPage] = useState(1);
  const query = useQuery(dataAccessesQuery(page));
  return (
    <QueryCard query={query} waiting={copy.waiting} failed={copy.failed} skeleton={<SkeletonRows />}>
      {({ accesses, total }) =>
        total === 0 ? (
          <p>
            <strong>{copy.none}.</strong> {copy.noneText}
          </p>
        ) : (
          <div className="stack" aria-busy={query.isPlaceholderData || undefined}>
            <ListRows>
              {accesses.map((access) => (
                <ListRow
                  key={access.id}
                  icon={iconOf(access)}
                  title={whoOf(access)}
                  detail={whatOf(access)}
                />
              ))}
            </ListRows>
            {total > ACCESSES_PER_PAGE && (
              <Pagination
                count={Math.ceil(total / ACCESSES_PER_PAGE)}
                page={page}
                onPage={setPage}
                labels={copy.pages}
              />
            )}
          </div>
        )
      }
    </QueryCard>
  );
}

const iconOf = ({ relatedParty: { role } }: DataAccess): LucideIcon => (role === 'operator' ? Headset : Eye);

/** `Elena Vera Salas · solo mira` */
function whoOf({ relatedParty: { role, name } }: DataAccess): string {
  if (!name) return nobodyWords[role];
  const as = asWords[role];
  return as ? `${name} · ${as}` : name;
}

/** `Consumos y saldos · línea (099) 100-0001 · 23 nov 2026, 10:04` */
function whatOf({ dataKind, serviceNumber, accessDate, place }: DataAccess): string {
  return [
    kindWords[dataKind],
    serviceNumber && copy.line(lineNumber(serviceNumber)),
    formatDateTime(accessDate),
    place && copy.from(place),
  ]
    .filter(Boolean)
    .join(' · ');
}
