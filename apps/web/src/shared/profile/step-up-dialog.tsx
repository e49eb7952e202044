// «Confirma que eres tú»: the password once more, for what whoever finds the portal open must not do.
import { type FormEvent, useId, useRef, useState } from 'react';
import { stepUp } from '../../api/person/session.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { answerStepUp } from '../../lib/step-up.ts';
import { storedProfile } from '../../session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { currentPasswordWords } from './current-password.ts';
import { stepUpCopy as copy } from './step-up.copy.ts';

export function StepUpDialog() {
  const [isBusy, setIsBusy] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const username = phoneToShow(storedProfile()?.sub ?? '');

  async function prove(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return refuse(copy.missing);
    setIsBusy(true);
    const refusal = await stepUp(password);
    setIsBusy(false);
    if (!refusal) return answerStepUp(true);
    refuse(currentPasswordWords(refusal) ?? copy.failed);
  }

  function refuse(words: string) {
    setError(words);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={() => answerStepUp(false)}
      dismissible={!isBusy}
      title={copy.title}
      actions={
        <>
          <Button type="submit" form={formId} kind="primary" busy={isBusy} busyText={copy.proving}>
            {copy.goOn}
          </Button>
          <Button disabled={isBusy} onClick={() => answerStepUp(false)}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <p>{copy.text}</p>
      <form id={formId} className="stack fields" noValidate onSubmit={prove}>
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField
          ref={field}
          label={copy.password}
          name="current-password"
          autoComplete="current-password"
          showLabel={copy.show}
          hideLabel={copy.hide}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(null);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
}
