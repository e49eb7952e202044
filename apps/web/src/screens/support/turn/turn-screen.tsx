// A turn at an office: the one that somebody has, or where, what for and when they book one.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import {
  cancelOfficeAppointment,
  isToCome,
  type OfficeAppointment,
  officeAppointmentsQuery,
  placeQuery,
} from '../../../api/office-appointments.ts';
import { capital } from '../../../lib/capital.ts';
import { paths } from '../../../lib/place/paths.ts';
import form from '../../../shared/page/form-page.module.css';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { WithData } from '../../../shared/page/with-data.tsx';
import { AppointmentActs } from '../../../shared/slots/appointment-acts.tsx';
import { slotWords } from '../../../shared/slots/slot-choice.tsx';
import { Card } from '../../../ui/card.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton-rows.tsx';
import { activityWords } from '../places/places.copy.ts';
import { turnCopy as copy, turnTroubles } from './turn.copy.ts';
import { TurnForm } from './turn-form.tsx';

export function TurnScreen() {
  const { placeId } = useParams();
  const query = useQuery(officeAppointmentsQuery);
  return (
    <div className={form.page}>
      <PageHead title={copy.title} lead={copy.lead} back={{ href: paths.places(), label: copy.back }} />
      <WithData
        query={query}
        failed={copy.failed}
        waiting={copy.waiting}
        skeleton={<SkeletonRows count={4} />}
      >
        {(turns) => <Turn held={turns.find(isToCome) ?? null} placeId={placeId} />}
      </WithData>
    </div>
  );
}

function Turn({ held, placeId }: { held: OfficeAppointment | null; placeId: string | undefined }) {
  const [isMoving, setIsMoving] = useState(false);
  if (held)
    return (
      <div className="stack">
        <Held turn={held} onMove={() => setIsMoving(true)} />
        {isMoving && (
          <TurnForm
            placeId={held.relatedPlace.id}
            name={held.relatedPlace.name}
            held={held}
            onDone={() => setIsMoving(false)}
          />
        )}
      </div>
    );
  return placeId === undefined ? <Nowhere {...copy.noPlace} /> : <At placeId={placeId} />;
}

function Nowhere(words: { title: string; text: string; act: string }) {
  return <NothingCard {...words} href={paths.places()} kind="primary" />;
}

function At({ placeId }: { placeId: string }) {
  const query = useQuery(placeQuery(placeId));
  return (
    <WithData query={query} {...copy.place} skeleton={<SkeletonRows count={4} />}>
      {(place) =>
        place?.takesAppointments ? (
          <TurnForm placeId={placeId} name={place.name} activities={place.activities} held={null} />
        ) : (
          <Nowhere {...copy.notTaken} />
        )
      }
    </WithData>
  );
}

function Held({ turn, onMove }: { turn: OfficeAppointment; onMove: () => void }) {
  return (
    <Card title={copy.yours}>
      <div className="stack">
        <DefinitionList
          items={[
            { term: copy.code, value: <strong>{turn.code}</strong> },
            { term: copy.when, value: capital(slotWords(turn.validFor)) },
            { term: copy.where, value: turn.relatedPlace.name },
            { term: copy.what, value: capital(activityWords[turn.category]) },
          ]}
        />
        <p className="muted">{copy.toShow}</p>
        <AppointmentActs
          words={copy}
          troubles={turnTroubles}
          onMove={onMove}
          cancel={() => cancelOfficeAppointment(turn.id)}
          bookings={officeAppointmentsQuery.queryKey}
        />
      </div>
    </Card>
  );
}
