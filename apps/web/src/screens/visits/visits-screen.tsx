// «Visita técnica» of a service at home: the one that is to come, or when one may, and those before.
import type { Appointment } from '@portal/contract/network/appointments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { cancelVisit, isOpenVisit, visitsQuery } from '../../api/visits.ts';
import { capital } from '../../lib/capital.ts';
import { centsFromDollars, formatMoney } from '../../lib/money.ts';
import { visitWords } from '../../shared/in-progress/in-progress.copy.ts';
import { HomePage } from '../../shared/network/home-page.tsx';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { AppointmentActs } from '../../shared/slots/appointment-acts.tsx';
import { slotWords } from '../../shared/slots/slot-choice.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { SlotForm } from './slot-form.tsx';
import { visitsCopy as copy, pastCopy, visitTroubles } from './visits.copy.ts';

export function VisitsScreen() {
  return (
    <HomePage title={copy.title} lead={copy.lead} isUnder>
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

// The visit that is to come: how it stands, when, where, whose turn it is; moved and cancelled from here.
function VisitCard({ visit, onMove }: { visit: Appointment; onMove: () => void }) {
  const client = useQueryClient();
  const { status, validFor, wantedFor, place, queuePosition } = visit;
  return (
    <Card title={copy.yours}>
      <div className="stack">
        <DefinitionList
          items={[
            {
              term: copy.status,
              value: (
                <Badge kind={status === 'confirmed' ? 'success' : 'warning'}>{visitWords[status]}</Badge>
              ),
            },
            ...(queuePosition === null
              ? []
              : [{ term: copy.turn, value: <strong>{copy.queue(queuePosition)}</strong> }]),
            { term: copy.when, value: capital(slotWords(validFor)) },
            ...(wantedFor ? [{ term: copy.wanted, value: capital(slotWords(wantedFor)) }] : []),
            { term: copy.place, value: place },
          ]}
        />
        <p className="muted" role="status">
          {wantedFor ? copy.wantedText : status === 'pending' ? copy.pendingText : copy.confirmedText}
        </p>
        <AppointmentActs
          words={copy}
          troubles={visitTroubles}
          onMove={onMove}
          cancel={() => cancelVisit(visit.id)}
          onCancelled={(data) =>
            client.setQueryData(visitsQuery.queryKey, (all) =>
              all?.map((one) => (one.id === data.id ? data : one)),
            )
          }
        />
      </div>
    </Card>
  );
}
