// «Confirma que eres tú»: the password or a code once more, for what whoever finds the portal open must not do.
import { mobileDigits } from '@portal/market/service-number';
import { type FormEvent, useId, useRef, useState } from 'react';
import { sendConfirmCode } from '../../api/lines/line-code.ts';
import { validateCode } from '../../api/person/access.ts';
import { stepUp } from '../../api/person/session.ts';
import { phoneToShow } from '../../lib/phone.ts';
import { settings } from '../../lib/settings.ts';
import { answerStepUp, stepUpMethods } from '../../lib/step-up.ts';
import { storedProfile } from '../../session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { OneTimeCodeField, TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { isMistyped, needsAnother } from '../code/resend-code.tsx';
import { useBusy } from '../use-task.ts';
import { CurrentPasswordField, currentPasswordWords } from './current-password-field.tsx';
import { stepUpCopy as copy } from './step-up.copy.ts';

export function StepUpDialog() {
  const { isBusy, during } = useBusy();
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
    const refusal = await during(stepUp(byCode ? { code: typed } : { password }));
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
        <p>
          {waits
            ? copy.waitsOnly(settings().helpPhone)
            : methods.includes('lineGrant')
              ? copy.waits
              : copy.text}
        </p>
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

// A code to a line that the person holds, where a password is not enough: the number, then the code.
interface StepUpByLineProps {
  formId: string;
  /** What the button of the form says, and whether it waits. */
  onState: (state: { goOn: string; isBusy: boolean }) => void;
}

function StepUpByLine({ formId, onState }: StepUpByLineProps) {
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<{ handle: string; destination: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { isBusy, during } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  const loginName = storedProfile()?.sub ?? '';
  const goOnOf = (isSent: boolean) => (isSent ? copy.goOn : copy.sendCode);

  function show(words: string | null) {
    setError(words);
    field.current?.focus();
  }

  async function send(): Promise<boolean> {
    const digits = number.replace(/\D/g, '');
    if (digits.length !== mobileDigits) return no(copy.lineMissing);
    const answer = await sendConfirmCode(digits, loginName);
    if ('error' in answer)
      return no(answer.status === 404 ? copy.lineWrong : answer.error.message || copy.failed);
    setSent(answer);
    setError(null);
    return true;
  }

  async function prove(handle: string): Promise<boolean> {
    const typed = code.replace(/\s/g, '');
    if (typed === '') return no(copy.codeMissing);
    const checked = await validateCode(handle, typed, { identifier: loginName, signedIn: true });
    if ('error' in checked) {
      const { code: refusal, message } = checked.error;
      return no(isMistyped(refusal) || needsAnother(refusal) ? message : copy.failed);
    }

    const refusal = await stepUp({ lineGrant: checked.grant });
    if (refusal) return no(copy.failed);
    answerStepUp(true);
    return true;
  }

  function no(words: string): false {
    show(words);
    return false;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    onState({ goOn: goOnOf(sent !== null), isBusy: true });
    const isDone = await during(sent ? prove(sent.handle) : send());
    onState({ goOn: goOnOf(sent !== null || isDone), isBusy: false });
  }

  return (
    <form id={formId} className="stack fields" noValidate onSubmit={submit}>
      {sent ? (
        <>
          <OneTimeCodeField
            key="code"
            ref={field}
            autoFocus
            label={copy.lineCode(sent.destination)}
            value={code}
            onTyped={(typed) => {
              setCode(typed);
              setError(null);
            }}
            error={error}
          />
          <TextLink
            onClick={() => {
              setSent(null);
              setCode('');
              setError(null);
              onState({ goOn: copy.sendCode, isBusy: false });
            }}
          >
            {copy.otherLine}
          </TextLink>
        </>
      ) : (
        <TextField
          key="line"
          ref={field}
          label={copy.line}
          hint={copy.lineHint}
          inputMode="tel"
          autoComplete="tel-national"
          value={number}
          onChange={({ target }) => {
            setNumber(target.value);
            setError(null);
          }}
          error={error}
        />
      )}
    </form>
  );
}
