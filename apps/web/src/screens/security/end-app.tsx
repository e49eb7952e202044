// Turning the second step off: what that means is said first.
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { endAppCopy as copy } from './security.copy.ts';

export interface EndAppProps {
  onEnd: () => Promise<void>;
  onClose: () => void;
}

export function EndApp({ onEnd, onClose }: EndAppProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function end() {
    setIsBusy(true);
    await onEnd();
    setIsBusy(false);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={copy.title}
      actions={
        <>
          <Button kind="danger" busy={isBusy} busyText={copy.busy} onClick={end}>
            {copy.yes}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
    </Dialog>
  );
}
