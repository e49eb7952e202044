// Whether a notification should go: it does not come back.
import type { CommunicationMessage } from '@portal/contract/notifications';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { removeCopy as copy } from './notifications.copy.ts';

export interface RemoveDialogProps {
  message: CommunicationMessage;
  onRemove: (message: CommunicationMessage) => Promise<void>;
  onKeep: () => void;
}

export function RemoveDialog({ message, onRemove, onKeep }: RemoveDialogProps) {
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    onRemove(message);
  };
  return (
    <Dialog
      open
      onClose={onKeep}
      title={copy.title}
      actions={
        <>
          <Button kind="danger" data-kind="danger" busy={busy} busyText={copy.removing} onClick={remove}>
            {copy.remove}
          </Button>
          <Button onClick={onKeep}>{copy.keep}</Button>
        </>
      }
    >
      <p>{copy.text(message.subject)}</p>
    </Dialog>
  );
}
