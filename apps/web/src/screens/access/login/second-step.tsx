// The second step: a code of the app, or of the paper. Its code comes when somebody is asked for one.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { OneTimeCodeField } from '../../../ui/fields/one-time-code-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Refusal } from './login-rules.ts';
import { secondStepCopy as copy } from './second-step.copy.ts';

export interface SecondStepProps {
  busy: boolean;
  refusal: Refusal | null;
  /** Where the refusal's words stand. */
  refusalId: string;
  onSubmit: (code: string) => void;
  onEdit: () => void;
  onBack: () => void;
}

export function SecondStep({ busy, refusal, refusalId, ...on }: SecondStepProps) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Also when the step begins: the field that had the focus is gone.
  useEffect(() => {
    if (!busy) field.current?.focus();
  }, [busy]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else on.onSubmit(code);
  };
  const marked = refusal?.isOfFields ? { invalid: true, 'aria-describedby': refusalId } : {};

  return (
    <>
      <div className="stack tight">
        <h1>{copy.title}</h1>
        <p className="muted">{copy.lead}</p>
      </div>
      {refusal && (
        <Notice kind="danger" id={refusalId} title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      <form className="stack fields" method="post" noValidate onSubmit={submit} inert={busy}>
        <OneTimeCodeField
          {...marked}
          ref={field}
          label={copy.code}
          hint={copy.hint}
          value={code}
          onTyped={(typed) => {
            setCode(typed);
            setIsMissing(false);
            on.onEdit();
          }}
          error={isMissing && copy.missing}
        />
        <Button type="submit" kind="primary" size="lg" wide>
          {copy.submit}
        </Button>
        <TextLink onClick={on.onBack}>{copy.back}</TextLink>
      </form>
    </>
  );
}
