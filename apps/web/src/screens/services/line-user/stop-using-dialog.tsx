// Whoever uses a line says that they no longer do, and reads first what that opens.
import { useState } from 'react';
import { stopUsingLine } from '../../../api/lines/line-users.ts';
import { lineUserCopy } from '../../../shared/line-user/line-user.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { useToast } from '../../../ui/layers/toast-context.ts';
import { sayUserCopy as copy } from './line-user.copy.ts';

export interface StopUsingDialogProps {
  line: string;
  onClose: () => void;
  onDone: () => void;
}

export function StopUsingDialog({ line, onClose, onDone }: StopUsingDialogProps) {
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function stop() {
    setIsBusy(true);
    const error = await stopUsingLine(line);
    setIsBusy(false);
    if (error) return showToast({ kind: 'danger', text: lineUserCopy.again });
    showToast({ kind: 'success', text: copy.stopped });
    onDone();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.stopTitle}
      actions={
        <>
          <Button kind="danger" busy={isBusy} busyText={copy.stopping} onClick={stop}>
            {copy.stopAct}
          </Button>
          <Button onClick={onClose}>{copy.cancel}</Button>
        </>
      }
    >
      <p>{copy.stopText}</p>
    </Dialog>
  );
}
