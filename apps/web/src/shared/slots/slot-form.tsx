// When something may be: free times on their way, none left, no answer, or one that is chosen and sent. Others choose at the
// same time: one may be gone.
import type { TimeSlot } from '@portal/contract/network/visits';
import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { civilDate } from '../../lib/civil-date.ts';
import { capital, formatDayAndMonth, formatTime, weekdayOf } from '../../lib/dates.ts';
import type { Result } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NothingFound } from '../../ui/drawings/nothing-found.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { useToast } from '../../ui/layers/toast.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Empty } from '../../ui/waiting/section-error.tsx';
import { SkeletonRows } from '../../ui/waiting/skeleton.tsx';
import { AskedButton } from '../asked-button.tsx';
import { QueryCard } from '../page/query-card.tsx';
import { useBusy } from '../use-task.ts';
import { slotsCopy as copy } from './slots.copy.ts';

interface SlotFormProps<Booked> {
  query: UseQueryResult<TimeSlot[]>;
  title: string;
  detail: string;
  words: { send: string; sending: string; sent: string };
  /** By the code of a refusal; for others there is a sentence. */
  troubles: Readonly<Record<string, string>>;
  /** All that are booked, where this one is then, too. */
  bookings: QueryKey;
  /** Of short slots only the beginning. */
  isShort?: boolean;
  /** Undefined as long as something else is to be said first. */
  send: ((slotId: string) => Promise<Result<Booked>>) | undefined;
  onDone?: (() => void) | undefined;
  /** The way back, of who has one already. */
  keep: string | null;
  /** The choice, with what else is asked for. @param isTried it was sent: what is missing is said */
  children: (choice: ReactNode, isTried: boolean) => ReactNode;
}

export function SlotForm<Booked extends { id: string }>(props: SlotFormProps<Booked>) {
  const { query, title, detail } = props;
  return (
    <QueryCard
      query={query}
      isUntimed
      title={title}
      detail={detail}
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
          <Form {...props} slots={slots} />
        )
      }
    </QueryCard>
  );
}

interface FormProps<Booked> extends SlotFormProps<Booked> {
  slots: readonly TimeSlot[];
}

function Form<Booked extends { id: string }>(props: FormProps<Booked>) {
  const { slots, words, isShort = false, keep, onDone } = props;
  const client = useQueryClient();
  const showToast = useToast();
  const [slotId, setSlotId] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const { isBusy, during } = useBusy();
  const [trouble, setTrouble] = useState<string | null>(null);
  const chosen = slots.find(({ id }) => id === slotId);

  async function send() {
    setIsTried(true);
    if (isBusy || !chosen || !props.send) return;
    setTrouble(null);
    const { data, error } = await during(props.send(chosen.id));
    if (error) return setTrouble(props.troubles[error.code] ?? copy.notSent);
    showToast({ kind: 'success', text: words.sent });
    client.setQueryData<Booked[]>(props.bookings, (all = []) => [
      data,
      ...all.filter(({ id }) => id !== data.id),
    ]);
    onDone?.();
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
      {props.children(<SlotChoice {...{ slots, slotId, isTried, isShort }} onChange={setSlotId} />, isTried)}
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div className="row wrap">
        <Button kind="primary" type="submit" busy={isBusy} busyText={words.sending}>
          {words.send}
        </Button>
        {keep && <Button onClick={onDone}>{keep}</Button>}
      </div>
    </form>
  );
}

interface SlotChoiceProps {
  slots: readonly TimeSlot[];
  slotId: string | undefined;
  onChange: (slotId: string | undefined) => void;
  /** It was sent: what is not chosen is said. */
  isTried: boolean;
  /** Of short slots only the beginning. */
  isShort?: boolean;
}

/** When something may be: a day, then its hours. */
function SlotChoice({ slots, slotId, onChange, isTried, isShort = false }: SlotChoiceProps) {
  const [day, setDay] = useState<string>();
  const days = byDay(slots);
  const ofDay = (day && days.get(day)) || [];
  return (
    <>
      <RadioGroup
        compact="words"
        legend={copy.day}
        options={[...days].flatMap(([value, [first]]) =>
          first ? [{ value, label: <DayLabel period={first.validFor} /> }] : [],
        )}
        value={day}
        onChange={(value) => {
          setDay(value);
          onChange(undefined);
        }}
        error={isTried && !day && copy.chooseDay}
      />
      {day && (
        <RadioGroup
          compact={isShort || 'words'}
          legend={copy.hours}
          options={ofDay.map(({ id, validFor }) => ({
            value: id,
            label: isShort ? formatTime(validFor.startDateTime) : hoursOf(validFor),
          }))}
          value={slotId}
          onChange={onChange}
          error={isTried && !ofDay.some(({ id }) => id === slotId) && copy.chooseHours}
        />
      )}
    </>
  );
}

/** Short where it is seen, whole where it is read out. */
function DayLabel({ period }: { period: Period }) {
  const [day = '', month] = capital(dayOf(period)).split(/(?= de )/);
  return (
    <>
      {day}
      <span className="sr-only">{month}</span>
    </>
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

interface AppointmentActsProps<Booked> {
  words: { cancel: string; cancelling: string; cancelAsk: string; cancelText: string; cancelled: string };
  /** By the code of a refusal; for others there is a sentence. */
  troubles: Readonly<Record<string, string>>;
  onMove: () => void;
  cancel: () => Promise<Result<Booked>>;
  /** All that are booked, where this one is cancelled then. */
  bookings: QueryKey;
}

/** What can be done about something that is booked: another time, or none. The second is asked once more. */
export function AppointmentActs<Booked extends { id: string }>({
  words,
  troubles,
  onMove,
  cancel,
  bookings,
}: AppointmentActsProps<Booked>) {
  const client = useQueryClient();
  const showToast = useToast();
  const { isBusy, during } = useBusy();

  async function end() {
    const { data, error } = await during(cancel());
    if (error) return showToast({ kind: 'danger', text: troubles[error.code] ?? copy.notSent });
    client.setQueryData<Booked[]>(bookings, (all) => all?.map((one) => (one.id === data.id ? data : one)));
    showToast({ kind: 'success', text: words.cancelled });
  }

  return (
    <div className="row wrap">
      <Button onClick={onMove}>{copy.move}</Button>
      <AskedButton
        kind="outline"
        busy={isBusy}
        busyText={words.cancelling}
        asks={{ title: words.cancelAsk, text: words.cancelText, yes: words.cancel, no: copy.back }}
        onYes={end}
      >
        {words.cancel}
      </AskedButton>
    </div>
  );
}
