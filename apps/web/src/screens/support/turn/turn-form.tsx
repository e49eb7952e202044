// What for and when somebody goes to an office.
import type { Place } from '@portal/contract/help/places';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bookOfficeAppointment,
  moveOfficeAppointment,
  type OfficeAppointment,
  officeAppointmentsQuery,
  officeSlotsQuery,
} from '../../../api/office-appointments.ts';
import { capital } from '../../../lib/capital.ts';
import { SlotForm } from '../../../shared/slots/slot-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
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

export function TurnForm({ placeId, name, activities = [], held, onDone }: TurnFormProps) {
  const client = useQueryClient();
  const query = useQuery(officeSlotsQuery(placeId));
  const [activity, setActivity] = useState<Activity | undefined>(held?.category);
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
          : activity && ((slotId, key) => bookOfficeAppointment({ placeId, slotId, activity }, key))
      }
      // Booked on another device meanwhile: it is shown.
      onRefused={(code) => code === 'APPOINTMENT_OPEN' && client.invalidateQueries(officeAppointmentsQuery)}
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
          {choice}
        </>
      )}
    </SlotForm>
  );
}
