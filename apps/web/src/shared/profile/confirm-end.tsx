// A way to enter, or to read, is about to end: what that means is said first.
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';

export interface ConfirmEndProps {
  words: { title: string; text: string; yes: string; busy: string; cancel: string };
  onEnd: () => Promise<void>;
  onClose: () => void;
}

export function ConfirmEnd({ words, onEnd, onClose }: ConfirmEndProps) {
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
      title={words.title}
      actions={
        <>
          <Button kind="danger" busy={isBusy} busyText={words.busy} onClick={end}>
            {words.yes}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
