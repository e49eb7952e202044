// An alert of the documents: title, sentence, 'Aceptar', and at times a second way out.

import { paths } from '../../../lib/place/paths.ts';
import { useNavigate } from '../../../lib/place/router.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layers/dialog.tsx';
import { stepCopy as copy } from '../access.copy.ts';
import type { Alert } from '../refusals.ts';

export interface AlertDialogProps {
  alert: Alert | null;
  onClose: () => void;
  /** Of an alert that offers a code. */
  onCode?: () => void;
}

export function AlertDialog({ alert, onClose, onCode }: AlertDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog
      open={alert !== null}
      onClose={onClose}
      title={alert?.title}
      actions={
        <>
          {alert?.offers === 'signIn' && (
            <Button kind="primary" onClick={() => navigate(paths.login())}>
              {copy.signIn}
            </Button>
          )}
          {alert?.offers === 'code' && (
            <Button kind="primary" onClick={onCode}>
              {copy.sendCode}
            </Button>
          )}
          <Button kind={alert?.offers ? 'tonal' : 'primary'} onClick={onClose}>
            {copy.accept}
          </Button>
        </>
      }
    >
      {alert && (
        <div className="stack tight">
          <p>{alert.text}</p>
          {alert.more && <p>{alert.more}</p>}
        </div>
      )}
    </Dialog>
  );
}
