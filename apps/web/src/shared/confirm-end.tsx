// Something is about to end: what that means is said first.
import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';
import { useBusy } from './use-task.ts';

export interface ConfirmEndProps {
  words: { title: string; text: ReactNode; yes: string; busy: string; cancel: string };
  onEnd: () => Promise<void>;
  onClose: () => void;
}

export function ConfirmEnd({ words, onEnd, onClose }: ConfirmEndProps) {
  const { isBusy, during } = useBusy();

  async function end() {
    await during(onEnd());
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
      {typeof words.text === 'string' ? <p>{words.text}</p> : words.text}
    </Dialog>
  );
}
