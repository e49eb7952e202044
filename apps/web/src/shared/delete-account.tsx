// 'Eliminar cuenta': what is lost, the call, and the end of the session once the account is gone.
import { X } from 'lucide-react';
import { useState } from 'react';
import { deleteAccount } from '../api/account.ts';
import { endSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { MessageDialog } from '../ui/message-dialog.tsx';
import { deleteAccountCopy as copy } from './delete-account.copy.ts';
import styles from './delete-account.module.css';

/** Mounted when the customer asks for it; `onClose` when the account stays. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<'asking' | 'deleting' | 'done' | 'failed'>('asking');

  const remove = async () => {
    setStep('deleting');
    setStep((await deleteAccount()) ? 'failed' : 'done');
  };
  // The guard of the routes then leads to the root.
  const leave = () => endSession('signed-out');

  return (
    <>
      <Dialog
        open={step === 'asking' || step === 'deleting'}
        onClose={onClose}
        dismissible={step === 'asking'}
        title={copy.title}
        actions={
          <>
            <Button kind="danger" busy={step === 'deleting'} busyText={copy.deleting} onClick={remove}>
              {copy.yes}
            </Button>
            <Button disabled={step === 'deleting'} onClick={onClose}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        <Losses />
      </Dialog>
      <MessageDialog open={step === 'done'} onClose={leave} title={copy.doneTitle} closeText={copy.accept}>
        {copy.done}
      </MessageDialog>
      <MessageDialog
        open={step === 'failed'}
        onClose={onClose}
        title={copy.failedTitle}
        closeText={copy.accept}
      >
        {copy.failed}
      </MessageDialog>
    </>
  );
}

function Losses() {
  return (
    <div className={styles.text}>
      <p className="strong">{copy.ask}</p>
      <p>{copy.warning}</p>
      <ul className={styles.losses}>
        {copy.losses.map((loss) => (
          <li key={loss}>
            <Icon of={X} size="sm" />
            {loss}
          </li>
        ))}
      </ul>
      <p className="small quiet">{copy.linesStay}</p>
    </div>
  );
}
