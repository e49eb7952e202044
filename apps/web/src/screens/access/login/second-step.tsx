// The second step: a code of the app, or of the paper. Its code comes when somebody is asked for one.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { OneTimeCodeField } from '../../../ui/fields/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { lazyCode } from '../../../ui/waiting/lazy-code.ts';
import type { Refusal } from './login-rules.ts';
import type { LostFactorProps } from './lost-factor.tsx';
import { secondStepCopy as copy } from './second-step.copy.ts';

export interface SecondStepProps {
  busy: boolean;
  /** What the password was answered with. */
  attempt: string;
  refusal: Refusal | null;
  /** Where the refusal's words stand. */
  refusalId: string;
  onSubmit: (code: string) => void;
  onEdit: () => void;
  onBack: (why?: Refusal) => void;
}

const lostFactor = lazyCode<LostFactorProps>(() => import('./lost-factor.tsx').then((m) => m.LostFactor));

export function SecondStep(props: SecondStepProps) {
  const { attempt, onBack } = props;
  const [isLost, setIsLost] = useState(false);
  const LostFactor = isLost ? lostFactor.current() : undefined;
  if (LostFactor) return <LostFactor attempt={attempt} onReturn={() => setIsLost(false)} onOver={onBack} />;
  return <CodeStep {...props} onLost={() => setIsLost(true)} />;
}

function CodeStep({ busy, refusal, refusalId, ...on }: SecondStepProps & { onLost: () => void }) {
  const [isComing, setIsComing] = useState(false);
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
  const lose = async () => {
    setIsComing(true);
    const isHere = await lostFactor.promise().catch(() => null);
    setIsComing(false);
    if (isHere) on.onLost();
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
        <TextLink disabled={isComing} onClick={lose}>
          {copy.lost}
        </TextLink>
        <TextLink onClick={() => on.onBack()}>{copy.back}</TextLink>
      </form>
    </>
  );
}
