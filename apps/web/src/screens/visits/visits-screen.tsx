// «Visita técnica» of a service at home: the one that is to come, or when one may, and those before.
import type { Appointment } from '@portal/contract/network/appointments';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { isOpenVisit, visitsQuery } from '../../api/visits.ts';
import { capital } from '../../lib/capital.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { HomePage } from '../../shared/network/home-page.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Card } from '../../ui/card.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { SlotForm } from './slot-form.tsx';
import { slotWords } from './slot-words.ts';
import { VisitCard } from './visit-card.tsx';
import { visitsCopy as copy, pastCopy } from './visits.copy.ts';

export function VisitsScreen() {
  return (
    <HomePage title={copy.title} lead={copy.lead}>
      {(home) => <OfHome line={home.number} />}
    </HomePage>
  );
}

function OfHome({ line }: { line: string }) {
  const query = useQuery(visitsQuery);
  const [isMoving, setIsMoving] = useState(false);
  const visits = query.data?.filter(({ relatedEntity }) => relatedEntity.some(({ id }) => id === line));
  if (!visits)
    return (
      <QueryCard
        query={query}
        title={copy.yours}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={4} />}
      >
        {() => null}
      </QueryCard>
    );
  const open = visits.find(isOpenVisit) ?? null;
  const past = visits.filter((visit) => !isOpenVisit(visit));
  return (
    <div className="stack">
      {open && <VisitCard visit={open} onMove={() => setIsMoving(true)} />}
      {(!open || isMoving) && <SlotForm line={line} visit={open} onDone={() => setIsMoving(false)} />}
      {past.length > 0 && <Past visits={past} />}
    </div>
  );
}

function Past({ visits }: { visits: readonly Appointment[] }) {
  return (
    <Card title={pastCopy.title}>
      <ListRows>
        {visits.map((visit) => (
          <ListRow
            key={visit.id}
            icon={visit.outcome === 'done' ? CalendarCheck : CalendarX}
            title={capital(slotWords(visit.validFor))}
            detail={[pastCopy.outcomes[visit.outcome ?? 'cancelled'], creditWords(visit)]
              .filter(Boolean)
              .join('. ')}
          />
        ))}
      </ListRows>
    </Card>
  );
}

function creditWords({ credit }: Appointment): string | null {
  if (!credit) return null;
  const money = formatMoney(centsFromDollars(credit.amount.value));
  return credit.billNo === null ? pastCopy.credit(money) : pastCopy.creditOn(money, credit.billNo);
}
