// 'Eliminar cuenta': what is lost, the password once more, the call, and the end of the session once it is gone.
import { X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { deleteAccount } from '../../api/person/account.ts';
import { verifyPassword } from '../../api/person/session.ts';
import { momentWords } from '../../lib/dates.ts';
import { noAnswer } from '../../lib/http/result.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { accountClosed, endSession } from '../../session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog, MessageDialog } from '../../ui/layers/dialog.tsx';
import styles from './account-page.module.css';
import { CurrentPasswordField, currentPasswordWords } from './current-password-field.tsx';
import { deleteAccountCopy as copy } from './delete-account.copy.ts';

export interface DeleteAccountProps {
  /** The login name. */
  sub: string;
  /** The account stays. */
  onClose: () => void;
}

/** Mounted when the customer asks for it. */
export function DeleteAccount({ sub, onClose }: DeleteAccountProps) {
  const [step, setStep] = useState<'asking' | 'deleting' | 'done' | 'failed'>('asking');
  const [until, setUntil] = useState('');
  const [failure, setFailure] = useState<string>(copy.failed);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();

  const refuse = (words: string) => {
    setStep('asking');
    setError(words);
    field.current?.focus();
  };
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'asking') return;
    if (password === '') return refuse(copy.passwordMissing);
    setStep('deleting');
    const unverified = await verifyPassword({ username: sub, password });
    const words = unverified && currentPasswordWords(unverified);
    if (words) return refuse(words);
    if (unverified) setFailure(noAnswer(unverified)?.text ?? copy.failed);
    const end = unverified ? null : await deleteAccount();
    if (end === null) return setStep('failed');
    accountClosed(end);
    setUntil(momentWords(end));
    setStep('done');
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
            <Button
              type="submit"
              form={formId}
              kind="danger"
              busy={step === 'deleting'}
              busyText={copy.deleting}
            >
              {copy.yes}
            </Button>
            <Button disabled={step === 'deleting'} onClick={onClose}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        <Losses />
        <form id={formId} className={styles.form} noValidate onSubmit={remove}>
          <CurrentPasswordField
            ref={field}
            username={phoneToShow(sub)}
            label={copy.password}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError(null);
            }}
            error={error}
          />
        </form>
      </Dialog>
      <MessageDialog open={step === 'done'} onClose={leave} title={copy.doneTitle} closeText={copy.accept}>
        {copy.done(until)}
      </MessageDialog>
      <MessageDialog
        open={step === 'failed'}
        onClose={onClose}
        title={copy.failedTitle}
        closeText={copy.accept}
      >
        {failure}
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
      <p className="small quiet">{copy.wayBack}</p>
    </div>
  );
}
