// A turn at an office: the one that somebody has, or where, what for and when they book one.
import type { Place } from '@portal/contract/help/places';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bookOfficeAppointment,
  cancelOfficeAppointment,
  isToCome,
  moveOfficeAppointment,
  type OfficeAppointment,
  officeAppointmentsQuery,
  officeSlotsQuery,
  placeQuery,
} from '../../../api/office-appointments.ts';
import { useServicePrice } from '../../../api/operator-facts.ts';
import { capital } from '../../../lib/dates.ts';
import { paths } from '../../../lib/place/paths.ts';
import { usePathWord } from '../../../lib/place/router.tsx';
import form from '../../../shared/page/form-page.module.css';
import { NothingCard } from '../../../shared/page/nothing-card.tsx';
import { PageHead } from '../../../shared/page/page-head.tsx';
import { WithData } from '../../../shared/page/query-card.tsx';
import { AppointmentActs, SlotForm, slotWords } from '../../../shared/slots/slot-form.tsx';
import { useWishKey } from '../../../shared/use-task.ts';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { DefinitionList } from '../../../ui/lists/definition-list.tsx';
import { SkeletonRows } from '../../../ui/waiting/skeleton.tsx';
import { activityWords } from '../places/places.copy.ts';
import { turnCopy as copy, turnTroubles } from './turn.copy.ts';

export function TurnScreen() {
  const placeId = usePathWord('placeId');
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

// What for and when somebody goes to an office.

type Activity = Place['activities'][number];

export interface TurnFormProps {
  placeId: string;
  name: string;
  /** Of which one is chosen; of a turn that is held it stands already. */
  activities?: readonly Activity[];
  /** Whose time is to be another one; null: one is booked. */
  held: OfficeAppointment | null;
  onDone?: () => void;
}

function TurnForm({ placeId, name, activities = [], held, onDone }: TurnFormProps) {
  const query = useQuery(officeSlotsQuery(placeId));
  const [activity, setActivity] = useState<Activity | undefined>(held?.category);
  const keys = useWishKey();
  const book = (wish: Parameters<typeof bookOfficeAppointment>[0]) =>
    bookOfficeAppointment(wish, keys.of(wish));
  const chipPrice = useServicePrice('newChip', !held && activity === 'chips');
  return (
    <SlotForm
      query={query}
      title={held ? copy.move : name}
      detail={held ? copy.moveText(name) : copy.bookText}
      words={held ? copy.moving : copy.booking}
      troubles={turnTroubles}
      bookings={officeAppointmentsQuery.queryKey}
      isShort
      send={
        held
          ? (slotId) => moveOfficeAppointment(held.id, slotId)
          : activity && ((slotId) => book({ placeId, slotId, activity }))
      }
      onDone={onDone}
      keep={held && copy.keep}
    >
      {(choice, isTried) => (
        <>
          {!held && (
            <SelectField
              label={copy.what}
              placeholder={copy.chooseWhat}
              options={activities.map((value) => ({ value, label: capital(activityWords[value]) }))}
              value={activity ?? ''}
              onChange={({ target }) => setActivity(activities.find((each) => each === target.value))}
              error={isTried && !activity && copy.choose}
            />
          )}
          {chipPrice && <p>{chipPrice}</p>}
          {choice}
        </>
      )}
    </SlotForm>
  );
}
