// 'Asociar servicios' for whoever registered by phone or through a social network: first an e-mail of their own.
import { useState } from 'react';
import { signOut } from '../../api/person/sign-out.ts';
import { paths } from '../../lib/place/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { associateServicesCopy as copy } from './association.copy.ts';

export interface AssociateServicesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** 'Continuar' signs out and leads to registration. */
export function AssociateServicesDialog({ open, onClose }: AssociateServicesDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const goOn = () => {
    setLeaving(true);
    signOut(paths.register());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      dismissible={!leaving}
      actions={
        <>
          <Button kind="primary" busy={leaving} busyText={copy.goingOn} onClick={goOn}>
            {copy.goOn}
          </Button>
          <Button disabled={leaving} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
      <p>{copy.leaves}</p>
    </Dialog>
  );
}
