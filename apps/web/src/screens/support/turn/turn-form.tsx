// What for and when somebody goes to an office. Others choose at the same time: one may be gone.
import type { Place } from '@portal/contract/help/places';
import type { TimeSlot } from '@portal/contract/network/appointments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  bookOfficeAppointment,
  moveOfficeAppointment,
  type OfficeAppointment,
  officeAppointmentsQuery,
  officeSlotsQuery,
} from '../../../api/office-appointments.ts';
import { capital } from '../../../lib/capital.ts';
import { SlotChoice } from '../../../shared/slots/slot-choice.tsx';
import { slotsCopy } from '../../../shared/slots/slots.copy.ts';
import { SlotsCard } from '../../../shared/slots/slots-card.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { Notice } from '../../../ui/notice.tsx';
import { activityWords } from '../places/places.copy.ts';
import { turnCopy as copy, turnTroubles } from './turn.copy.ts';

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

export function TurnForm(props: TurnFormProps) {
  const { placeId, name, held } = props;
  const query = useQuery(officeSlotsQuery(placeId));
  return (
    <SlotsCard
      query={query}
      title={held ? copy.move : name}
      detail={held ? copy.moveText(name) : copy.bookText}
    >
      {(slots) => <Form {...props} slots={slots} onTaken={() => query.refetch()} />}
    </SlotsCard>
  );
}

interface FormProps extends TurnFormProps {
  slots: readonly TimeSlot[];
  onTaken: () => void;
}

function Form({ placeId, activities = [], held, slots, onDone, onTaken }: FormProps) {
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(crypto.randomUUID());
  const [activity, setActivity] = useState<Activity | undefined>(held?.category);
  const [slotId, setSlotId] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const chosen = slots.find(({ id }) => id === slotId);

  async function send() {
    setIsTried(true);
    if (isBusy || !chosen || !activity) return;
    setIsBusy(true);
    setTrouble(null);
    const { data, error } = held
      ? await moveOfficeAppointment(held.id, chosen.id)
      : await bookOfficeAppointment({ placeId, slotId: chosen.id, activity }, key.current);
    setIsBusy(false);
    if (error) {
      setTrouble(turnTroubles[error.code] ?? slotsCopy.notSent);
      if (error.code === 'SLOT_TAKEN') onTaken();
      // Booked on another device meanwhile: it is shown.
      if (error.code === 'APPOINTMENT_OPEN') void client.invalidateQueries(officeAppointmentsQuery);
      return;
    }
    showToast({ kind: 'success', text: held ? copy.moved : copy.booked });
    client.setQueryData(officeAppointmentsQuery.queryKey, (all = []) => [
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
      <SlotChoice {...{ slots, slotId, isTried }} onChange={setSlotId} isShort />
      {trouble && <Notice kind="danger">{trouble}</Notice>}
      <div>
        <Button kind="primary" type="submit" busy={isBusy} busyText={copy.sending}>
          {held ? copy.sendMove : copy.send}
        </Button>
      </div>
      {held && (
        <div>
          <Button onClick={onDone}>{copy.keep}</Button>
        </div>
      )}
    </form>
  );
}
