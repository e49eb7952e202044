// An app of codes is added: its picture is read, and the first code of it is typed.
import type { NewSecondFactor } from '@portal/contract/access/second-factor';
import { type FormEvent, useRef, useState } from 'react';
import { confirmApp } from '../../api/person/security.ts';
import { failedCopy } from '../../shared/page/form.copy.ts';
import { blockedWords } from '../../shared/profile/blocked-words.ts';
import { useBusy } from '../../shared/use-task.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { OneTimeCodeField } from '../../ui/fields/text-field.tsx';
import { QrPicture } from '../../ui/figures/bar-code.tsx';
import { newAppCopy as copy } from './security.copy.ts';
import styles from './security.module.css';

export interface NewAppProps {
  made: NewSecondFactor;
  onDone: (backupCodes: readonly string[]) => void;
  onClose: () => void;
}

export function NewApp({ made, onDone, onClose }: NewAppProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const field = useRef<HTMLInputElement>(null);

  function refuse(words: string) {
    setError(words);
    field.current?.focus();
  }

  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return refuse(copy.missing);
    const { data, error: refusal } = await during(confirmApp(code));
    if (data) return onDone(data.backupCodes);
    if (refusal.code === 'STEP_UP_REQUIRED') return;
    refuse(
      refusal.code === 'OTP_INVALID' ? copy.wrong : (blockedWords(refusal.message) ?? failedCopy.notDone),
    );
  }

  return (
    <form className="stack fields" noValidate onSubmit={confirm}>
      <p>{copy.scan}</p>
      <QrPicture code={made.uri} label={copy.picture} />
      <TextLink href={made.uri}>{copy.open}</TextLink>
      <div>
        <p className="small quiet">{copy.byHand}</p>
        <p className={styles.secret}>{made.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <OneTimeCodeField
        ref={field}
        label={copy.code}
        hint={copy.codeHint}
        value={code}
        onTyped={(typed) => {
          setCode(typed);
          setError(null);
        }}
        error={error}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="primary" busy={isBusy} busyText={copy.confirming}>
          {copy.confirm}
        </Button>
        <Button disabled={isBusy} onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
