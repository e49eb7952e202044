// «Confirma que eres tú»: the password or a code once more, for what whoever finds the portal open must not do.
import { type FormEvent, useId, useRef, useState } from 'react';
import { stepUp } from '../../api/person/session.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { answerStepUp, stepUpMethods } from '../../lib/step-up.ts';
import { storedProfile } from '../../session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { OneTimeCodeField } from '../../ui/fields/one-time-code-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { currentPasswordWords } from './current-password.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { stepUpCopy as copy } from './step-up.copy.ts';
import { StepUpByLine } from './step-up-by-line.tsx';

export function StepUpDialog() {
  const [isBusy, setIsBusy] = useState(false);
  const methods = stepUpMethods();
  const hasPassword = methods.includes('password');
  const hasCode = methods.includes('code');
  const byLine = methods.includes('lineGrant') && !hasPassword && !hasCode;
  // A mailbox reset the password, and there is nothing else by which to say who one is.
  const waits = methods.length === 0;
  const [byCode, setByCode] = useState(!hasPassword && hasCode);
  const [lineState, setLineState] = useState({ goOn: copy.sendCode as string, isBusy: false });
  const [isSigning, setIsSigning] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  const username = phoneToShow(storedProfile()?.sub ?? '');

  const busy = isBusy || lineState.isBusy;
  const hasForm = hasPassword || hasCode;

  async function prove(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const typed = byCode ? code.trim() : password;
    if (typed === '') return refuse(byCode ? copy.codeMissing : copy.missing);
    setIsBusy(true);
    const refusal = await stepUp(byCode ? { code: typed } : { password });
    setIsBusy(false);
    if (!refusal) return answerStepUp(true);
    refuse(refusal.code === 'OTP_INVALID' ? copy.codeWrong : (currentPasswordWords(refusal) ?? copy.failed));
  }

  /** What speaks to the device comes with the first press. */
  async function proveByPasskey() {
    setError(null);
    setIsSigning(true);
    const words = await import('./step-up-by-passkey.ts').then(
      ({ stepUpByPasskey }) => stepUpByPasskey(),
      () => copy.failed,
    );
    setIsSigning(false);
    if (words === null) answerStepUp(true);
    else if (words !== '') refuse(words);
  }

  function refuse(words: string) {
    setError(words);
    field.current?.focus();
  }

  return (
    <Dialog
      open
      onClose={() => answerStepUp(false)}
      dismissible={!busy && !isSigning}
      title={copy.title}
      actions={
        <>
          {(hasForm || byLine) && (
            <Button type="submit" form={formId} kind="primary" busy={busy} busyText={copy.proving}>
              {byLine ? lineState.goOn : copy.goOn}
            </Button>
          )}
          <Button disabled={busy} onClick={() => answerStepUp(false)}>
            {waits ? copy.close : copy.cancel}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{waits ? copy.waitsOnly : methods.includes('lineGrant') ? copy.waits : copy.text}</p>
        {methods.includes('assertion') && (
          <Button wide busy={isSigning} busyText={copy.proving} disabled={busy} onClick={proveByPasskey}>
            {copy.byPasskey}
          </Button>
        )}
        {byLine && <StepUpByLine formId={formId} onState={setLineState} />}
        {hasForm && (
          <form id={formId} className="stack fields" noValidate onSubmit={prove}>
            {byCode ? (
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
            ) : (
              <CurrentPasswordField
                ref={field}
                username={username}
                label={copy.password}
                value={password}
                onChange={(event) => {
                  setPassword(event.target.value);
                  setError(null);
                }}
                error={error}
              />
            )}
            {hasCode && hasPassword && (
              <TextLink
                onClick={() => {
                  setByCode(!byCode);
                  setError(null);
                }}
              >
                {byCode ? copy.byPassword : copy.byCode}
              </TextLink>
            )}
          </form>
        )}
      </div>
    </Dialog>
  );
}
