// The visit that is to come: how it stands, when, where, whose turn it is; moved and cancelled from here.
import type { Appointment } from '@portal/contract/network/appointments';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelVisit, visitsQuery } from '../../api/visits.ts';
import { capital } from '../../lib/capital.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/figures/badge.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { useToast } from '../../ui/layers/toast-context.ts';
import { DefinitionList } from '../../ui/lists/definition-list.tsx';
import { slotWords } from './slot-words.ts';
import { visitsCopy as copy, slotCopy } from './visits.copy.ts';

export function VisitCard({ visit, onMove }: { visit: Appointment; onMove: () => void }) {
  const { status, validFor, wantedFor, place, queuePosition } = visit;
  return (
    <Card title={copy.yours}>
      <div className="stack">
        <DefinitionList
          items={[
            {
              term: copy.status,
              value: (
                <Badge kind={status === 'confirmed' ? 'success' : 'warning'}>{copy.statuses[status]}</Badge>
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
