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
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow } from '../../ui/lists/list-row.tsx';
import { ListRows } from '../../ui/lists/list-rows.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { SlotForm, slotWords } from './slot-form.tsx';
import { visitsCopy as copy, pastCopy, slotCopy } from './visits.copy.ts';

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
        <Acts visit={visit} onMove={onMove} />
      </div>
    </Card>
  );
}

function Acts({ visit: { id }, onMove }: { visit: Appointment; onMove: () => void }) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function cancel() {
    setIsAsking(false);
    setIsBusy(true);
    const { data, error } = await cancelVisit(id);
    setIsBusy(false);
    if (error)
      return showToast({
        kind: 'danger',
        text: error.code === 'VISIT_TOO_LATE' ? slotCopy.late : slotCopy.notSent,
      });
    client.setQueryData(visitsQuery.queryKey, (all) => all?.map((one) => (one.id === id ? data : one)));
    showToast({ kind: 'success', text: copy.cancelled });
  }

  return (
    <>
      <div>
        <Button onClick={onMove}>{copy.move}</Button>
      </div>
      <div>
        <Button kind="outline" busy={isBusy} busyText={copy.cancelling} onClick={() => setIsAsking(true)}>
          {copy.cancel}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.cancelAsk}
        actions={
          <>
            <Button kind="danger" onClick={cancel}>
              {copy.cancel}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{copy.back}</Button>
          </>
        }
      >
        {copy.cancelText}
      </Dialog>
    </>
  );
}
