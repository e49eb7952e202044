// A code to a line that the person holds, where a password is not enough: the number, then the code.
import { type FormEvent, useRef, useState } from 'react';
import { sendConfirmCode } from '../../api/lines/line-code.ts';
import { validateCode } from '../../api/person/access.ts';
import { stepUp } from '../../api/person/session.ts';
import { answerStepUp } from '../../lib/step-up.ts';
import { storedProfile } from '../../session/session.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { OneTimeCodeField } from '../../ui/fields/one-time-code-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { isMistyped, needsAnother } from '../code/code-refusals.ts';
import { stepUpCopy as copy } from './step-up.copy.ts';

export interface StepUpByLineProps {
  formId: string;
  /** What the button of the form says, and whether it waits. */
  onState: (state: { goOn: string; isBusy: boolean }) => void;
}

export function StepUpByLine({ formId, onState }: StepUpByLineProps) {
  const [number, setNumber] = useState('');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<{ handle: string; destination: string } | null>(null);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const loginName = storedProfile()?.sub ?? '';
  const goOnOf = (isSent: boolean) => (isSent ? copy.goOn : copy.sendCode);

  function show(words: string | null) {
    setError(words);
    field.current?.focus();
  }

  async function send(): Promise<boolean> {
    const digits = number.replace(/\D/g, '');
    if (digits.length !== 10) return no(copy.lineMissing);
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
    onState({ goOn: goOnOf(sent !== null), isBusy: true });
    const isDone = await (sent ? prove(sent.handle) : send());
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
