// When the technician may come: a day, then its hours. Others choose at the same time: one may be gone.
import type { Appointment, TimeSlot } from '@portal/contract/network/appointments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bookVisit, moveVisit, slotsQuery, visitsQuery } from '../../api/visits.ts';
import { capital } from '../../lib/capital.ts';
import { civilDate } from '../../lib/civil-date.ts';
import { formatDayAndMonth, formatTime, weekdayOf } from '../../lib/dates.ts';
import { QueryCard } from '../../shared/page/query-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/empty.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton-rows.tsx';
import { slotCopy as copy, visitsCopy } from './visits.copy.ts';

const TROUBLES: Readonly<Record<string, string>> = {
  SLOT_TAKEN: copy.taken,
  VISIT_OPEN: copy.open,
  VISIT_TOO_LATE: copy.late,
};

export interface SlotFormProps {
  line: string;
  /** Whose slot is to be another one; null: a visit is asked for. */
  visit: Appointment | null;
  onDone: () => void;
}

export function SlotForm({ line, visit, onDone }: SlotFormProps) {
  const query = useQuery(slotsQuery(line));
  return (
    <QueryCard
      query={query}
      title={visit ? copy.move : copy.book}
      detail={visit ? copy.moveText : copy.bookText}
      failed={copy.failed}
      waiting={copy.waiting}
      skeleton={<SkeletonRows count={4} />}
    >
      {(slots) =>
        slots.length === 0 ? (
          <Empty
            level={3}
            drawing={<NothingFound />}
            title={copy.none.title}
            text={copy.none.text}
            action={
              <Button busy={query.isFetching} busyText={copy.none.busy} onClick={() => query.refetch()}>
                {copy.none.act}
              </Button>
            }
          />
        ) : (
          <Form {...{ line, visit, slots, onDone }} onTaken={() => query.refetch()} />
        )
      }
    </QueryCard>
  );
}

/** Short where it is seen, whole where it is read out. */
function DayLabel({ period }: { period: TimeSlot['validFor'] }) {
  const [day = '', month] = capital(dayOf(period)).split(/(?= de )/);
  return (
    <>
      {day}
      <span className="sr-only">{month}</span>
    </>
  );
}

interface FormProps extends SlotFormProps {
  slots: readonly TimeSlot[];
  onTaken: () => void;
}

function Form({ line, visit, slots, onDone, onTaken }: FormProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(crypto.randomUUID());
  const [day, setDay] = useState<string>();
  const [slotId, setSlotId] = useState<string>();
  const [description, setDescription] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const days = byDay(slots);
  const ofDay = (day && days.get(day)) || [];
  const chosen = ofDay.find(({ id }) => id === slotId);

  async function send() {
    setIsTried(true);
    if (isBusy || !chosen) return;
    setIsBusy(true);
    setTrouble(null);
    const { data, error } = visit
      ? await moveVisit(visit.id, chosen.id)
      : await bookVisit({ serviceId: line, slotId: chosen.id, description }, key.current);
    setIsBusy(false);
    if (error) {
      setTrouble(TROUBLES[error.code] ?? copy.notSent);
      if (error.code === 'SLOT_TAKEN') onTaken();
      return;
    }
    client.setQueryData(visitsQuery.queryKey, (all = []) => [
      data,
      ...all.filter(({ id }) => id !== data.id),
    ]);
    showToast({ kind: 'success', text: visit ? copy.moved : copy.sent });
    onDone();
  }

  return (
    <form
      noValidate
      className="stack fields"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <RadioGroup
        compact
        legend={copy.day}
        options={[...days].flatMap(([value, [first]]) =>
          first ? [{ value, label: <DayLabel period={first.validFor} /> }] : [],
        )}
        value={day}
        onChange={(value) => {
          setDay(value);
          setSlotId(undefined);
        }}
        error={isTried && !day && copy.chooseDay}
      />
      {day && (
        <RadioGroup
          compact
          legend={copy.hours}
          options={ofDay.map(({ id, validFor }) => ({ value: id, label: hoursOf(validFor) }))}
          value={slotId}
          onChange={setSlotId}
          error={isTried && !chosen && copy.chooseHours}
        />
      )}
      {!visit && (
        <TextArea
          label={copy.description}
          hint={copy.descriptionHint}
          rows={3}
          maxLength={500}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      )}
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button kind="primary" type="submit" busy={isBusy} busyText={copy.sending}>
          {visit ? copy.sendMove : copy.send}
        </Button>
      </div>
      {visit && (
        <div>
          <Button onClick={onDone}>{visitsCopy.keep}</Button>
        </div>
      )}
    </form>
  );
}

// A half day as people here say it.
type Period = TimeSlot['validFor'];

/** `08:00 a 12:00` */
const hoursOf = ({ startDateTime, endDateTime }: Period): string =>
  copy.range(formatTime(startDateTime), formatTime(endDateTime));

/** `jueves 26 de noviembre` */
const dayOf = ({ startDateTime }: Period): string =>
  `${weekdayOf(startDateTime)} ${formatDayAndMonth(startDateTime)}`;

/** `jueves 26 de noviembre, 08:00 a 12:00` */
export const slotWords = (period: Period): string => `${dayOf(period)}, ${hoursOf(period)}`;

/** The free slots of each day, the soonest first. */
const byDay = (slots: readonly TimeSlot[]): Map<string, TimeSlot[]> =>
  Map.groupBy(slots, ({ validFor }) => civilDate(validFor.startDateTime));
