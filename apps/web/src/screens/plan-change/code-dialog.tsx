// The popup of the SMS code: four boxes, one more code after a minute, three tries.
import type { Plan } from '@portal/contract/shopping/catalogue';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CodeBoxes } from '../../shared/code/code-boxes.tsx';
import { ResendCode } from '../../shared/code/resend-code.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/layers/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { codeCopy as copy } from './plan-change.copy.ts';
import type { SentPlanCode } from './plan-facts.ts';
import type { PlanOrderCourse } from './use-plan-order.ts';

const LENGTH = 4;
const RESEND_AFTER_MS = 60_000;

export function CodeDialog({ plan, course }: { plan: Plan; course: PlanOrderCourse }) {
  const formId = useId();
  const { code, busy } = course;
  const isSpent = course.refusal?.isSpent ?? false;
  return (
    <Dialog
      open={code !== null}
      onClose={course.close}
      dismissible={busy === null}
      title={copy.title}
      initialFocus="title"
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            busy={busy !== null}
            busyText={copy.checking}
            disabled={isSpent}
          >
            {copy.submit}
          </Button>
          <Button onClick={course.close} disabled={busy !== null}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      {code && <CodeForm id={formId} plan={plan} code={code} isSpent={isSpent} course={course} />}
    </Dialog>
  );
}

interface CodeFormProps {
  id: string;
  plan: Plan;
  code: SentPlanCode;
  isSpent: boolean;
  course: PlanOrderCourse;
}

function CodeForm({ id, plan, code, isSpent, course }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { refusal, trouble } = course;

  function empty() {
    setTyped('');
    field.current?.focus();
  }

  // After the dialog has taken the focus.
  useEffect(() => {
    requestAnimationFrame(() => field.current?.focus());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code empties the boxes
  useEffect(empty, [code.handle]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSpent) return;
    course.confirm(plan, typed, empty);
    if (typed.length < LENGTH) field.current?.focus();
  }

  return (
    <form id={id} className="stack" noValidate onSubmit={submit}>
      <p>{copy.lead(code.destination, plan.nombre)}</p>
      <CodeBoxes
        ref={field}
        label={copy.label}
        length={LENGTH}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          course.touch();
        }}
        tip={isSpent ? null : refusal?.text}
      />
      {isSpent && (
        <Notice kind="warning" announce>
          <p>{refusal?.text}</p>
        </Notice>
      )}
      {trouble && (
        <Notice kind={trouble.kind} title={trouble.title} announce>
          <p>{trouble.text}</p>
        </Notice>
      )}
      <ResendCode
        key={code.handle}
        allowedAt={code.sentAt + RESEND_AFTER_MS}
        expiresAt={code.expiresAt}
        isSpent={isSpent}
        onResend={() => course.resend(plan)}
      />
    </form>
  );
}

// What went wrong outside of the popup, in a dialog: on phones the button that was pressed is far from the page's text.
export function TroubleDialog({ course }: { course: PlanOrderCourse }) {
  const { trouble, code, close } = course;
  return (
    <Dialog
      open={trouble !== null && code === null}
      onClose={close}
      title={trouble?.title ?? (trouble?.kind === 'danger' ? copy.error : copy.notice)}
      actions={<Button onClick={close}>{copy.close}</Button>}
    >
      {trouble?.text}
    </Dialog>
  );
}
