// «Pedir más permisos»: whoever was invited to a line reads whom to ask, and where that person changes it.
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { linePageCopy } from './line-page.copy.ts';

const { more: copy } = linePageCopy;

export interface AskForMoreProps {
  /** Who holds the line; undefined where nobody says. */
  giver: string | undefined;
}

export function useAskForMore({ giver }: AskForMoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const dialog = (
    <Dialog
      open={isOpen}
      onClose={close}
      title={copy.asking(giver ?? copy.holder)}
      actions={<Button onClick={close}>{copy.understood}</Button>}
    >
      {copy.how}
    </Dialog>
  );
  return { ask: () => setIsOpen(true), dialog };
}

export function AskForMore(props: AskForMoreProps) {
  const { ask, dialog } = useAskForMore(props);
  return (
    <>
      <Button kind="primary" onClick={ask}>
        {copy.ask}
      </Button>
      {dialog}
    </>
  );
}
