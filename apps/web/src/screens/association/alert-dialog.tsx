// A refusal, or what a person should know: title, sentence, 'Aceptar'.
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { stepsCopy as copy } from './association.copy.ts';
import type { Alert } from './refusals.ts';

export function AlertDialog({ alert, onClose }: { alert: Alert | null; onClose: () => void }) {
  return (
    <Dialog
      open={alert !== null}
      onClose={onClose}
      title={alert?.title}
      actions={
        <Button kind="primary" onClick={onClose}>
          {copy.accept}
        </Button>
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
