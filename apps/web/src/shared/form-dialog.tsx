// A dialog that is a form: why it was refused, its fields, and the two buttons.
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/layers/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useBusy } from './use-task.ts';

export interface FormDialogProps {
  title: string;
  words: { submit: string; busy: string; cancel: string };
  /** Answers why not; null when it is done, or a field says why not. */
  onSubmit: () => Promise<string | null>;
  onClose: () => void;
  initialFocus?: 'title' | undefined;
  children: ReactNode;
}

export function FormDialog({ title, words, onSubmit, onClose, initialFocus, children }: FormDialogProps) {
  const formId = useId();
  const { isBusy, during } = useBusy();
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    const why = await during(onSubmit());
    setRefusal(why);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isBusy}
      title={title}
      initialFocus={initialFocus}
      actions={
        <>
          <Button type="submit" form={formId} kind="primary" busy={isBusy} busyText={words.busy}>
            {words.submit}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack fields" noValidate onSubmit={submit}>
        {refusal && <Notice kind="danger" title={refusal} />}
        {children}
      </form>
    </Dialog>
  );
}
