// When the technician may come. Others choose at the same time: one may be gone.
import type { Appointment, TimeSlot } from '@portal/contract/network/appointments';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { bookVisit, moveVisit, slotsQuery, visitsQuery } from '../../api/visits.ts';
import { SlotChoice } from '../../shared/slots/slot-choice.tsx';
import { slotsCopy } from '../../shared/slots/slots.copy.ts';
import { SlotsCard } from '../../shared/slots/slots-card.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { slotCopy as copy, visitsCopy, visitTroubles } from './visits.copy.ts';

export interface SlotFormProps {
  line: string;
  /** Whose slot is to be another one; null: a visit is asked for. */
  visit: Appointment | null;
  onDone: () => void;
}

export function SlotForm({ line, visit, onDone }: SlotFormProps) {
  const query = useQuery(slotsQuery(line));
  return (
    <SlotsCard
      query={query}
      title={visit ? copy.move : copy.book}
      detail={visit ? copy.moveText : copy.bookText}
    >
      {(slots) => <Form {...{ line, visit, slots, onDone }} onTaken={() => query.refetch()} />}
    </SlotsCard>
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
  const [slotId, setSlotId] = useState<string>();
  const [description, setDescription] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const chosen = slots.find(({ id }) => id === slotId);

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
      setTrouble(visitTroubles[error.code] ?? slotsCopy.notSent);
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
      <SlotChoice {...{ slots, slotId, isTried }} onChange={setSlotId} />
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
