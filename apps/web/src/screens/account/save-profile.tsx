// Saving the profile: the question, the call, and what came of it.
import { useState } from 'react';
import { type Names, saveNames } from '../../api/person/account.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { MessageDialog } from '../../ui/layers/message-dialog.tsx';
import { accountCopy } from './account.copy.ts';
import { saveCopy as copy } from './edit-profile.copy.ts';

export interface SaveProfileProps {
  names: Names;
  /** Nothing was saved: back to the form. */
  onClose: () => void;
  onSaved: () => void;
}

export function SaveProfile({ names, onClose, onSaved }: SaveProfileProps) {
  const [step, setStep] = useState<'asking' | 'saving' | 'saved' | 'failed'>('asking');

  const save = async () => {
    setStep('saving');
    setStep((await saveNames(names)) ? 'failed' : 'saved');
  };

  return (
    <>
      <Dialog
        open={step === 'asking' || step === 'saving'}
        onClose={onClose}
        dismissible={step === 'asking'}
        title={copy.ask}
        actions={
          <>
            <Button kind="primary" busy={step === 'saving'} busyText={copy.saving} onClick={save}>
              {copy.yes}
            </Button>
            <Button disabled={step === 'saving'} onClick={onClose}>
              {accountCopy.cancel}
            </Button>
          </>
        }
      />
      <MessageDialog open={step === 'saved'} onClose={onSaved} title={copy.savedTitle} closeText={copy.goOn}>
        {copy.saved}
      </MessageDialog>
      <MessageDialog
        open={step === 'failed'}
        onClose={onClose}
        title={copy.failedTitle}
        closeText={accountCopy.accept}
      >
        {copy.failed}
      </MessageDialog>
    </>
  );
}
