// A dialog that only tells something: title, sentence, and one button that closes it.
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface MessageDialogProps extends Omit<DialogProps, 'actions'> {
  /** The word on its button. */
  closeText: ReactNode;
}

export function MessageDialog({ closeText, ...dialog }: MessageDialogProps) {
  const button = (
    <Button kind="primary" onClick={dialog.onClose}>
      {closeText}
    </Button>
  );
  return <Dialog {...dialog} actions={button} />;
}
