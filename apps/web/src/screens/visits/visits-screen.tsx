// «Visita técnica» of a service at home: the one that is to come, or when one may, and those before.
import type { Appointment } from '@portal/contract/network/visits';
import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useServicePrice } from '../../api/operator-facts.ts';
import { bookVisit, cancelVisit, isOpenVisit, moveVisit, slotsQuery, visitsQuery } from '../../api/visits.ts';
import { capital } from '../../lib/dates.ts';
import { formatDollars } from '../../lib/money.ts';
import { visitWords } from '../../shared/in-progress/in-progress.copy.ts';
import { HomePage } from '../../shared/network/home-page.tsx';
import form from '../../shared/page/form-page.module.css';
import { WithData } from '../../shared/page/query-card.tsx';
import { AppointmentActs, SlotForm, slotWords } from '../../shared/slots/slot-form.tsx';
import { useWishKey } from '../../shared/use-task.ts';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { Badge } from '../../ui/figures/figures.tsx';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { ListRow, ListRows } from '../../ui/lists/list-row.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { visitsCopy as copy, pastCopy, slotCopy, visitTroubles } from './visits.copy.ts';

export function VisitsScreen() {
  return (
    <HomePage title={copy.title} lead={copy.lead} isUnder>
      {(home) => (
        <div className={form.page}>
          <OfHome line={home.number} />
        </div>
      )}
    </HomePage>
  );
}

function OfHome({ line }: { line: string }) {
  const query = useQuery(visitsQuery);
  const [isMoving, setIsMoving] = useState(false);
  return (
    <WithData
      query={query}
      title={copy.yours}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={4} />}
    >
      {(all) => {
        const visits = all.filter(({ relatedEntity }) => relatedEntity.some(({ id }) => id === line));
        const open = visits.find(isOpenVisit) ?? null;
        const past = visits.filter((visit) => !isOpenVisit(visit));
        return (
          <div className="stack">
            {open && <VisitCard visit={open} onMove={() => setIsMoving(true)} />}
            {(!open || isMoving) && <VisitForm line={line} visit={open} onDone={() => setIsMoving(false)} />}
            {past.length > 0 && <Past visits={past} />}
          </div>
        );
      }}
    </WithData>
  );
}

// When the technician may come. Null for `visit`: one is asked for.
interface VisitFormProps {
  line: string;
  visit: Appointment | null;
  onDone: () => void;
}

function VisitForm({ line, visit, onDone }: VisitFormProps) {
  const query = useQuery(slotsQuery(line));
  const price = useServicePrice('visit', visit === null);
  const [description, setDescription] = useState('');
  const keys = useWishKey();
  const book = (wish: Parameters<typeof bookVisit>[0]) => bookVisit(wish, keys.of(wish));
  return (
    <SlotForm
      query={query}
      title={visit ? slotCopy.move : slotCopy.book}
      detail={visit ? slotCopy.moveText : [slotCopy.bookText, price].filter(Boolean).join(' ')}
      words={visit ? slotCopy.moving : slotCopy.booking}
      troubles={visitTroubles}
      bookings={visitsQuery.queryKey}
      send={(slotId) =>
        visit ? moveVisit(visit.id, slotId) : book({ serviceId: line, slotId, description })
      }
      onDone={onDone}
      keep={visit && slotCopy.keep}
    >
      {(choice) => (
        <>
          {choice}
          {!visit && (
            <TextArea
              label={slotCopy.description}
              hint={slotCopy.descriptionHint}
              rows={3}
              maxLength={500}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          )}
        </>
      )}
    </SlotForm>
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
  const money = formatDollars(credit.amount.value);
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
        <AppointmentActs
          words={copy}
          troubles={visitTroubles}
          onMove={onMove}
          cancel={() => cancelVisit(visit.id)}
          bookings={visitsQuery.queryKey}
        />
      </div>
    </Card>
  );
}
