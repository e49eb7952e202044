// What can be done about something that is booked: another time, or none. The second is asked once more.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Result } from '../../lib/http/result.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { slotsCopy as copy } from './slots.copy.ts';

export interface AppointmentActsProps<Booked> {
  words: { cancel: string; cancelling: string; cancelAsk: string; cancelText: string; cancelled: string };
  /** By the code of a refusal; for others there is a sentence. */
  troubles: Readonly<Record<string, string>>;
  onMove: () => void;
  cancel: () => Promise<Result<Booked>>;
  /** All that are booked, where this one is cancelled then. */
  bookings: QueryKey;
}

export function AppointmentActs<Booked extends { id: string }>({
  words,
  troubles,
  onMove,
  cancel,
  bookings,
}: AppointmentActsProps<Booked>) {
  const client = useQueryClient();
  const showToast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function end() {
    setIsAsking(false);
    setIsBusy(true);
    const { data, error } = await cancel();
    setIsBusy(false);
    if (error) return showToast({ kind: 'danger', text: troubles[error.code] ?? copy.notSent });
    client.setQueryData<Booked[]>(bookings, (all) => all?.map((one) => (one.id === data.id ? data : one)));
    showToast({ kind: 'success', text: words.cancelled });
  }

  return (
    <>
      <div className="row wrap">
        <Button onClick={onMove}>{copy.move}</Button>
        <Button kind="outline" busy={isBusy} busyText={words.cancelling} onClick={() => setIsAsking(true)}>
          {words.cancel}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={words.cancelAsk}
        actions={
          <>
            <Button kind="danger" onClick={end}>
              {words.cancel}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{copy.back}</Button>
          </>
        }
      >
        {words.cancelText}
      </Dialog>
    </>
  );
}
