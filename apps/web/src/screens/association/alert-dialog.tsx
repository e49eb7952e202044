// A refusal, or what a person should know: title, sentence, 'Aceptar'.
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { stepsCopy as copy } from './association.copy.ts';
import type { Alert } from './refusals.ts';

export function AlertDialog({ alert, onClose }: { alert: Alert | null; onClose: () => void }) {
  return (
    <MessageDialog open={alert !== null} onClose={onClose} title={alert?.title} closeText={copy.accept}>
      {alert && (
        <div className="stack tight">
          <p>{alert.text}</p>
          {alert.more && <p>{alert.more}</p>}
        </div>
      )}
    </MessageDialog>
  );
}
